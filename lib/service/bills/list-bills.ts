import { refuseQuery } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import type { BillListQuery } from "./bill-contract";
import { hasBill, listBillRows } from "./bill-store";

/**
 * One page of a restaurant's bills, newest first; `nextBefore` asks for the next page, null at the end. Throws
 * VALIDATION_FAILED for a `before` that is not one of the restaurant's bills.
 */
export async function listBills(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: BillListQuery },
): Promise<{ bills: Bill[]; nextBefore: string | null }> {
  const { before } = query;
  if (before && !(await hasBill(app.db.prisma, { tenantId, billId: before })))
    refuseQuery("before", "must be the nextBefore of an earlier answer");
  const rows = await listBillRows(app.db.prisma, { tenantId, ...query, limit: query.limit + 1 });
  const bills = rows.slice(0, query.limit);
  return { bills, nextBefore: rows.length > query.limit ? (bills.at(-1)?.id ?? null) : null };
}
