import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import { dayRange } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { readReceiptNumber } from "./receipt";
import { type ReceiptListQuery, receiptView } from "./receipt-contract";
import { listReceiptRows } from "./receipt-store";

/** One page of a restaurant's receipts and corrections, newest first; days are in its time zone. */
export async function listReceipts(
  app: App,
  { tenant, query }: { tenant: { id: TenantId; timeZone: string }; query: ReceiptListQuery },
) {
  const { cursor, limit, from, to, kind, orderId, billId } = query;
  const named = query.number === undefined ? null : readReceiptNumber(query.number);
  if (named && kind !== undefined && kind !== named.kind) return { receipts: [], nextCursor: null };
  const rows = await listReceiptRows(app.db, {
    tenantId: tenant.id,
    kind: named?.kind ?? kind,
    number: named?.number,
    orderId,
    billId,
    start: from === undefined ? undefined : dayRange(from, tenant.timeZone).start,
    end: to === undefined ? undefined : dayRange(to, tenant.timeZone).end,
    after: cursor === undefined ? null : readPageCursor(cursor),
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ issuedAt: at, id }) => ({ at, id }));
  return { receipts: page.map(receiptView), nextCursor };
}
