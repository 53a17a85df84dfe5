import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import { openDays } from "@/lib/core/time/open-days";
import type { App } from "@/lib/payments/app";
import { listMovements } from "./balance-store";
import { amountsOf, causeOf, kindsOf, typeOf } from "./balance-transaction";
import { describeSubjects } from "./describe-subjects";
import type { BalanceTransactionList, BalanceTransactionWire, TransactionsQuery } from "./statement-contract";

/**
 * One page of what changed a restaurant's balance, newest first; `from` and `to` are whole days in its zone. Equal to the
 * books: without a filter the nets of all pages add up to the balance.
 */
export async function listBalanceTransactions(
  app: App,
  { tenantId, timeZone, query }: { tenantId: TenantId; timeZone: string; query: TransactionsQuery },
): Promise<z.input<typeof BalanceTransactionList>> {
  const { cursor, limit, type: only } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listMovements(app.db, {
    tenantId,
    after,
    limit: limit + 1,
    ...openDays(query, timeZone),
    kinds: only === undefined ? null : kindsOf(only),
  });
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
      reference: about?.reference ?? null,
      orderId: about?.orderId ?? null,
      billId: about?.billId ?? null,
      sourceId: causeOf(row.kind, row.uniqueKey),
      createdAt: row.createdAt.toISOString(),
    };
  });
  return { transactions, nextCursor };
}
