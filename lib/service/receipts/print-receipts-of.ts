import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { printReceipts } from "./print-receipts";
import { listReceiptsOfBill, listReceiptsOfOrder } from "./receipt-store";

type Sold = { tenantId: TenantId } & ({ orderId: string } | { billId: string });

/** The receipt of an order or bill and its corrections as one PDF; null until it is issued. */
export async function printReceiptsOf(app: App, sold: Sold): Promise<Uint8Array | null> {
  const [receipt, ...corrections] = await ("orderId" in sold
    ? listReceiptsOfOrder(app.db, sold)
    : listReceiptsOfBill(app.db, sold));
  if (!receipt) return null;
  return printReceipts(app, { tenantId: sold.tenantId, receipts: [receipt, ...corrections] });
}
