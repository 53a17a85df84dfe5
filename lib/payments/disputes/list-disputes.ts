import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { describeSubjects } from "@/lib/payments/statement/describe-subjects";
import { type DisputesQuery, disputeView, type PaymentDisputeList } from "./dispute-list-contract";
import { listDisputeRows } from "./dispute-list-store";

/** One page of what customers' banks ask back or have decided, newest first. */
export async function listDisputes(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: DisputesQuery },
): Promise<z.input<typeof PaymentDisputeList>> {
  const { cursor, limit, state = null, orderId = null } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listDisputeRows(app.db, { tenantId, after, limit: limit + 1, state, orderId });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const facts = await describeSubjects(app, tenantId, page);
  const disputes = page.map((row) => disputeView(row, facts.get(row.subjectId)));
  return { disputes, nextCursor };
}
