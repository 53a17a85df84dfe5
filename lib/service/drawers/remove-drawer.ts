import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { DrawerRef } from "./drawer";
import { lockDrawer, removeDrawerRow } from "./drawer-store";

/**
 * Takes a drawer that is closed out of use; its days and Z reports stay, and its members' takings go into the main one.
 * Nothing where it is gone already. Throws DRAWER_IS_OPEN, and MAIN_DRAWER_STAYS for the main one.
 */
export async function removeDrawer(app: App, { tenantId, drawerId }: DrawerRef): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const drawer = await lockDrawer(tx, { tenantId, drawerId });
    if (!drawer) return;
    if (drawer.isMain) fail("MAIN_DRAWER_STAYS", "The main drawer stays. Give it another name instead.");
    if (drawer.openDayId !== null)
      fail("DRAWER_IS_OPEN", `"${drawer.name}" is open. Count it and close it first.`);
    await removeDrawerRow(tx, { tenantId, drawerId, now: app.clock.now() });
  });
}
