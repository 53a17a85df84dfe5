import { fail } from "@/lib/core/errors/app-error";
import { recordOwnAct } from "@/lib/people/auth/record-own-act";
import { revokeSessionsOf } from "@/lib/people/auth/session-store";
import type { SignedIn } from "@/lib/people/auth/signed-in-guards";
import { newRecoveryCodes, recoveryCodeHash } from "@/lib/people/second-factor/recovery-code";
import { openSealedSecret } from "@/lib/people/second-factor/sealed-secret";
import type { RecoveryCodes } from "@/lib/people/second-factor/second-factor-contract";
import {
  confirmDraft,
  findDraftSecret,
  replaceRecoveryCodes,
} from "@/lib/people/second-factor/second-factor-store";
import { stepOfCode } from "@/lib/people/second-factor/totp";
import { inTransaction } from "@/lib/platform/db/transaction";
import { secondFactorCodeLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";

/**
 * Enables a second factor with the app's first code, ends every other session of the account, and returns the recovery
 * codes. The code cannot be used again. Throws SECOND_FACTOR_INACTIVE when none was begun, INVALID_SECOND_FACTOR,
 * SECOND_FACTOR_ACTIVE when a rival was faster, and RATE_LIMITED.
 */
export async function confirmSecondFactor(
  app: App,
  { actor, code }: { actor: SignedIn; code: string },
): Promise<RecoveryCodes> {
  const { userId, sessionId } = actor;
  const sealedSecret = await findDraftSecret(app.db, { userId });
  if (sealedSecret === null)
    return fail("SECOND_FACTOR_INACTIVE", "There is nothing to confirm. Start again with your password.");
  const attempt = await app.limiter.attempt(secondFactorCodeLimit, [userId]);
  const now = app.realClock.now();
  const opened = openSealedSecret(app.env.SESSION_SECRET, userId, sealedSecret);
  const step = opened && stepOfCode(opened.secret, code, now);
  if (step === null) {
    await attempt.fail();
    return fail("INVALID_SECOND_FACTOR", "Wrong code. Enter the one that the app shows now.");
  }
  await attempt.giveBack();
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(app.db, async (tx) => {
    if (!(await confirmDraft(tx, { userId, sealedSecret, step, now })))
      fail(
        "SECOND_FACTOR_ACTIVE",
        "A second factor was enabled or restarted in the meantime. Reload and check.",
      );
    await replaceRecoveryCodes(tx, { userId, codeHashes: recoveryCodes.map(recoveryCodeHash) });
    await revokeSessionsOf(tx, { subjectId: userId, keepId: sessionId, now });
    await recordOwnAct(tx, { userId, action: "auth.second-factor-enabled", at: now });
  });
  return { recoveryCodes };
}
