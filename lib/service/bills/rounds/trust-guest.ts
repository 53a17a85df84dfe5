import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { lockBill } from "@/lib/service/bills/bill-store";
import { ensureBillGuest } from "./bill-guest-store";

/** Notes that a browser's guest is known to sit at a bill's table: they have its digits. Nothing once it is closed. */
export async function trustGuest(
  app: App,
  { tenantId, billId, browserId }: { tenantId: TenantId; billId: string; browserId: string },
): Promise<void> {
  await inSqlTransaction(app.db, async (tx) => {
    const bill = await lockBill(tx, { tenantId, billId });
    if (bill?.status !== "open") return;
    const now = app.clock.now();
    await ensureBillGuest(tx, { tenantId, billId, browserId, name: null, trusted: true, now });
  });
}
