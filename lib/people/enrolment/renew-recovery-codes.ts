import { recordOwnAct } from "@/lib/people/auth/record-own-act";
import { newRecoveryCodes, recoveryCodeHash } from "@/lib/people/second-factor/recovery-code";
import type { RecoveryCodes } from "@/lib/people/second-factor/second-factor-contract";
import { lockSecondFactor, replaceRecoveryCodes } from "@/lib/people/second-factor/second-factor-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { proveSecondFactor, refuseInactive, type SecondFactorChange } from "./prove-second-factor";

/** Hands out new recovery codes; the old ones are worth nothing from then on. Throws as proveSecondFactor. */
export async function renewRecoveryCodes(app: App, change: SecondFactorChange): Promise<RecoveryCodes> {
  await proveSecondFactor(app, change);
  const { userId } = change.actor;
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(app.db, async (tx) => {
    if (!(await lockSecondFactor(tx, { userId }))) refuseInactive();
    await replaceRecoveryCodes(tx, { userId, codeHashes: recoveryCodes.map(recoveryCodeHash) });
    await recordOwnAct(tx, { userId, action: "auth.recovery-codes-renewed", at: app.realClock.now() });
  });
  return { recoveryCodes };
}
