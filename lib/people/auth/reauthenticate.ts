import { fail } from "@/lib/core/errors/app-error";
import type { FactorProof } from "@/lib/people/second-factor/second-factor-contract";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import type { Browser } from "./browser";
import { checkStaffSignIn } from "./check-staff-sign-in";
import { freshUntil } from "./fresh-sign-in";
import { recordOwnAct } from "./record-own-act";
import { renewSessionProof } from "./session-store";
import type { SignedIn } from "./signed-in-guards";

/**
 * Takes password and second factor again, under the limits of signing in, and makes the present session's sign-in fresh;
 * the token stays the same. Throws what checkStaffSignIn throws, and UNAUTHENTICATED for a session that has ended
 * meanwhile.
 */
export async function reauthenticate(
  app: App,
  input: { actor: SignedIn; password: string; browser: Browser } & FactorProof,
): Promise<{ freshUntil: string }> {
  const { actor, password, code, recoveryCode, browser } = input;
  const { sessionId, userId, email } = actor;
  await checkStaffSignIn(app, { email, password, code, recoveryCode, browser });
  const provenAt = app.realClock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await renewSessionProof(tx, { sessionId, now: provenAt })))
      fail("UNAUTHENTICATED", "Your session has ended. Sign in again.");
    await recordOwnAct(tx, { userId, action: "auth.reauthenticated", at: provenAt });
  });
  return { freshUntil: freshUntil({ provenAt }).toISOString() };
}
