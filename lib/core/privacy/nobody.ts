import { randomUUID } from "node:crypto";

const DOMAIN = "@erased.invalid";

/** An address that belongs to nobody, different each time, so that erased people cannot be linked. */
export function nobodyAddress(): string {
  return `${randomUUID()}${DOMAIN}`;
}

/** How an erased address ends. */
export const NOBODY_SUFFIX = DOMAIN;
