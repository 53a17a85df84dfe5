import { createHash } from "node:crypto";

/** The strong entity tag of a body. */
export function entityTagOf(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** Whether If-None-Match names the tag: compared weakly, and `*` names every one (RFC 9110, 13.1.2). */
export function namesEntityTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(",").some((named) => ["*", tag].includes(named.trim().replace(/^W\//, "")));
}
