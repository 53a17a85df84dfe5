import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { withUpdatedThrough } from "@/lib/platform/db/updated-through";
import {
  type GiftCardList,
  type GiftCardListQuery,
  giftCardToWire,
  pendingPurchaseToWire,
} from "./gift-card-contract";
import { listGiftCardRows } from "./gift-card-issue-store";
import { listPendingPurchases } from "./gift-card-purchase-store";

const PENDING_SHOWN = 100;

/** A restaurant's cards with their entries, newest first, a page at a time, and what waits for its payment. */
export async function listGiftCards(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: GiftCardListQuery },
): Promise<GiftCardList> {
  const { email, updatedSince, cursor = null, limit } = query;
  const since = updatedSince === undefined ? null : new Date(updatedSince);
  return withUpdatedThrough(app.db.sql, updatedSince, async () => {
    const [rows, pending] = await Promise.all([
      listGiftCardRows(app.db, { tenantId, email, updatedSince: since, after: cursor, limit: limit + 1 }),
      listPendingPurchases(app.db, { tenantId, limit: PENDING_SHOWN }),
    ]);
    const giftCards = rows.slice(0, limit).map(giftCardToWire);
    return {
      giftCards,
      pending: pending.map(pendingPurchaseToWire),
      nextCursor: rows.length > limit ? (giftCards.at(-1)?.id ?? null) : null,
    };
  });
}
