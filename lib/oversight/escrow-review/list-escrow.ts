import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { type EscrowReviewList, type EscrowReviewQuery, escrowReview } from "./escrow-review-contract";
import { listEscrowRows } from "./escrow-review-store";

/** One page of all restaurants' orders with their money, newest first. */
export async function listEscrow(
  app: App,
  query: EscrowReviewQuery,
): Promise<z.input<typeof EscrowReviewList>> {
  const { cursor, limit, tenantId: tenantRef, flagged, escrowStatus } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const filter = { flagged, escrowStatus, tenantRef, after, limit: limit + 1 };
  const rows = await listEscrowRows(app.db, filter);
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { escrow: page.map(escrowReview), nextCursor };
}
