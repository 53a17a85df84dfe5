import type { Db, Tx } from "@/lib/platform/db/db";
import type { App } from "@/lib/restaurant/app";
import type { Browser } from "./browser";
import { knowBrowser } from "./know-browser";
import { openSession } from "./open-session";
import type { SessionKind } from "./session-token";

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
