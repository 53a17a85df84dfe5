import { recordOwnAct } from "@/lib/people/auth/record-own-act";
import { deleteSecondFactor } from "@/lib/people/second-factor/second-factor-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { proveSecondFactor, refuseInactive, type SecondFactorChange } from "./prove-second-factor";

/** Switches a second factor off; its recovery codes are worth nothing from then on. Throws as proveSecondFactor. */
export async function disableSecondFactor(app: App, change: SecondFactorChange): Promise<{ ok: true }> {
  await proveSecondFactor(app, change);
  const { userId } = change.actor;
  await inTransaction(app.db, async (tx) => {
    if (!(await deleteSecondFactor(tx, { userId }))) refuseInactive();
    await recordOwnAct(tx, { userId, action: "auth.second-factor-disabled", at: app.realClock.now() });
  });
  return { ok: true };
}
