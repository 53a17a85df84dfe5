import { isRealEmail } from "@/lib/core/contact/no-email";
import type { App } from "@/lib/payments/app";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { type RunOnceResult, runOnce } from "@/lib/platform/idempotency/run-once";
import { orderSubmitLimit } from "@/lib/platform/rate-limit/limits";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { recordGiftCardUse } from "@/lib/service/gift-cards/record-gift-card-use";
import { orderReceivedEmail } from "@/lib/service/orders/life/order-received-email";
import { orderCreatedEvent } from "@/lib/service/orders/order-event";
import { issueOrderReceipt } from "@/lib/service/receipts/receipt-issue-store";
import type { OrderWarning } from "./draft-order";
import { draftRequest } from "./draft-request";
import { newOrder } from "./new-order";
import type { PlacementRequest } from "./order-refusal";
import { placeOnlineOrder } from "./place-online-order";
import { completeAnswer, placedAnswer } from "./placed-answer";
import { insertOrder } from "./placement-store";
import { refuseUnwritten } from "./refuse-order";
import { reserveLimits } from "./reserve-limits";
import { resumeOnlineOrder } from "./resume-online-order";
import type { StaffTerms } from "./staff-terms";

export type PlaceOrderInput = {
  /** With the dishes that are ordered, as far as they are on the menu. */
  shop: ShopDishes;
  request: PlacementRequest;
  sentBody: unknown;
  locale: string;
  idempotencyKey: string | null;
  clientAddress: string;
  account: { customerId: string | null; bazarUserId: string | null };
  /** Placed by the restaurant to try things out. */
  isTest?: boolean;
  /** Whether an API key places it, within its own budget in place of the guests' limit. */
  isByKey?: boolean;
  /** Of an order that a member takes. */
  staff?: StaffTerms | null;
  /** Is given why a guest could not have placed it, unless the answer is a repeat. */
  onWarnings?: (warnings: OrderWarning[]) => void;
};

/**
 * Places an order (Specification, Orders): validates it, takes stock, coupon use and gift-card money, numbers it and
 * records it, all or nothing. Repeats with the same Idempotency-Key get the first answer. Throws the codes of
 * draftOrder, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, RATE_LIMITED, and PROCESSOR_UNAVAILABLE where it is paid
 * online.
 */
export async function placeOrder(app: App, input: PlaceOrderInput): Promise<RunOnceResult> {
  const tenantId = input.shop.tenant.id;
  const result = await runOnce(
    app,
    { tenantId, key: input.idempotencyKey, body: input.sentBody },
    async (claim, resumeId) => {
      if (!input.staff && !input.isByKey)
        await app.limiter.take(orderSubmitLimit, [tenantId, input.clientAddress]);
      const resume = { tenant: input.shop.tenant, orderId: resumeId ?? "", claim };
      const resumed = resumeId === null ? null : await resumeOnlineOrder(app, resume);
      return resumed ?? placeOnce(app, input, claim);
    },
  );
  if (!result.replayed) app.live.announce(tenantId);
  return result;
}

async function placeOnce(
  app: App,
  { shop, request, locale, account, isTest = false, staff = null, onWarnings }: PlaceOrderInput,
  claim: IdempotencyClaim | null,
): Promise<string> {
  const tenantId = shop.tenant.id;
  const { draft, lookedUp, codes, now } = await draftRequest(app, { shop, request, locale, isTest, staff });
  onWarnings?.(draft.warnings);
  const order = newOrder({
    tenant: shop.tenant,
    request,
    lookedUp,
    draft,
    locale,
    now,
    coupon: codes.coupon ?? null,
    giftCard: codes.giftCard ?? null,
    account,
    isTest,
    staff,
  });

  if (!isTillMethod(order.paymentMethod) && order.totalMinor > 0) {
    return placeOnlineOrder(app, { tenant: shop.tenant, order, stockNeeds: draft.stockNeeds, claim });
  }

  const answer = placedAnswer(order, shop.tenant, null);
  const unnumbered = { ...order, number: 0 };
  const event = orderCreatedEvent(unnumbered);
  const email = isRealEmail(order.customerEmail)
    ? orderReceivedEmail(unnumbered, shop.tenant, app.env.publicUrl)
    : null;
  const write = async (db: Parameters<typeof insertOrder>[0]) => {
    const { stockNeeds } = draft;
    const written = await insertOrder(db, {
      tenantId,
      order,
      event,
      stockNeeds,
      claim,
      answer,
      payment: null,
      email,
    });
    return written.ok ? written.number : refuseUnwritten(written.missingProductId, stockNeeds);
  };
  const isLimited = order.couponId !== null || order.giftCardId !== null || order.slotAt !== null;
  const number = isLimited
    ? await inSqlTransaction(app.db, async (tx) => {
        await reserveLimits(tx, { tenant: shop.tenant, order });
        const written = await write(tx);
        if (order.paymentStatus === "paid") await issueOrderReceipt(tx, { tenantId, orderId: order.id, now });
        // Behind the receipt, whose event is written with its own.
        await recordGiftCardUse(tx, { tenantId, order, now });
        return written;
      })
    : await write(app.db.sql);
  return completeAnswer(answer, number);
}
