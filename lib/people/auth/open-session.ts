import { newId } from "@/lib/core/ids/ids";
import type { Db, Tx } from "@/lib/platform/db/db";
import { setCookieLine } from "@/lib/platform/http/cookies";
import type { App } from "@/lib/restaurant/app";
import { type Browser, KNOWN_BROWSER_COOKIE } from "./browser";
import { KNOWN_BROWSER_SECONDS, rememberBrowser } from "./known-browser";
import { insertSession, revokeSession } from "./session-store";
import {
  readSessionToken,
  SESSION_COOKIES,
  SESSION_SECONDS,
  type SessionKind,
  signSessionToken,
} from "./session-token";

/** Starts a new session and returns its Set-Cookie line. */
export async function openSession(
  app: App,
  input: { kind: SessionKind; subjectId: string; tenantId?: string; secure: boolean },
  db: Db["prisma"] | Tx = app.db.prisma,
): Promise<string> {
  const issuedAt = app.clock.now();
  const id = newId("ses");
  await insertSession(db, {
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

/** Starts a session in a browser, which the account knows from now on. Returns the Set-Cookie lines, the session's first. */
export async function signInBrowser(
  app: App,
  input: {
    kind: SessionKind;
    account: { id: string; passwordHash: string };
    tenantId?: string;
    browser: Browser;
  },
  db: Db["prisma"] | Tx = app.db.prisma,
): Promise<string[]> {
  const { kind, account, tenantId, browser } = input;
  const session = await openSession(
    app,
    { kind, subjectId: account.id, tenantId, secure: browser.secure },
    db,
  );
  return [session, await knowBrowser(app, { account, browser })];
}

/** Makes a browser known to an account that its user has shown to be theirs. Returns the Set-Cookie line. */
export async function knowBrowser(
  app: App,
  { account, browser }: { account: { id: string; passwordHash: string }; browser: Browser },
): Promise<string> {
  const { secure, knownToken: token } = browser;
  const known = await rememberBrowser(app.env.SESSION_SECRET, { token, account, now: app.clock.now() });
  return setCookieLine(KNOWN_BROWSER_COOKIE, known, { maxAgeSeconds: KNOWN_BROWSER_SECONDS, secure });
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
  if (sessionId) await revokeSession(app.db.prisma, { sessionId, now });
  return clearedCookie(input);
}

/** The Set-Cookie line that takes a session out of a browser. */
export function clearedCookie({ kind, secure }: { kind: SessionKind; secure: boolean }): string {
  return setCookieLine(SESSION_COOKIES[kind], "", { maxAgeSeconds: 0, secure });
}
