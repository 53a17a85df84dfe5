import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";
import type { App } from "@/lib/restaurant/app";
import type { Browser } from "./browser";
import { checkStaffSignIn } from "./check-staff-sign-in";
import { openStaffSession } from "./open-staff-session";

/** Signs a member of staff in (Specification, Tenant authentication). Throws what checkStaffSignIn throws. */
export async function signInStaff(
  app: App,
  input: { email: string; password: string; browser: Browser } & FactorProof,
) {
  const account = await checkStaffSignIn(app, input);
  return openStaffSession(app, { account, browser: input.browser });
}
