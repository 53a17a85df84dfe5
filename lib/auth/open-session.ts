import type { App } from "@/lib/app/app";
import { setCookieLine } from "@/lib/http/cookies";
import { newId } from "@/lib/ids/ids";
import { insertSession, revokeSession } from "./session-store";
import {
  readSessionToken,
  SESSION_COOKIES,
  SESSION_SECONDS,
  type SessionKind,
  signSessionToken,
} from "./session-token";

/** Starts a fresh session and returns the Set-Cookie line that carries it. */
export async function openSession(
  app: App,
  input: { kind: SessionKind; subjectId: string; tenantId?: string; secure: boolean },
): Promise<string> {
  const issuedAt = app.clock.now();
  const id = newId("ses");
  await insertSession(app.db, {
    id,
    kind: input.kind,
    subjectId: input.subjectId,
    tenantId: input.tenantId ?? null,
    createdAt: issuedAt,
    expiresAt: new Date(issuedAt.getTime() + SESSION_SECONDS[input.kind] * 1000),
  });
  const token = await signSessionToken(app.env.SESSION_SECRET, {
    id,
    kind: input.kind,
    subjectId: input.subjectId,
    issuedAt,
  });
  return setCookieLine(SESSION_COOKIES[input.kind], token, {
    maxAgeSeconds: SESSION_SECONDS[input.kind],
    secure: input.secure,
  });
}

/** Revokes the session of a token, if it is a good one, and returns the Set-Cookie line that clears the cookie. */
export async function closeSession(
  app: App,
  input: { kind: SessionKind; token: string | null; secure: boolean },
): Promise<string> {
  const now = app.clock.now();
  const sessionId =
    input.token === null
      ? null
      : await readSessionToken(app.env.SESSION_SECRET, input.kind, input.token, now);
  if (sessionId) await revokeSession(app.db, { sessionId, now });
  return setCookieLine(SESSION_COOKIES[input.kind], "", { maxAgeSeconds: 0, secure: input.secure });
}
