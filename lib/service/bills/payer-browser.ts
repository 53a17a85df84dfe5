import { newId } from "@/lib/core/ids/ids";
import { readCookie, setCookieLine } from "@/lib/platform/http/cookies";
import type { Client } from "@/lib/platform/http/guard";

/** Tells the browsers of a table apart, so that each has one pending payment and its own rounds. It opens nothing. Decisions 083, 106. */
export const BILL_BROWSER_COOKIE = "bill_browser";

const SECONDS = 24 * 3600;
const FORMAT = /^brw_[0-9a-z]{26}$/;

/** The browser of a guest that has the cookie, or null. */
export function knownBrowserOf(request: Request): string | null {
  const known = readCookie(request, BILL_BROWSER_COOKIE);
  return known !== null && FORMAT.test(known) ? known : null;
}

/** The browser in which a guest pays or orders, a new one where it is not known yet, and the Set-Cookie line that keeps it. */
export function payerBrowserOf(request: Request, { secure }: Client): { browserId: string; cookie: string } {
  const browserId = knownBrowserOf(request) ?? newId("brw");
  return {
    browserId,
    cookie: setCookieLine(BILL_BROWSER_COOKIE, browserId, { maxAgeSeconds: SECONDS, secure }),
  };
}
