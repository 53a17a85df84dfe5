import type { App } from "@/lib/payments/app";
import { findBillDisputeEffect } from "@/lib/service/bills/find-bill-dispute-effect";
import { settleGiftCardDispute } from "@/lib/service/gift-cards/settle-gift-card-dispute";
import type { EventEffect } from "./event-effect";
import { findUnsettledIntent } from "./find-unsettled-intent";
import type { DisputeMoney } from "./follow-dispute";
import { findPaymentOwner } from "./payment-store";
import type { ProcessorDispute } from "./processor";
import { settleDispute } from "./settle-dispute";
import { settleIntent } from "./settle-intent";

/**
 * What news of a dispute mean for the order, the table's bill or the gift card whose payment it is about, or null when it
 * is none of ours. A payment that we have not heard of yet is read from the processor. Throws PROCESSOR_UNAVAILABLE.
 */
export async function findDisputeEffect(
  app: App,
  { dispute, money }: { dispute: ProcessorDispute; money: DisputeMoney },
): Promise<EventEffect | null> {
  const { intentId } = dispute;
  if (!intentId) return null;
  const ref = await findPaymentOwner(app.db.prisma, { intentId, paymentId: null });
  if (!ref) {
    const forBill = await findBillDisputeEffect(app, { intentId, dispute, money });
    return forBill ?? settleGiftCardDispute(app, { dispute, money });
  }
  const intent = await findUnsettledIntent(app, ref, intentId);
  return {
    tenantId: ref.tenantId,
    async apply(tx) {
      if (intent) await settleIntent(app, tx, ref, intent);
      await settleDispute(app, tx, ref, { dispute, money });
    },
  };
}
