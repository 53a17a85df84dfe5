import type { App } from "@/lib/app/app";
import { inSqlTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import type { Bill } from "./bill";
import { closePaidBill, lockBill } from "./bill-store";
import { getBill } from "./get-bill";

/** Closes a bill that is paid in full, once. Throws BILL_NOT_FOUND, BILL_NOT_PAID, and BILL_CLOSED when it is closed. */
export async function closeBill(
  app: App,
  { tenantId, billId, actorId }: { tenantId: TenantId; billId: string; actorId: string },
): Promise<Bill> {
  await inSqlTransaction(app.db, async (client) => {
    const bill = await lockBill(client, { tenantId, billId });
    if (!bill) return fail("BILL_NOT_FOUND", "There is no such bill.");
    if (bill.status === "closed") fail("BILL_CLOSED", "The bill is closed already.");
    if (!(await closePaidBill(client, { tenantId, billId, actorId, now: app.clock.now() }))) {
      fail("BILL_NOT_PAID", "Something is still open on the bill. Take the payment first.");
    }
  });
  app.live.announce(tenantId);
  return getBill(app, { tenantId, billId });
}
