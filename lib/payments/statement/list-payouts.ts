import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { PageQuery } from "@/lib/core/paging/page-query-contract";
import type { App } from "@/lib/payments/app";
import { transferSubject } from "@/lib/payments/payments/subject";
import { describeSubjects } from "./describe-subjects";
import { listTransfers } from "./payout-store";
import type { PayoutList, PayoutWire } from "./statement-contract";

/** One page of a restaurant's payouts, newest first, those that are owed or under way included. */
export async function listPayouts(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: PageQuery },
): Promise<z.input<typeof PayoutList>> {
  const { cursor, limit } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listTransfers(app.db, { tenantId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const transfers = page.map((row) => ({ row, subject: transferSubject(row) }));
  const facts = await describeSubjects(
    app,
    tenantId,
    transfers.map(({ subject }) => ({ subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null })),
  );
  const payouts = transfers.map(({ row, subject }): PayoutWire => {
    const about = subject === null ? undefined : facts.get(subject.id);
    return {
      id: row.id,
      amount: toMajor(row.amountMinor, row.currency),
      reversed: toMajor(row.reversedMinor, row.currency),
      currency: row.currency,
      status: row.status,
      failureReason: row.failureReason,
      subject,
      orderId: about?.orderId ?? null,
      billId: about?.billId ?? null,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.settledAt?.toISOString() ?? null,
    };
  });
  return { payouts, nextCursor };
}
