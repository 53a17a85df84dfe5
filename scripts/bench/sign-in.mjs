import { SignJWT } from "jose";

const DAY_SECONDS = 86_400;

/**
 * Opens a session, as lib/people/auth/session-token.ts names and signs it. A password costs as much processor time as
 * hundreds of the requests that are measured.
 *
 * @param {import("pg").Client} client
 * @param {{ id: string, kind: string, userId: string, secret: string }} session `secret`: SESSION_SECRET of the server
 * @returns {Promise<string>} the cookie
 */
export async function signIn(client, { id, kind, userId, secret }) {
  await client.query(
    `INSERT INTO session (id, kind, subject_id, created_at, expires_at) VALUES ($1, $2::session_kind, $3, now(), now() + interval '1 day')
     ON CONFLICT (id) DO UPDATE SET created_at = now(), expires_at = excluded.expires_at`,
    [id, kind, userId],
  );
  const now = Math.floor(Date.now() / 1_000);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(userId)
    .setJti(id)
    .setAudience(kind)
    .setIssuedAt(now)
    .setExpirationTime(now + DAY_SECONDS)
    .sign(new TextEncoder().encode(secret));
  return `${kind}_session=${token}`;
}
