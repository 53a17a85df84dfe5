import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { closeIntentNow } from "@/lib/payments/payments/close-intent-now";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import { purchaseSubject } from "@/lib/payments/subject/subject";
import type { TakeAtTillBody } from "@/lib/payments/till/till-payment-contract";
import { inTransaction } from "@/lib/platform/db/transaction";
import { takeOutsideEmail } from "@/lib/restaurant/tenancy/take-outside-email";
import { confirmGiftCardPurchase } from "./confirm-gift-card-purchase";
import { getGiftCardCode } from "./get-gift-card-code";
import { type IssuedGiftCard, issuedGiftCardToWire } from "./gift-card-contract";
import { findPurchase } from "./gift-card-purchase-store";

/**
 * The restaurant has taken the money for a purchase. An online payment that is still open is canceled first, so that
 * nobody pays twice. Confirming again answers the same card. Throws GIFT_CARD_PURCHASE_NOT_FOUND,
 * PROCESSOR_UNAVAILABLE, GIFT_CARD_CODE_LOST, PAYMENT_METHOD_UNAVAILABLE, and RATE_LIMITED where the card goes to somebody other than its buyer.
 */
export async function confirmGiftCardByHand(
  app: App,
  input: { tenantId: TenantId; pendingId: string; payment: TakeAtTillBody | null; actorId: string },
): Promise<IssuedGiftCard> {
  const { tenantId, pendingId, payment: taken, actorId } = input;
  const purchase = (await findPurchase(app.db, { tenantId, pendingId })) ?? refuseUnknownPurchase();
  const { confirmedAt, recipientEmail, purchaserEmail } = purchase;
  if (confirmedAt === null && recipientEmail !== null && recipientEmail !== purchaserEmail)
    await takeOutsideEmail(app, { tenantId, kind: "guestEmails", mailbox: recipientEmail });
  const ref = { tenantId, subject: purchaseSubject(pendingId) };
  const intent = await closeIntentNow(app, ref);
  const card = await inTransaction(app.db, async (tx) => {
    const payment = intent && (await findPayment(tx, ref));
    if (payment) await settleIntent(app, tx, payment, intent);
    const by = { payment: taken, actorId };
    return confirmGiftCardPurchase(app, tx, { tenantId, pendingId, paidThrough: "restaurant", by });
  });
  app.live.announce(tenantId);
  const issued = card ?? refuseUnknownPurchase();
  return issuedGiftCardToWire(issued, getGiftCardCode(app, { tenantId, card: issued }));
}

function refuseUnknownPurchase(): never {
  return fail("GIFT_CARD_PURCHASE_NOT_FOUND", "There is no such gift-card purchase.");
}
