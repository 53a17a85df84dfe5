import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { type EscrowReviewList, type EscrowReviewQuery, escrowReview } from "./escrow-review-contract";
import { listEscrowRows, listReleasingRows } from "./escrow-review-store";

/** One page of all restaurants' orders with their money: newest first, or what is released next. */
export async function listEscrow(
  app: App,
  query: EscrowReviewQuery,
): Promise<z.input<typeof EscrowReviewList>> {
  const { cursor, limit, tenantId: tenantRef, flagged, escrowStatus, releasing } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const filter = { tenantRef, after, limit: limit + 1 };
  const rows = releasing
    ? await listReleasingRows(app.db, filter)
    : await listEscrowRows(app.db, { ...filter, flagged, escrowStatus });
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, releaseAt, id }) => ({
    at: releasing ? (releaseAt ?? createdAt) : createdAt,
    id,
  }));
  return { escrow: page.map(escrowReview), nextCursor };
}
