import type { TenantId } from "@/lib/core/ids/tenant-id";
import { idPageOf, placeAfter } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import type { BillListQuery } from "./bill-contract";
import { hasBill, listBillRows } from "./bill-store";

/** One page of a restaurant's bills, newest first. Throws VALIDATION_FAILED for a cursor that is not one of its bills. */
export async function listBills(app: App, { tenantId, query }: { tenantId: TenantId; query: BillListQuery }) {
  const isKnown = (billId: string) => hasBill(app.db.prisma, { tenantId, billId });
  const before = await placeAfter(query, isKnown);
  const rows = await listBillRows(app.db.prisma, { tenantId, ...query, before, limit: query.limit + 1 });
  return idPageOf(rows, query.limit);
}
