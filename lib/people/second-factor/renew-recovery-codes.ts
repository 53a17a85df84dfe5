import { recordOwnAct } from "@/lib/people/auth/record-own-act";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { proveSecondFactor, refuseInactive, type SecondFactorChange } from "./prove-second-factor";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-code";
import type { RecoveryCodes } from "./second-factor-contract";
import { lockSecondFactor, replaceRecoveryCodes } from "./second-factor-store";

/** Hands out new recovery codes; the old ones are worth nothing from then on. Throws as proveSecondFactor. */
export async function renewRecoveryCodes(app: App, change: SecondFactorChange): Promise<RecoveryCodes> {
  await proveSecondFactor(app, change);
  const { userId } = change.actor;
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(app.db, async (tx) => {
    if (!(await lockSecondFactor(tx, { userId }))) refuseInactive();
    await replaceRecoveryCodes(tx, { userId, codeHashes: recoveryCodes.map(recoveryCodeHash) });
    await recordOwnAct(tx, { userId, action: "auth.recovery-codes-renewed", at: app.clock.now() });
  });
  return { recoveryCodes };
}
