import { SignJWT } from "jose";
import type { SessionCookie } from "@/lib/platform/http/guard";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { signingKey, verifiedClaims } from "@/lib/platform/keys/signed-token";

/** Specification, Authentication: one kind of token is never accepted as another. */
export type SessionKind = "platform" | "admin" | "customer" | "bazar";

export const SESSION_COOKIES = {
  platform: "platform_session",
  admin: "admin_session",
  customer: "customer_session",
  bazar: "bazar_user_session",
} as const satisfies Record<SessionKind, SessionCookie>;

const HOUR_SECONDS = 3600;

export const SESSION_SECONDS = {
  platform: 24 * HOUR_SECONDS,
  admin: 24 * HOUR_SECONDS,
  customer: 30 * 24 * HOUR_SECONDS,
  bazar: 30 * 24 * HOUR_SECONDS,
} as const satisfies Record<SessionKind, number>;

/** An HS256 token that names a session and its kind. */
export function signSessionToken(
  [newest]: KeyRing,
  session: { id: string; kind: SessionKind; subjectId: string; issuedAt: Date },
): Promise<string> {
  const issuedAt = Math.floor(session.issuedAt.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(session.subjectId)
    .setJti(session.id)
    .setAudience(session.kind)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + SESSION_SECONDS[session.kind])
    .sign(signingKey(newest));
}

/** The session id of a genuine, unexpired token of this kind, else null. Whether it was revoked is the store's answer. */
export async function readSessionToken(
  keys: KeyRing,
  kind: SessionKind,
  token: string,
  now: Date,
): Promise<string | null> {
  const payload = await verifiedClaims(keys, token, {
    audience: kind,
    currentDate: now,
    requiredClaims: ["jti", "sub", "exp"],
  });
  return payload?.jti ?? null;
}
