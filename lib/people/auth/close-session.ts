import { setCookieLine } from "@/lib/platform/http/cookies";
import type { App } from "@/lib/restaurant/app";
import { revokeSession } from "./session-store";
import { readSessionToken, SESSION_COOKIES, type SessionKind } from "./session-token";

/** Revokes the session of a token, if it is a good one, and returns the Set-Cookie line that clears the cookie. */
export async function closeSession(
  app: App,
  input: { kind: SessionKind; token: string | null; secure: boolean },
): Promise<string> {
  const now = app.realClock.now();
  const sessionId =
    input.token === null
      ? null
      : await readSessionToken(app.env.SESSION_SECRET, input.kind, input.token, now);
  if (sessionId) await revokeSession(app.db.prisma, { sessionId, now });
  return clearedCookie(input);
}

/** The Set-Cookie line that takes a session out of a browser. */
export function clearedCookie({ kind, secure }: { kind: SessionKind; secure: boolean }): string {
  return setCookieLine(SESSION_COOKIES[kind], "", { maxAgeSeconds: 0, secure });
}
