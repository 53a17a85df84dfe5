import { createHash } from "node:crypto";
import bcrypt from "bcryptjs";

const COST = 10;

// bcryptjs on purpose: it is part of the platform's required packages and needs no native build on any host.

/** bcrypt reads 72 bytes at most and stops at NUL, so it is given a digest of fixed length instead of the password. */
function digest(password: string): string {
  return createHash("sha256").update(password, "utf8").digest("base64");
}

/** Hashes a password of any length, without truncation, on a thread of its own: requests go on meanwhile. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(digest(password), COST);
}

const NOBODY = bcrypt.hashSync(digest("nobody has this password"), COST);

/** Compares in the same time whether the account exists or not; pass null for an unknown account. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const matches = await bcrypt.compare(digest(password), hash ?? NOBODY);
  return matches && hash !== null;
}
