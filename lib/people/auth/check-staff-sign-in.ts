import { isAppError } from "@/lib/core/errors/app-error";
import { checkSecondFactor } from "@/lib/people/second-factor/check-second-factor";
import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";
import { insertSignInFailure } from "@/lib/platform/audit/audit-store";
import type { App } from "@/lib/restaurant/app";
import type { Browser } from "./browser";
import { checkStaffPassword } from "./check-staff-password";
import { findStaffAccount, type StaffAccount, standingOf } from "./staff-user-store";

/** How many failures of one account, and of all unknown emails together, the audit log takes in a window. */
const MOST_OF_ACCOUNT = 10;
const MOST_OF_UNKNOWN = 100;
const WINDOW_MS = 15 * 60_000;

/**
 * The account of a user whose password and, if enabled, second factor were right. No session is opened yet; failures
 * are in the audit log. Throws as checkStaffPassword and checkSecondFactor do.
 */
export async function checkStaffSignIn(
  app: App,
  input: { email: string; password: string; browser: Browser } & FactorProof,
): Promise<StaffAccount> {
  try {
    const account = await checkStaffPassword(app, input);
    await checkSecondFactor(app, { userId: account.id, proof: input });
    return account;
  } catch (error) {
    if (isAppError(error)) await recordFailure(app, { email: input.email, code: error.code });
    throw error;
  }
}

/** Names the account that was tried, if there is one; never the email, nor who tried. */
async function recordFailure(app: App, { email, code }: { email: string; code: string }): Promise<void> {
  if (code !== "INVALID_CREDENTIALS" && code !== "INVALID_SECOND_FACTOR") return;
  const account = await findStaffAccount(app.db, email.trim().toLowerCase());
  const at = app.realClock.now();
  await insertSignInFailure(app.db, {
    subjectId: account?.id ?? null,
    tenantId: account && standingOf(account).tenantId,
    data: { account: account ? "known" : "unknown", reason: code },
    at,
    since: new Date(at.getTime() - WINDOW_MS),
    most: account ? MOST_OF_ACCOUNT : MOST_OF_UNKNOWN,
  });
}
