import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import { listBillRows } from "./bill-store";

/** The open bill of a table. Throws BILL_NOT_FOUND when nobody is eating there. */
export async function getTableBill(app: App, ref: { tenantId: TenantId; tableId: string }): Promise<Bill> {
  const [bill] = await listBillRows(app.db.prisma, { ...ref, status: "open", limit: 1 });
  return bill ?? fail("BILL_NOT_FOUND", "The table has no open bill.");
}
