import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { eraseTraces } from "./erase-from-gift-cards";
import type { EraseGiftCardBody } from "./gift-card-contract";
import { findTracesByProof } from "./gift-card-erasure-store";
import { matchGiftCardCode } from "./sealed-gift-card-code";

/**
 * Takes a buyer or a recipient without an account out of one gift card, by its code or purchase and their email. The
 * code still opens the card. Throws GIFT_CARD_NOT_FOUND, the same for a wrong code and a wrong email, and
 * ERASURE_BLOCKED while the payment or the email with the code is under way.
 */
export async function eraseGiftCard(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: EraseGiftCardBody },
): Promise<void> {
  const email = request.email.trim().toLowerCase();
  const pendingId = request.card.startsWith("gfp_") ? request.card : null;
  const match =
    pendingId === null
      ? matchGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, typed: request.card })
      : null;
  await inTransaction(app.db, async (tx) => {
    const traces = await findTracesByProof(tx, { tenantId, email, match, pendingId });
    if (traces.cards.length + traces.purchases.length === 0)
      fail("GIFT_CARD_NOT_FOUND", "There is no gift card with this code or purchase for this email.");
    if (!(await eraseTraces(tx, { email, traces })))
      fail("ERASURE_BLOCKED", "The card is not paid yet, or its code has not been sent. Try again later.");
  });
}
