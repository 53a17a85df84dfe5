import { createHmac, timingSafeEqual } from "node:crypto";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { KeyRing } from "@/lib/platform/keys/key-ring";

const LINK_HOURS = 24;

/** `guestId` is any order, booking or place on a waitlist of the guest's. */
type LinkOf = { tenantId: TenantId; guestId: string };

function signature(key: string, { tenantId, guestId }: LinkOf, expiresAt: string): Buffer {
  return createHmac("sha256", key).update(`guest-data:${tenantId}:${guestId}:${expiresAt}`).digest();
}

/** A secret for an email to a guest, good for 24 hours. It names one of these, never the address. */
export function writeGuestDataToken([newest]: KeyRing, { now, ...of }: LinkOf & { now: Date }): string {
  const expiresAt = Math.floor(now.getTime() / 1000 + LINK_HOURS * 60 * 60).toString(36);
  return `${of.guestId}.${expiresAt}.${signature(newest, of, expiresAt).toString("base64url")}`;
}

/** The guest to whom the token was emailed; null once it has expired, and for any other token. */
export function readGuestDataToken(
  keys: KeyRing,
  { tenantId, token, now }: { tenantId: TenantId; token: string; now: Date },
): string | null {
  const [guestId = "", expiresAt = "", signed = ""] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const isOurs = keys
    .map((key) => signature(key, { tenantId, guestId }, expiresAt))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  return isOurs && Number.parseInt(expiresAt, 36) * 1000 > now.getTime() ? guestId : null;
}
