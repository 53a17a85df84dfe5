import { createHash, randomInt } from "node:crypto";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";

/** Without what looks alike on a screen or on paper. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
/** Nearly 100 bits. */
const LENGTH = 20;
const SEPARATOR = "-";

/** A new code with which a device asks for its tickets. It names the restaurant, and cannot be guessed. */
export function newDeviceCode(tenantId: TenantId): string {
  const secret = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${tenantId}${SEPARATOR}${secret}`;
}

/** What is kept of a code. It is looked up by this digest, so that the time it takes tells nothing of the code. */
export function digestOfCode(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}

/** The restaurant that a code names, or null for what is no code. */
export function tenantOfCode(code: string): TenantId | null {
  const [tenantId, secret] = code.split(SEPARATOR);
  return tenantId && secret?.length === LENGTH ? mintTenantId(tenantId) : null;
}
