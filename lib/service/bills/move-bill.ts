import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { Precondition } from "@/lib/platform/http/precondition";
import { lockTables } from "@/lib/service/reservations/room-store";
import type { Bill } from "./bill";
import { recordBillChange } from "./bill-change-store";
import { billView } from "./bill-contract";
import { billUpdatedEvent } from "./bill-event";
import { findBill, lockBill, moveBillRow } from "./bill-store";
import { getBill } from "./get-bill";

/**
 * Takes an open bill along to another table that has none. Both tables are held, in one order for everybody, before the
 * bill is: guests who change places with each other do not wait for each other. Throws BILL_NOT_FOUND, BILL_CLOSED,
 * TABLE_NOT_FOUND, TABLE_HAS_OPEN_BILL also when a rival was faster, and BILL_MOVED when the bill was moved meanwhile.
 */
export async function moveBill(
  app: App,
  input: {
    tenantId: TenantId;
    billId: string;
    tableId: string;
    actorId: string;
    precondition?: Precondition | null;
  },
): Promise<Bill> {
  const { tenantId, billId, tableId: to, actorId } = input;
  const { tableId: from } = await getBill(app, { tenantId, billId });
  const now = app.clock.now();
  try {
    await inTransaction(app.db, async (tx) => {
      const tables = await lockTables(tx, { tenantId, tableIds: [from, to] });
      const bill = await lockBill(tx, { tenantId, billId });
      if (!bill) return fail("BILL_NOT_FOUND", "There is no such bill.");
      await input.precondition?.(async () => {
        const whole = await findBill(tx, { tenantId, billId });
        return whole && billView(whole);
      });
      if (bill.status === "closed") fail("BILL_CLOSED", "The bill is closed.");
      if (!tables.some(({ id }) => id === to)) fail("TABLE_NOT_FOUND", "There is no such table.");
      if (bill.tableId === to) return;
      if (!(await moveBillRow(tx, { tenantId, billId, from, to }))) {
        fail("BILL_MOVED", "Somebody else has just moved the bill. Load it again.");
      }
      const change = { kind: "moved", subjectId: to, note: bill.tableName, actorId } as const;
      await recordBillChange(tx, { tenantId, billId, now, change });
      const events = [billUpdatedEvent({ billId, change: "moved" }, now)];
      await appendEvents(tx, { tenantId, events, now });
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail("TABLE_HAS_OPEN_BILL", "The other table has an open bill.");
    throw error;
  }
  app.live.announce(tenantId);
  return getBill(app, { tenantId, billId });
}
