import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { requestIntent } from "@/lib/payments/payments/request-intent";
import { orderSubject } from "@/lib/payments/payments/subject";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { answerClaim, type IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import type { ShopTenant } from "@/lib/restaurant/menu/shop";
import { takeStock } from "@/lib/restaurant/menu/stock-store";
import { recordGiftCardUse } from "@/lib/service/gift-cards/record-gift-card-use";
import { abandonCheckout } from "./abandon-checkout";
import { type Checkout, findCheckout, insertCheckout } from "./checkout-store";
import type { StockNeed } from "./draft-order";
import { orderCreatedEvent } from "./order-event";
import { payBeforeOf } from "./payment-window";
import { completeAnswer, placedAnswer } from "./placed-answer";
import { insertOrder } from "./placement-store";
import { refuseUnwritten } from "./refuse-order";
import { reserveCodes } from "./reserve-codes";

/**
 * Places an order that is paid online. Everything it needs is reserved and committed first, then the processor creates
 * the intent with the payment's id as idempotency key, then order, payment and answer are written together. If the
 * processor does not answer or refuses, everything reserved is released. Throws OUT_OF_STOCK, INVALID_COUPON,
 * INVALID_GIFT_CARD, AMOUNT_TOO_SMALL, REQUEST_IN_PROGRESS and PROCESSOR_UNAVAILABLE.
 */
export async function placeOnlineOrder(
  app: App,
  input: {
    tenant: ShopTenant;
    order: Checkout["order"];
    stockNeeds: readonly StockNeed[];
    claim: IdempotencyClaim | null;
  },
): Promise<string> {
  const { tenant, claim, stockNeeds } = input;
  const tenantId = tenant.id;
  const payBefore = payBeforeOf(input.order.createdAt);
  const checkout: Checkout = { paymentId: newId("pay"), order: { ...input.order, payBefore } };
  await inSqlTransaction(app.db, async (tx) => {
    await reserveCodes(tx, { tenantId, order: checkout.order });
    const response = { response: null, orderId: checkout.order.id };
    if (claim && !(await answerClaim(tx, claim, response))) refuseUnwritten(null, stockNeeds);
    const taken = await takeStock(tx, { tenantId, needs: [...stockNeeds] });
    if (!taken.ok) refuseUnwritten(taken.productId, stockNeeds);
    await insertCheckout(tx, { ...checkout, tenantId, stockNeeds });
  });
  return finishCheckout(app, { tenant, checkout, claim });
}

/** Resumes a checkout whose first request died; null if everything it reserved has been released. */
export async function resumeOnlineOrder(
  app: App,
  { tenant, orderId, claim }: { tenant: ShopTenant; orderId: string; claim: IdempotencyClaim | null },
): Promise<string | null> {
  const checkout = await findCheckout(app.db.prisma, { tenantId: tenant.id, orderId });
  return checkout && finishCheckout(app, { tenant, checkout, claim });
}

async function finishCheckout(
  app: App,
  input: { tenant: ShopTenant; checkout: Checkout; claim: IdempotencyClaim | null },
): Promise<string> {
  const { tenant, checkout, claim } = input;
  const { order } = checkout;
  const tenantId = tenant.id;
  const method =
    order.paymentMethod === "cash" ? fail("INTERNAL", "A cash order has no intent.") : order.paymentMethod;
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
    stockNeeds: [],
    claim,
    answer,
    payment: { id: checkout.paymentId, intentId: intent.id, clientSecret },
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
