import { fail } from "@/lib/core/errors/app-error";
import type { Attempt } from "@/lib/platform/rate-limit/limiter";
import { knownBrowserFailureLimit, type RateLimitPolicy } from "@/lib/platform/rate-limit/limits";
import { attemptForEmail } from "@/lib/platform/rate-limit/take-for-email";
import type { App } from "@/lib/restaurant/app";
import type { Browser } from "./browser";
import { findKnownBrowser } from "./known-browser";
import { verifyPassword } from "./password";

/**
 * Checks the password of a sign-in. The attempt is recorded before the password is checked, so a burst cannot test more
 * than the limit, and removed unless the password was wrong. A browser that has signed in to the account before has its
 * own count, so that other people's failures do not lock it out. Throws INVALID_CREDENTIALS, alike in words and time
 * for unknown account and wrong password, RATE_LIMITED and UNAVAILABLE.
 */
export async function checkPassword(
  app: App,
  input: {
    /** Null when the email has no account; what is counted for it is the same. */
    account: { id: string; passwordHash: string } | null;
    password: string;
    browser: Browser;
    /** Counts the failures of everybody for the account. */
    perAccount: { limit: RateLimitPolicy; within: readonly string[]; email: string };
    /** Counts the failures of the browser's address, where they are limited. */
    perAddress?: RateLimitPolicy;
  },
): Promise<void> {
  const { account, browser, perAccount, perAddress } = input;
  const browserId = account && (await knownBrowserOf(app, browser, account));
  const attempts: Attempt[] = [];
  const giveBack = () => Promise.all(attempts.map((attempt) => attempt.giveBack()));
  let isRight: boolean;
  try {
    if (perAddress) attempts.push(await app.limiter.attempt(perAddress, [browser.address]));
    attempts.push(
      browserId
        ? await app.limiter.attempt(knownBrowserFailureLimit, [browserId])
        : await attemptForEmail(app, perAccount.limit, perAccount),
    );
    isRight = await verifyPassword(input.password, account?.passwordHash ?? null, browser.gone);
  } catch (error) {
    await giveBack();
    throw error;
  }
  if (isRight) return void (await giveBack());
  await Promise.all(attempts.map((attempt) => attempt.fail()));
  fail("INVALID_CREDENTIALS", "Wrong email or password.");
}

function knownBrowserOf(app: App, { knownToken }: Browser, account: { id: string; passwordHash: string }) {
  return findKnownBrowser(app.env.SESSION_SECRET, { token: knownToken, account, now: app.realClock.now() });
}
