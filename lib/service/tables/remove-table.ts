import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { hasOpenBill } from "@/lib/service/bills/bill-store";
import { lockTables } from "@/lib/service/reservations/room-store";
import { isTableAwaited, markTableRemoved, replaceTablePairs } from "./table-store";

/**
 * Takes a table out of the room. Removing it again changes nothing. Throws
 * TABLE_HAS_BOOKINGS and TABLE_HAS_OPEN_BILL.
 */
export async function removeTable(
  app: App,
  { tenantId, tableId: id }: { tenantId: TenantId; tableId: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const present = await lockTables(tx, { tenantId, tableIds: [id] });
    if (present.length === 0) return;
    if (await isTableAwaited(tx, { tenantId, id, now })) {
      fail("TABLE_HAS_BOOKINGS", "This table has upcoming bookings. Move them first.");
    }
    if (await hasOpenBill(tx, { tenantId, tableId: id })) {
      fail("TABLE_HAS_OPEN_BILL", "Guests are eating at this table. Close their bill or move it first.");
    }
    await replaceTablePairs(tx, { tenantId, id, otherIds: [] });
    await markTableRemoved(tx, { tenantId, id, now });
  });
}
