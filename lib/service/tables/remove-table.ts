import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { hasOpenBill } from "@/lib/service/bills/bill-store";
import { getRoomTable } from "@/lib/service/reservations/get-room-table";
import { lockTables } from "@/lib/service/reservations/room-store";
import { isTableAwaited, markTableRemoved, replaceTablePairs } from "./table-store";

/**
 * Takes a table out of the room. Removing it again changes nothing. Throws
 * TABLE_HAS_BOOKINGS and TABLE_HAS_OPEN_BILL.
 */
export async function removeTable(
  app: App,
  {
    tenantId,
    tableId: id,
    precondition,
  }: { tenantId: TenantId; tableId: string; precondition?: Precondition | null },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const present = await lockTables(tx, { tenantId, tableIds: [id] });
    if (present.length === 0) return;
    await precondition?.(() => getRoomTable(tx, { tenantId, tableId: id }));
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
