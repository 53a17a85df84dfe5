import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 24;

/** What opens a bill to its guests: 192 random bits, so nobody finds one by trying. */
export function newBillToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}
