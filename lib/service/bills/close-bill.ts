import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import { issueBillReceipt } from "@/lib/service/receipts/receipt-issue-store";
import { type Bill, billTax } from "./bill";
import { recordBillChange } from "./bill-change-store";
import { billClosedEvent } from "./bill-event";
import { listTaxedItems } from "./bill-item-store";
import { closePaidBill, lockBill } from "./bill-store";
import { getBill } from "./get-bill";
import { guestRoundSettledEvent } from "./rounds/guest-round-event";
import { endWaitingRounds } from "./rounds/guest-round-store";

/** Closes a bill that is paid in full, once, with its receipt. Throws BILL_NOT_FOUND, BILL_NOT_PAID, and BILL_CLOSED when it is closed. */
export async function closeBill(
  app: App,
  { tenantId, billId, actorId }: { tenantId: TenantId; billId: string; actorId: string },
): Promise<Bill> {
  const now = app.clock.now();
  await inSqlTransaction(app.db, async (tx) => {
    const bill = await lockBill(tx, { tenantId, billId });
    if (!bill) return fail("BILL_NOT_FOUND", "There is no such bill.");
    if (bill.status === "closed") fail("BILL_CLOSED", "The bill is already closed.");
    if (!(await closePaidBill(tx, { tenantId, billId, actorId, now }))) {
      fail("BILL_NOT_PAID", "Something is still open on the bill. Take the payment first.");
    }
    await recordBillChange(tx, { tenantId, billId, now, change: { kind: "closed", actorId } });
    const ended = await endWaitingRounds(tx, { tenantId, billId, reason: "bill_closed", actorId, now });
    const taxLines = billTax(bill, await listTaxedItems(tx, { tenantId, billId }));
    const settled = ended.map(({ id }) =>
      guestRoundSettledEvent({ id, billId, ...bill, status: "refused" }, now),
    );
    const events = [billClosedEvent({ billId, ...bill }, now), ...settled];
    await appendEvents(tx, { tenantId, events, now });
    await issueBillReceipt(tx, { tenantId, billId, taxLines, now });
  });
  app.live.announce(tenantId);
  return getBill(app, { tenantId, billId });
}
