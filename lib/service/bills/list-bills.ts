import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Bill } from "./bill";
import type { BillListQuery } from "./bill-contract";
import { listBillRows } from "./bill-store";

/** One page of a restaurant's bills, newest first; `nextBefore` asks for the next page, null at the end. */
export async function listBills(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: BillListQuery },
): Promise<{ bills: Bill[]; nextBefore: string | null }> {
  const rows = await listBillRows(app.db.prisma, { tenantId, ...query, limit: query.limit + 1 });
  const bills = rows.slice(0, query.limit);
  return { bills, nextBefore: rows.length > query.limit ? (bills.at(-1)?.id ?? null) : null };
}
