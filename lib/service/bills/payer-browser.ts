import { newId } from "@/lib/core/ids/ids";
import { readCookie, setCookieLine } from "@/lib/platform/http/cookies";
import type { Client } from "@/lib/platform/http/guard";

/** Tells the browsers of a table apart, so that each has one pending payment. It opens nothing. Decision 083. */
export const BILL_BROWSER_COOKIE = "bill_browser";

const SECONDS = 24 * 3600;
const FORMAT = /^brw_[0-9a-z]{26}$/;

/** The browser in which a guest pays, a new one where it is not known yet, and the Set-Cookie line that keeps it. */
export function payerBrowserOf(request: Request, { secure }: Client): { browserId: string; cookie: string } {
  const known = readCookie(request, BILL_BROWSER_COOKIE);
  const browserId = known !== null && FORMAT.test(known) ? known : newId("brw");
  return {
    browserId,
    cookie: setCookieLine(BILL_BROWSER_COOKIE, browserId, { maxAgeSeconds: SECONDS, secure }),
  };
}
