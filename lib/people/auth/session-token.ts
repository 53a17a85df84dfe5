import { jwtVerify, SignJWT } from "jose";
import type { SessionCookie } from "@/lib/platform/http/guard";

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

const keys = new Map<string, Uint8Array>();

function keyOf(secret: string): Uint8Array {
  const known = keys.get(secret);
  if (known) return known;
  const key = new TextEncoder().encode(secret);
  keys.set(secret, key);
  return key;
}

/** An HS256 token that names a session and its kind. */
export function signSessionToken(
  secret: string,
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
    .sign(keyOf(secret));
}

/** The session id of a genuine, unexpired token of this kind, else null. Whether it was revoked is the store's answer. */
export async function readSessionToken(
  secret: string,
  kind: SessionKind,
  token: string,
  now: Date,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ["HS256"],
      audience: kind,
      currentDate: now,
      requiredClaims: ["jti", "sub", "exp"],
    });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
