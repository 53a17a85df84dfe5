import type { z } from "zod";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { describeSubjects } from "@/lib/payments/statement/describe-subjects";
import { payoutView, subjectColumns } from "@/lib/payments/statement/payout-view";
import type { PayoutReviewList, PayoutReviewQuery } from "./payout-review-contract";
import { listReviewedPayouts } from "./payout-review-store";

/** One page of the payouts of all restaurants, newest first. */
export async function listAllPayouts(
  app: App,
  { cursor, limit, status, tenantId }: PayoutReviewQuery,
): Promise<z.input<typeof PayoutReviewList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listReviewedPayouts(app.db, {
    status: status ?? null,
    tenantRef: tenantId ?? null,
    after,
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const tenantIds = [...new Set(page.map(({ tenantId }) => tenantId))];
  const described = await Promise.all(
    tenantIds.map((id) => {
      const own = page.filter(({ tenantId }) => tenantId === id);
      return describeSubjects(app, mintTenantId(id), own.map(subjectColumns));
    }),
  );
  const facts = new Map(described.flatMap((known) => [...known]));
  const payouts = page.map((row) => ({
    ...payoutView(row, facts),
    restaurant: { slug: row.slug, name: row.name },
    hasAccount: row.hasAccount,
  }));
  return { payouts, nextCursor };
}
