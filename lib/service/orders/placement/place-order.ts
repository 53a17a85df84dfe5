import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { type RunOnceResult, runOnce } from "@/lib/platform/idempotency/run-once";
import { orderSubmitLimit } from "@/lib/platform/rate-limit/limits";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { normaliseCode } from "@/lib/service/coupons/coupon";
import { findCouponForCustomer } from "@/lib/service/coupons/coupon-store";
import { findSpendableGiftCard } from "@/lib/service/gift-cards/gift-card-store";
import { recordGiftCardUse } from "@/lib/service/gift-cards/record-gift-card-use";
import { matchGiftCardCode } from "@/lib/service/gift-cards/sealed-gift-card-code";
import { orderReceivedEmail } from "@/lib/service/orders/life/order-received-email";
import type { OrderRequest } from "@/lib/service/orders/order-contract";
import { orderCreatedEvent } from "@/lib/service/orders/order-event";
import { issueOrderReceipt } from "@/lib/service/receipts/receipt-issue-store";
import { draftOrder } from "./draft-order";
import { newOrder } from "./new-order";
import { lookedUpAddress } from "./order-address";
import { placeOnlineOrder } from "./place-online-order";
import { completeAnswer, placedAnswer } from "./placed-answer";
import { insertOrder } from "./placement-store";
import { refuseOrder, refuseUnwritten } from "./refuse-order";
import { reserveLimits } from "./reserve-limits";
import { resumeOnlineOrder } from "./resume-online-order";

export type PlaceOrderInput = {
  /** With the dishes that are ordered, as far as they are on the menu. */
  shop: ShopDishes;
  request: OrderRequest;
  sentBody: unknown;
  locale: string;
  idempotencyKey: string | null;
  clientAddress: string;
  account: { customerId: string | null; bazarUserId: string | null };
  /** Placed by the restaurant to try things out. */
  isTest?: boolean;
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
  { shop, request, locale, account, isTest = false }: PlaceOrderInput,
  claim: IdempotencyClaim | null,
): Promise<string> {
  const now = app.clock.now();
  const tenantId = shop.tenant.id;
  const codes = await findCodes(app, { tenantId, request, now });
  const takes = request.paymentMethod === "cash" ? () => false : await app.processorMethods.current();
  const lookedUp = lookedUpAddress(app.env.SESSION_SECRET, { tenant: shop.tenant, request, now });
  const drafted = draftOrder({ shop, request, lookedUp, locale, now, takes, isTest, ...codes });
  if (!drafted.ok) return refuseOrder(drafted);
  const { draft } = drafted;
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
  });

  if (order.paymentMethod !== "cash" && order.totalMinor > 0) {
    return placeOnlineOrder(app, { tenant: shop.tenant, order, stockNeeds: draft.stockNeeds, claim });
  }

  const answer = placedAnswer(order, shop.tenant, null);
  const unnumbered = { ...order, number: 0 };
  const event = orderCreatedEvent(unnumbered);
  const email = orderReceivedEmail(unnumbered, shop.tenant, app.env.publicUrl);
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
        await recordGiftCardUse(tx, { tenantId, order, now });
        if (order.paymentStatus === "paid") await issueOrderReceipt(tx, { tenantId, orderId: order.id, now });
        return written;
      })
    : await write(app.db.sql);
  return completeAnswer(answer, number);
}

/** The coupon and gift card of a request's codes: undefined if none was given, null if unknown. */
async function findCodes(
  app: App,
  { tenantId, request, now }: { tenantId: TenantId; request: OrderRequest; now: Date },
) {
  const { couponCode, giftCardCode } = request;
  const customerEmail = request.customerEmail.toLowerCase();
  const [coupon, giftCard] = await Promise.all([
    couponCode === null
      ? undefined
      : findCouponForCustomer(app.db, { tenantId, code: normaliseCode(couponCode), customerEmail }),
    giftCardCode === null
      ? undefined
      : findSpendableGiftCard(app.db, {
          tenantId,
          match: matchGiftCardCode(app.env.GIFT_CARD_SECRET, { tenantId, typed: giftCardCode }),
          now,
        }),
  ]);
  return { coupon, giftCard };
}
