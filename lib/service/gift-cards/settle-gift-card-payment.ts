import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/payments/processor";
import type { Tx } from "@/lib/platform/db/db";
import { confirmGiftCardPurchase } from "./confirm-gift-card-purchase";
import { findPurchaseById } from "./gift-card-purchase-store";

/**
 * What a payment that succeeded at the processor means when it is for a gift card: its card, in the transaction that
 * records the event. Another amount or currency than was asked for makes no card; the daily report shows it. Null when
 * the payment is for something else.
 */
export async function settleGiftCardPayment(
  app: App,
  intent: Pick<ProcessorIntent, "id" | "paymentId" | "receivedMinor" | "currency">,
): Promise<{ tenantId: TenantId; apply(tx: Tx): Promise<void> } | null> {
  const { paymentId: pendingId, receivedMinor, currency } = intent;
  if (!pendingId?.startsWith("gfp_")) return null;
  const purchase = await findPurchaseById(app.db, pendingId);
  if (!purchase) return null;
  const { tenantId } = purchase;
  if (purchase.amountMinor !== receivedMinor || purchase.currency !== currency) {
    app.log.error(
      { intentId: intent.id, pendingId, receivedMinor, currency },
      "a gift card was paid with another amount than its price",
    );
    return null;
  }
  return {
    tenantId,
    async apply(tx) {
      await confirmGiftCardPurchase(app, tx, { tenantId, pendingId, paidThrough: "processor" });
    },
  };
}
