import { createHash } from "node:crypto";
import type { IdPrefix } from "@/lib/core/ids/ids";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * The identifier of a demo object: the same at every seeding, so that running the seed again changes nothing. It looks
 * like any other id and is dated 2026-01-01, so real objects sort after it.
 */
export function demoId(prefix: IdPrefix, ...names: string[]): string {
  const digest = createHash("sha256").update(names.join("/")).digest();
  let random = "";
  for (let index = 0; index < 16; index++) random += ALPHABET[(digest[index] ?? 0) % 32];
  return `${prefix}_01kdv0w000${random}`;
}

/** The short id of a demo tenant. */
export function demoTenantId(slug: string): string {
  const digest = createHash("sha256").update(`tenant/${slug}`).digest();
  let id = "t";
  for (let index = 0; index < 11; index++) id += ALPHABET[(digest[index] ?? 0) % 32];
  return id;
}
