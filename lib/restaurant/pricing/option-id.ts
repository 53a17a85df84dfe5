import { optionKey } from "./option-label";

type Identified = { label: string; id?: string | undefined };

const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

/** 32 bits of a text, as cyrb53 mixes them; no secret is kept by it. */
function mixed(text: string, seed: number): number {
  let hash = 0xdeadbeef ^ seed;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 2654435761);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Six digits of 30 bits. */
function digitsOf(bits: number): string {
  return Array.from({ length: 6 }, (_, place) => DIGITS[(bits >>> (place * 5)) & 31]).join("");
}

/**
 * The id of an option that has kept none: it follows from its dish and its names, so that a menu of any age has ids
 * without a write, and a new price keeps them (ADR 117).
 */
export function namedOptionId(productId: string, group: string, label: string): string {
  const text = JSON.stringify([productId, group, optionKey(label)]);
  return `opt_${[1, 2, 3].map((seed) => digitsOf(mixed(text, seed))).join("")}`;
}

/** The id of an option of a dish. */
export function optionIdOf(productId: string, group: string, option: Identified): string {
  return option.id ?? namedOptionId(productId, group, option.label);
}
