import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { PageQuery } from "@/lib/core/paging/page-query-contract";
import type { App } from "@/lib/payments/app";
import { listMovements } from "./balance-store";
import { amountsOf, causeOf, typeOf } from "./balance-transaction";
import { describeSubjects } from "./describe-subjects";
import type { BalanceTransactionList, BalanceTransactionWire } from "./statement-contract";

/** One page of what changed a restaurant's balance, newest first. Equal to the books: the nets of all pages add up to it. */
export async function listBalanceTransactions(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: PageQuery },
): Promise<z.input<typeof BalanceTransactionList>> {
  const { cursor, limit } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listMovements(app.db, { tenantId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const facts = await describeSubjects(app, tenantId, page);
  const transactions = page.map((row): BalanceTransactionWire => {
    const { subjectKind: kind, subjectId, currency } = row;
    const { type, purse } = typeOf(row.kind);
    const { grossMinor, feeMinor, netMinor } = amountsOf(row);
    const about = subjectId === null ? undefined : facts.get(subjectId);
    return {
      id: row.id,
      type,
      description: purse === null ? `balance.${type}` : `balance.${type}.${purse}`,
      purse,
      gross: toMajor(grossMinor, currency),
      fee: toMajor(feeMinor, currency),
      net: toMajor(netMinor, currency),
      held: toMajor(row.heldMinor, currency),
      available: toMajor(row.availableMinor, currency),
      currency,
      subject: kind !== null && subjectId !== null ? { kind, id: subjectId } : null,
      orderId: about?.orderId ?? null,
      billId: about?.billId ?? null,
      sourceId: causeOf(row.kind, row.uniqueKey),
      createdAt: row.createdAt.toISOString(),
    };
  });
  return { transactions, nextCursor };
}
