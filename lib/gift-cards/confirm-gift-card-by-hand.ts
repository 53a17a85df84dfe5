import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { confirmGiftCardPurchase } from "./confirm-gift-card-purchase";
import { type GiftCardWire, giftCardToWire } from "./gift-card-contract";
import { findPurchase } from "./gift-card-purchase-store";

/**
 * The restaurant has taken the money for a purchase. An online payment that is still open is canceled first, so that
 * nobody pays twice. Confirming again answers the same card. Throws GIFT_CARD_PURCHASE_NOT_FOUND and
 * PROCESSOR_UNAVAILABLE.
 */
export async function confirmGiftCardByHand(
  app: App,
  { tenantId, pendingId }: { tenantId: TenantId; pendingId: string },
): Promise<GiftCardWire> {
  const purchase = (await findPurchase(app.db, { tenantId, pendingId })) ?? refuseUnknownPurchase();
  const { intentId, confirmedAt } = purchase;
  const wasPaidOnline =
    intentId !== null && confirmedAt === null && !(await closeIntent(app, { intentId, pendingId }));
  const paidThrough = wasPaidOnline ? "processor" : "restaurant";
  const card = await inTransaction(app.db, (tx) =>
    confirmGiftCardPurchase(app, tx, { tenantId, pendingId, paidThrough }),
  );
  app.live.announce(tenantId);
  return giftCardToWire(card ?? refuseUnknownPurchase());
}

/** True when nobody can pay any more, false when somebody has. */
async function closeIntent(
  app: App,
  { intentId, pendingId }: { intentId: string; pendingId: string },
): Promise<boolean> {
  const canceled = await app.payments.cancelIntent({ intentId, paymentId: pendingId });
  if (canceled.ok) return canceled.value.state !== "succeeded";
  const found = await app.payments.retrieveIntent(intentId);
  if (found.ok && found.value.state !== "open") return found.value.state === "canceled";
  return fail("PROCESSOR_UNAVAILABLE", "The online payment could not be canceled. Try again in a moment.");
}

function refuseUnknownPurchase(): never {
  return fail("GIFT_CARD_PURCHASE_NOT_FOUND", "There is no such gift-card purchase.");
}
