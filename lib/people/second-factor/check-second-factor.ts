import { fail } from "@/lib/core/errors/app-error";
import { recoveryCodeLimit, secondFactorCodeLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import { recoveryCodeHash } from "./recovery-code";
import { openSealedSecret, sealSecret } from "./sealed-secret";
import type { FactorProof } from "./second-factor-contract";
import { findSecondFactor, replaceSealedSecret, spendRecoveryCode, spendStep } from "./second-factor-store";
import { stepOfCode } from "./totp";

/**
 * Checks and uses up the second factor of a user whose password was right; without a second factor there is nothing to
 * check. Each attempt is recorded before it is checked, and removed if it was right. Throws SECOND_FACTOR_REQUIRED if
 * none was sent, INVALID_SECOND_FACTOR alike for wrong and used codes, and RATE_LIMITED after 5 wrong ones in 15
 * minutes.
 */
export async function checkSecondFactor(
  app: App,
  { userId, proof }: { userId: string; proof: FactorProof },
): Promise<void> {
  const factor = await findSecondFactor(app.db, { userId });
  if (!factor) return;
  const { code, recoveryCode } = proof;
  if (code === undefined && recoveryCode === undefined)
    fail("SECOND_FACTOR_REQUIRED", "Enter the code shown in your authenticator app, or a recovery code.");
  const now = app.realClock.now();
  const policy = code === undefined ? recoveryCodeLimit : secondFactorCodeLimit;
  const attempt = await app.limiter.attempt(policy, [userId]);
  const isRight =
    code === undefined
      ? await spendRecoveryCode(app.db.prisma, {
          userId,
          codeHash: recoveryCodeHash(recoveryCode ?? ""),
          now,
        })
      : await checkCode(app, { userId, sealedSecret: factor.sealedSecret, code, now });
  if (isRight) return attempt.giveBack();
  await attempt.fail();
  fail("INVALID_SECOND_FACTOR", "This code is wrong or has already been used. Wait for the next one.");
}

/**
 * A secret that cannot be opened, because its key is gone, has no right code; recovery codes still work. One that an older
 * key has sealed is sealed anew.
 */
async function checkCode(
  app: App,
  { userId, sealedSecret, code, now }: { userId: string; sealedSecret: string; code: string; now: Date },
): Promise<boolean> {
  const keys = app.env.SESSION_SECRET;
  const opened = openSealedSecret(keys, userId, sealedSecret);
  const step = opened && stepOfCode(opened.secret, code, now);
  if (step === null || !(await spendStep(app.db.prisma, { userId, step }))) return false;
  if (opened?.isOld) {
    const to = sealSecret(keys, userId, opened.secret);
    await replaceSealedSecret(app.db.prisma, { userId, from: sealedSecret, to });
  }
  return true;
}
