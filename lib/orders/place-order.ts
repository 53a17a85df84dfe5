import type { z } from "zod";
import type { App } from "@/lib/app/app";
import { normaliseCode } from "@/lib/coupons/coupon";
import { findCouponForCustomer, reserveCouponUse } from "@/lib/coupons/coupon-store";
import { inSqlTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { findSpendableGiftCard, redeemGiftCard } from "@/lib/gift-cards/gift-card-store";
import type { IdempotencyClaim } from "@/lib/idempotency/idempotency-store";
import { answerClaim } from "@/lib/idempotency/idempotency-store";
import { type RunOnceResult, runOnce } from "@/lib/idempotency/run-once";
import { newId } from "@/lib/ids/ids";
import type { Shop } from "@/lib/menu/shop";
import { takeStock } from "@/lib/menu/stock-store";
import { orderSubmitLimit } from "@/lib/rate-limit/limits";
import { draftOrder, type OrderDraft, type OrderRefusal, type StockNeed } from "./draft-order";
import type { Order } from "./order";
import { type OrderRequest, PlacedOrder } from "./order-contract";
import { orderCreatedEvent } from "./order-event";
import { publicOrderView } from "./order-view";
import { insertOrder } from "./placement-store";

export type PlaceOrderInput = {
  shop: Shop;
  request: OrderRequest;
  sentBody: unknown;
  locale: string;
  idempotencyKey: string | null;
  clientAddress: string;
};

function refuse(refusal: OrderRefusal): never {
  const issues =
    refusal.lineIndex === undefined
      ? undefined
      : [{ path: `items.${refusal.lineIndex}`, message: refusal.message }];
  return fail(refusal.code, refusal.message, issues ? { issues } : {});
}

function outOfStock(need: StockNeed | undefined): never {
  return refuse({
    ok: false,
    code: "OUT_OF_STOCK",
    message: need ? `There is not enough ${need.productName} left.` : "A product is sold out.",
    lineIndex: need?.lineIndex,
  });
}

/**
 * Places an order (Specification, Orders): judges it, takes stock, coupon use and gift-card money, numbers it and
 * records it in one transaction. Repeats with the same Idempotency-Key get the first answer. Throws the codes of
 * draftOrder, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS and RATE_LIMITED.
 */
export async function placeOrder(app: App, input: PlaceOrderInput): Promise<RunOnceResult> {
  const { shop } = input;
  const tenantId = shop.tenant.id;
  const result = await runOnce(
    app,
    { tenantId, key: input.idempotencyKey, body: input.sentBody },
    async (claim) => {
      await app.limiter.take(orderSubmitLimit, [tenantId, input.clientAddress]);
      return placeOnce(app, input, claim);
    },
  );
  if (!result.replayed) app.live.announce(tenantId);
  return result;
}

async function placeOnce(app: App, input: PlaceOrderInput, claim: IdempotencyClaim | null): Promise<string> {
  const { shop, request, locale } = input;
  const now = app.clock.now();
  const tenantId = shop.tenant.id;
  const customerEmail = request.customerEmail.toLowerCase();
  const [coupon, giftCard] = await Promise.all([
    request.couponCode === null
      ? undefined
      : findCouponForCustomer(app.db, { tenantId, code: normaliseCode(request.couponCode), customerEmail }),
    request.giftCardCode === null
      ? undefined
      : findSpendableGiftCard(app.db, { tenantId, code: normaliseCode(request.giftCardCode), now }),
  ]);
  const drafted = draftOrder({ shop, request, locale, now, coupon, giftCard });
  if (!drafted.ok) return refuse(drafted);
  const { draft } = drafted;
  if (draft.totalMinor > 0 && request.paymentMethod !== "cash") {
    fail("PAYMENT_METHOD_UNAVAILABLE", "Online payment is not available yet. Choose cash.");
  }
  const order = newOrder({
    shop,
    request,
    draft,
    locale,
    now,
    coupon: coupon ?? null,
    giftCard: giftCard ?? null,
  });

  return inSqlTransaction(app.db, async (client) => {
    if (
      coupon &&
      !(await reserveCouponUse(client, {
        tenantId,
        couponId: coupon.id,
        orderId: order.id,
        customerEmail,
        now,
      }))
    ) {
      fail("INVALID_COUPON", "The coupon cannot be used: USED_UP.");
    }
    if (order.giftCardId) {
      const redemption = {
        tenantId,
        giftCardId: order.giftCardId,
        orderId: order.id,
        amountMinor: order.giftCardMinor,
        now,
      };
      if (!(await redeemGiftCard(client, redemption))) {
        fail(
          "INVALID_GIFT_CARD",
          "The gift card was used elsewhere just now. Check its balance and try again.",
        );
      }
    }
    if (draft.stockNeeds.length > 0) {
      const taken = await takeStock(client, { tenantId, needs: draft.stockNeeds });
      if (!taken.ok) outOfStock(draft.stockNeeds.find((need) => need.productId === taken.productId));
    }
    const event = orderCreatedEvent({ ...order, number: 0 });
    const number = await insertOrder(client, { tenantId, order, event });
    const text = answerText({ ...order, number }, shop);
    if (claim && !(await answerClaim(client, claim, { response: text, orderId: order.id }))) {
      fail("REQUEST_IN_PROGRESS", "Another request with this Idempotency-Key took over. Try again shortly.");
    }
    return text;
  });
}

function newOrder(input: {
  shop: Shop;
  request: OrderRequest;
  draft: OrderDraft;
  locale: string;
  now: Date;
  coupon: { id: string; code: string } | null;
  giftCard: { id: string } | null;
}): Omit<Order, "number"> {
  const { shop, request, draft, now } = input;
  const { stockNeeds: _, ...amountsAndItems } = draft;
  const paidAtOnce = draft.totalMinor === 0;
  return {
    ...amountsAndItems,
    id: newId("ord"),
    type: request.type,
    status: "pending",
    paymentMethod: request.paymentMethod,
    paymentStatus: paidAtOnce ? "paid" : "pending",
    escrowStatus: "held",
    currency: shop.tenant.currency,
    locale: input.locale,
    customerName: request.customerName,
    customerEmail: request.customerEmail.toLowerCase(),
    customerPhone: request.customerPhone,
    deliveryAddress: request.deliveryAddress,
    postcode: request.postcode,
    notes: request.notes,
    latitude: request.customerCoords?.lat ?? null,
    longitude: request.customerCoords?.lng ?? null,
    couponId: input.coupon?.id ?? null,
    couponCode: input.coupon?.code ?? null,
    giftCardId: draft.giftCardMinor > 0 ? (input.giftCard?.id ?? null) : null,
    payBefore: null,
    paidAt: paidAtOnce ? now : null,
    createdAt: now,
    acceptedAt: null,
    preparingStartedAt: null,
    readyAt: null,
    deliveredAt: null,
    canceledAt: null,
    rejectedAt: null,
    endReason: null,
    flaggedAt: null,
    flagClearedAt: null,
    releaseAt: null,
    releasedAt: null,
  };
}

function answerText(order: Order, shop: Shop): string {
  const answer: z.input<typeof PlacedOrder> = { ...publicOrderView(order, shop.tenant), clientSecret: null };
  return JSON.stringify(PlacedOrder.parse(answer));
}
