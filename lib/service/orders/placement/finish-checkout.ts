import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { requestIntent } from "@/lib/payments/payments/request-intent";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { recordGiftCardUse } from "@/lib/service/gift-cards/record-gift-card-use";
import { orderCreatedEvent } from "@/lib/service/orders/order-event";
import { abandonCheckout } from "./abandon-checkout";
import type { Checkout } from "./checkout-store";
import { completeAnswer, placedAnswer } from "./placed-answer";
import { insertOrder } from "./placement-store";
import { refuseUnwritten } from "./refuse-order";

/**
 * Makes the intent of a checkout and turns it into an order, and returns the answer. Gives everything back that the
 * checkout took, and throws PROCESSOR_UNAVAILABLE or AMOUNT_TOO_SMALL, when there is no intent.
 */
export async function finishCheckout(
  app: App,
  input: { tenant: ShopTenant; checkout: Checkout; claim: IdempotencyClaim | null },
): Promise<string> {
  const { tenant, checkout, claim } = input;
  const { order } = checkout;
  const tenantId = tenant.id;
  const method = isTillMethod(order.paymentMethod)
    ? fail("INTERNAL", "This order is not paid online.")
    : order.paymentMethod;
  const intent = await requestIntent(app, {
    tenant,
    paymentId: checkout.paymentId,
    subject: orderSubject(order.id),
    method,
    amountMinor: order.totalMinor,
    description: `Order at ${tenant.name}`,
  }).catch(async (error: unknown) => {
    await abandonCheckout(app, { tenantId, orderId: order.id });
    throw error;
  });
  const { clientSecret } = intent;
  const answer = placedAnswer(order, tenant, clientSecret);
  const placement = {
    tenantId,
    order,
    event: orderCreatedEvent({ ...order, number: 0 }),
    stockNeeds: order.items,
    claim,
    answer,
    payment: { id: checkout.paymentId, intentId: intent.id, clientSecret },
    email: null,
  };
  const written =
    order.giftCardId === null
      ? await insertOrder(app.db.sql, placement)
      : await inSqlTransaction(app.db, async (tx) => {
          const inserted = await insertOrder(tx, placement);
          if (inserted.ok) await recordGiftCardUse(tx, { tenantId, order, now: app.clock.now() });
          return inserted;
        });
  return written.ok ? completeAnswer(answer, written.number) : refuseUnwritten(null, []);
}
