import { settleGiftCardDispute } from "@/lib/gift-cards/settle-gift-card-dispute";
import type { EventHandler } from "./event-effect";
import { readDisputeObject } from "./event-object";
import { findUnsettledIntent } from "./find-unsettled-intent";
import { findPaymentOwner } from "./payment-store";
import { type DisputeMoney, settleDispute } from "./settle-dispute";
import { settleIntent } from "./settle-intent";

/** `charge.dispute.*`: a customer's bank asks a payment back, and where its money is. */
export const onDispute =
  (money: DisputeMoney): EventHandler =>
  async (app, object) => {
    const dispute = readDisputeObject(object);
    const { intentId } = dispute;
    const ref = intentId && (await findPaymentOwner(app.db.prisma, { intentId, paymentId: null }));
    if (!intentId || !ref) return settleGiftCardDispute(app, { dispute, money });
    const intent = await findUnsettledIntent(app, ref, intentId);
    return {
      tenantId: ref.tenantId,
      async apply(tx) {
        if (intent) await settleIntent(app, tx, ref, intent);
        await settleDispute(app, tx, ref, { dispute, money });
      },
    };
  };
