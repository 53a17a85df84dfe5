import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { EvidenceFacts } from "@/lib/payments/payments/evidence-facts";
import type { SubjectRow } from "@/lib/payments/payments/payment-subject";
import { findPurchase } from "./gift-card-purchase-store";

/** What the restaurant knows of a gift card that was bought. Throws GIFT_CARD_PURCHASE_NOT_FOUND. */
export async function gatherPurchaseEvidence(app: App, { tenantId, id }: SubjectRow): Promise<EvidenceFacts> {
  const purchase = await findPurchase(app.db, { tenantId, pendingId: id });
  if (!purchase) return fail("GIFT_CARD_PURCHASE_NOT_FOUND", "There is no such purchase.");
  const { amountMinor, currency, purchaserEmail, recipientEmail, createdAt, confirmedAt } = purchase;
  const to = recipientEmail ?? purchaserEmail;
  return {
    title: "Gift card",
    soldAt: createdAt,
    customerName: null,
    customerEmail: purchaserEmail,
    deliveredTo: null,
    handedOverAt: confirmedAt,
    lines: [{ name: "Gift card", quantity: 1, priceMinor: amountMinor }],
    totalMinor: amountMinor,
    currency,
    story: confirmedAt
      ? [{ at: confirmedAt, what: `the gift card was paid and sent by email to ${to}` }]
      : [],
    receipt: null,
  };
}
