import type { z } from "zod";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { disputeView } from "@/lib/payments/disputes/dispute-list-contract";
import { listAllDisputeRows } from "@/lib/payments/disputes/dispute-list-store";
import { describeSubjects } from "@/lib/payments/statement/describe-subjects";
import type { DisputeReviewList, DisputeReviewQuery } from "./dispute-review-contract";

/** One page of what customers' banks ask back of all restaurants, newest first. */
export async function listAllDisputes(
  app: App,
  { cursor, limit, state }: DisputeReviewQuery,
): Promise<z.input<typeof DisputeReviewList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listAllDisputeRows(app.db, { after, limit: limit + 1, state: state ?? null });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const tenantIds = [...new Set(page.map(({ tenantId }) => tenantId))];
  const described = await Promise.all(
    tenantIds.map((id) => {
      const own = page.filter(({ tenantId }) => tenantId === id);
      return describeSubjects(app, mintTenantId(id), own);
    }),
  );
  const facts = new Map(described.flatMap((known) => [...known]));
  const disputes = page.map((row) => ({
    ...disputeView(row, facts.get(row.subjectId)),
    restaurant: { slug: row.slug, name: row.name },
  }));
  return { disputes, nextCursor };
}
