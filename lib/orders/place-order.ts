import type { App } from "@/lib/app/app";
import { normaliseCode } from "@/lib/coupons/coupon";
import { findCouponForCustomer, reserveCouponUse } from "@/lib/coupons/coupon-store";
import { inSqlTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import { findSpendableGiftCard, redeemGiftCard } from "@/lib/gift-cards/gift-card-store";
import type { IdempotencyClaim } from "@/lib/idempotency/idempotency-store";
import { type RunOnceResult, runOnce } from "@/lib/idempotency/run-once";
import type { Shop } from "@/lib/menu/shop";
import { orderSubmitLimit } from "@/lib/rate-limit/limits";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { draftOrder, type OrderRefusal, type StockNeed } from "./draft-order";
import { newOrder } from "./new-order";
import type { Order } from "./order";
import type { OrderRequest } from "./order-contract";
import { orderCreatedEvent } from "./order-event";
import { completeAnswer, placedAnswer } from "./placed-answer";
import { insertOrder } from "./placement-store";

export type PlaceOrderInput = {
  shop: Shop;
  request: OrderRequest;
  sentBody: unknown;
  locale: string;
  idempotencyKey: string | null;
  clientAddress: string;
};

/**
 * Places an order (Specification, Orders): judges it, takes stock, coupon use and gift-card money, numbers it and
 * records it, all or nothing. Repeats with the same Idempotency-Key get the first answer. Throws the codes of
 * draftOrder, IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS and RATE_LIMITED.
 */
export async function placeOrder(app: App, input: PlaceOrderInput): Promise<RunOnceResult> {
  const tenantId = input.shop.tenant.id;
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

async function placeOnce(
  app: App,
  { shop, request, locale }: PlaceOrderInput,
  claim: IdempotencyClaim | null,
): Promise<string> {
  const now = app.clock.now();
  const tenantId = shop.tenant.id;
  const codes = await findCodes(app, { tenantId, request, now });
  const drafted = draftOrder({ shop, request, locale, now, ...codes });
  if (!drafted.ok) return refuse(drafted);
  const { draft } = drafted;
  if (draft.totalMinor > 0 && request.paymentMethod !== "cash") {
    fail("PAYMENT_METHOD_UNAVAILABLE", "Online payment is not available yet. Choose cash.");
  }
  const order = newOrder({
    tenant: shop.tenant,
    request,
    draft,
    locale,
    now,
    coupon: codes.coupon ?? null,
    giftCard: codes.giftCard ?? null,
  });

  const answer = placedAnswer(order, shop.tenant);
  const event = orderCreatedEvent({ ...order, number: 0 });
  const write = async (db: Parameters<typeof insertOrder>[0]) => {
    const { stockNeeds } = draft;
    const written = await insertOrder(db, { tenantId, order, event, stockNeeds, claim, answer });
    return written.ok ? written.number : refuseUnwritten(written.missingProductId, stockNeeds);
  };
  const hasCodes = order.couponId !== null || order.giftCardId !== null;
  const number = hasCodes
    ? await inSqlTransaction(app.db, async (client) => {
        await reserveCodes(client, { tenantId, order });
        return write(client);
      })
    : await write(app.db.pool);
  return completeAnswer(answer, number);
}

/** What the codes of a request stand for: undefined where none was given, null where it is unknown. */
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
      : findSpendableGiftCard(app.db, { tenantId, code: normaliseCode(giftCardCode), now }),
  ]);
  return { coupon, giftCard };
}

/** Takes the coupon's use and the card's money; rivals may have been faster since the order was drafted. */
async function reserveCodes(
  client: Parameters<typeof redeemGiftCard>[0],
  { tenantId, order }: { tenantId: TenantId; order: Omit<Order, "number"> },
): Promise<void> {
  const { id: orderId, couponId, giftCardId, customerEmail, createdAt: now } = order;
  if (couponId !== null) {
    const reserved = await reserveCouponUse(client, { tenantId, couponId, orderId, customerEmail, now });
    if (!reserved) fail("INVALID_COUPON", "The coupon cannot be used: USED_UP.");
  }
  if (giftCardId !== null) {
    const amountMinor = order.giftCardMinor;
    const redeemed = await redeemGiftCard(client, { tenantId, giftCardId, orderId, amountMinor, now });
    if (!redeemed) {
      fail(
        "INVALID_GIFT_CARD",
        "The gift card was used elsewhere just now. Check its balance and try again.",
      );
    }
  }
}

function refuse(refusal: OrderRefusal): never {
  const issues =
    refusal.lineIndex === undefined
      ? undefined
      : [{ path: `items.${refusal.lineIndex}`, message: refusal.message }];
  return fail(refusal.code, refusal.message, issues ? { issues } : {});
}

function refuseUnwritten(missingProductId: string | null, stockNeeds: readonly StockNeed[]): never {
  if (missingProductId === null) {
    return fail(
      "REQUEST_IN_PROGRESS",
      "Another request with this Idempotency-Key took over. Try again shortly.",
    );
  }
  const need = stockNeeds.find(({ productId }) => productId === missingProductId);
  return refuse({
    ok: false,
    code: "OUT_OF_STOCK",
    message: `There is not enough ${need?.productName} left.`,
    lineIndex: need?.lineIndex,
  });
}
