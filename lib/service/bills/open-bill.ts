import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import { lockTables } from "@/lib/service/reservations/room-store";
import { beginBill } from "./begin-bill";
import type { Bill } from "./bill";
import { getBill } from "./get-bill";

/**
 * Opens a bill for a table, empty. The table is held, so that it cannot be taken out of the room meanwhile. The bill
 * keeps the service charge of that moment. Throws
 * TABLE_NOT_FOUND, and TABLE_HAS_OPEN_BILL also when a rival was faster.
 */
export async function openBill(
  app: App,
  input: {
    tenantId: TenantId;
    tableId: string;
    currency: string;
    guestCount?: number | undefined;
    actorId: string;
  },
): Promise<Bill> {
  const { tenantId, tableId, currency, guestCount = null, actorId } = input;
  let billId: string;
  try {
    billId = await inTransaction(app.db, async (tx) => {
      const [table] = await lockTables(tx, { tenantId, tableIds: [tableId] });
      if (!table) return fail("TABLE_NOT_FOUND", "There is no such table.");
      const begun = { tenantId, tableId, tableName: table.name, currency, guestCount, actorId };
      return beginBill(tx, { ...begun, now: app.clock.now() });
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("TABLE_HAS_OPEN_BILL", "The table has an open bill. Add to that one.");
    throw error;
  }
  app.live.announce(tenantId);
  return getBill(app, { tenantId, billId });
}
