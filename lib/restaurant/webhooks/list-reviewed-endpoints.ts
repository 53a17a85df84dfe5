import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/restaurant/app";
import { reviewedEndpoint, type WebhookReviewList, type WebhookReviewQuery } from "./webhook-review-contract";
import { listReviewedEndpointRows, SORTED_BY } from "./webhook-review-store";

/** One page of all restaurants' webhook endpoints, above all of those in trouble. */
export async function listReviewedEndpoints(
  app: App,
  { state, tenantId: tenantRef, cursor, limit }: WebhookReviewQuery,
): Promise<z.input<typeof WebhookReviewList>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listReviewedEndpointRows(app.db, { state, tenantRef, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, (row) => ({
    at: row[SORTED_BY[state]] ?? row.createdAt,
    id: row.id,
  }));
  return { webhookEndpoints: page.map(reviewedEndpoint), nextCursor };
}
