import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { lockTables } from "@/lib/service/reservations/room-store";
import type { Bill } from "./bill";
import { recordBillChange } from "./bill-change-store";
import { newBillCode } from "./bill-code";
import { billOpenedEvent } from "./bill-event";
import { getBillService } from "./bill-service-store";
import { insertBill } from "./bill-store";
import { newBillToken } from "./bill-token";
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
  const billId = newId("bil");
  const now = app.clock.now();
  const bill = {
    tenantId,
    billId,
    tableId,
    currency,
    guestCount,
    token: newBillToken(),
    code: newBillCode(null),
    openedBy: actorId,
    openedAt: now,
  };
  try {
    await inTransaction(app.db, async (tx) => {
      const [table] = await lockTables(tx, { tenantId, tableIds: [tableId] });
      if (!table) return fail("TABLE_NOT_FOUND", "There is no such table.");
      await insertBill(tx, { ...bill, ...(await getBillService(tx, { tenantId, guestCount })) });
      const change = { kind: "opened", subjectId: tableId, actorId } as const;
      await recordBillChange(tx, { tenantId, billId, now, change });
      const events = [billOpenedEvent({ billId, tableId, tableName: table.name }, now)];
      await appendEvents(tx, { tenantId, events, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("TABLE_HAS_OPEN_BILL", "The table has an open bill. Add to that one.");
    throw error;
  }
  app.live.announce(tenantId);
  return getBill(app, { tenantId, billId });
}
