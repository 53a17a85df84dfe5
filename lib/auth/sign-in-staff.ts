import type { App } from "@/lib/app/app";
import type { Browser } from "./browser";
import { checkStaffPassword } from "./check-staff-password";
import { openStaffSession } from "./open-staff-session";

/** Signs a member of staff in (Specification, Tenant authentication). Throws what the check of the password throws. */
export async function signInStaff(app: App, input: { email: string; password: string; browser: Browser }) {
  const account = await checkStaffPassword(app, input);
  return openStaffSession(app, { account, browser: input.browser });
}
