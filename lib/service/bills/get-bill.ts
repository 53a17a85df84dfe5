import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import { findBill } from "./bill-store";

/** One bill. Throws BILL_NOT_FOUND, also for another restaurant's. */
export async function getBill(app: App, ref: { tenantId: TenantId; billId: string }): Promise<Bill> {
  return (await findBill(app.db.prisma, ref)) ?? fail("BILL_NOT_FOUND", "There is no such bill.");
}
