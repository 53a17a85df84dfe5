import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { getBillReceipts } from "@/lib/service/receipts/get-bill-receipts";
import type { Receipt } from "@/lib/service/receipts/receipt";
import { getGuestBill } from "./get-guest-bill";

/**
 * The receipt of the bill behind the link at a table and its corrections, oldest first, for as long as the link opens the
 * bill. Throws BILL_NOT_FOUND as getGuestBill does, and RECEIPT_NOT_FOUND until the bill is closed.
 */
export async function getGuestBillReceipts(
  app: App,
  { tenantId, token }: { tenantId: TenantId; token: string },
): Promise<[Receipt, ...Receipt[]]> {
  const { id: billId } = await getGuestBill(app, { tenantId, token });
  return getBillReceipts(app, { tenantId, billId });
}
