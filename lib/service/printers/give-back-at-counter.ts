import { giveBackAtTill } from "@/lib/payments/till/give-back-at-till";
import type { SqlTx } from "@/lib/platform/db/sql";
import { kickDrawer } from "./kick-drawer";

/**
 * Records that the restaurant gave money back itself, as giveBackAtTill does, and opens the drawer that cash comes out of
 * once that is committed. It stays shut where no member gives it back, but a guest cancels.
 */
export async function giveBackAtCounter(
  tx: SqlTx,
  input: Parameters<typeof giveBackAtTill>[1],
): Promise<void> {
  const { tenantId, actorId, now } = input;
  const drawerDayId = await giveBackAtTill(tx, input);
  if (actorId !== null) await kickDrawer(tx, { tenantId, drawerDayId, now });
}
