import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { answerClaim, type IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { takeStock } from "@/lib/restaurant/menu/stock-store";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { type Checkout, insertCheckout } from "./checkout-store";
import type { StockNeed } from "./draft-order";
import { finishCheckout } from "./finish-checkout";
import { payBeforeOf } from "./payment-window";
import { refuseUnwritten } from "./refuse-order";
import { reserveLimits } from "./reserve-limits";

/**
 * Places an order that is paid online. Everything it needs is reserved and committed first, then the processor creates
 * the intent with the payment's id as idempotency key, then order, payment and answer are written together. If the
 * processor does not answer or refuses, everything reserved is released. Throws OUT_OF_STOCK, INVALID_COUPON,
 * INVALID_GIFT_CARD,
 * ORDER_TIME_UNAVAILABLE, AMOUNT_TOO_SMALL, REQUEST_IN_PROGRESS and PROCESSOR_UNAVAILABLE.
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
    await reserveLimits(tx, { tenant, order: checkout.order });
    const response = { response: null, madeId: checkout.order.id };
    if (claim && !(await answerClaim(tx, claim, response))) refuseUnwritten(null, stockNeeds);
    // What ran out is told with the order's own event.
    const taken = await takeStock(tx, {
      ...{ tenantId, needs: [...stockNeeds], now: checkout.order.createdAt, tells: false },
    });
    if (!taken.ok) refuseUnwritten(taken.productId, stockNeeds);
    await insertCheckout(tx, { ...checkout, tenantId, stockNeeds });
  });
  return finishCheckout(app, { tenant, checkout, claim });
}
