import { setCookieLine } from "@/lib/platform/http/cookies";
import type { App } from "@/lib/restaurant/app";
import { type Browser, KNOWN_BROWSER_COOKIE } from "./browser";
import { KNOWN_BROWSER_SECONDS, rememberBrowser } from "./known-browser";

/** Makes a browser known to an account that its user has shown to be theirs. Returns the Set-Cookie line. */
export async function knowBrowser(
  app: App,
  { account, browser }: { account: { id: string; passwordHash: string }; browser: Browser },
): Promise<string> {
  const { secure, knownToken: token } = browser;
  const known = await rememberBrowser(app.env.SESSION_SECRET, { token, account, now: app.realClock.now() });
  return setCookieLine(KNOWN_BROWSER_COOKIE, known, { maxAgeSeconds: KNOWN_BROWSER_SECONDS, secure });
}
