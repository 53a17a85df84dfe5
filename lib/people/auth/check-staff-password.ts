import { fail } from "@/lib/core/errors/app-error";
import { staffLoginAddressLimit, staffLoginFailureLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import type { Browser } from "./browser";
import { checkPassword } from "./check-password";
import { findStaffAccount, type StaffAccount } from "./staff-user-store";

/**
 * The account of a staff or platform user whose password was right; no session is opened yet. Throws
 * INVALID_CREDENTIALS, RATE_LIMITED after 10 failures for one email in 15 minutes, and UNAVAILABLE.
 */
export async function checkStaffPassword(
  app: App,
  input: { email: string; password: string; browser: Browser },
): Promise<StaffAccount> {
  const email = input.email.trim().toLowerCase();
  const account = await findStaffAccount(app.db, email);
  await checkPassword(app, {
    account,
    password: input.password,
    browser: input.browser,
    perAccount: { limit: staffLoginFailureLimit, within: [], email },
    perAddress: staffLoginAddressLimit,
  });
  return account ?? fail("INVALID_CREDENTIALS", "Wrong email or password.");
}
