import { NO_EMAIL_SUFFIX } from "@/lib/core/contact/no-email";
import { withCity } from "@/lib/core/contact/postal-address";
import { toMinor } from "@/lib/core/money/money";
import { isTooSmallToCharge } from "@/lib/payments/payments/minimum-charge";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Discount } from "@/lib/restaurant/pricing/discount";
import { type CartTax, priceOrder } from "@/lib/restaurant/pricing/price-order";
import { rateOf } from "@/lib/restaurant/tax/tax";
import { UNPAID_REASON } from "@/lib/service/orders/life/unpaid-reason";
import { highestAge } from "@/lib/service/orders/placement/order-age";
import { payBeforeOf } from "@/lib/service/orders/placement/payment-window";
import { findDemoTaxClass } from "@/prisma/seed/demo-tax";
import type { GiftCards } from "./gift-cards";
import type { Kitchen } from "./kitchen";
import { BY_CUSTOMER, BY_SYSTEM, createOrderLife, type OrderLife, type OrderRow } from "./order-life";
import type { Aftermath, OrderPlan } from "./order-plan";
import type { Payments } from "./payments";
import { later, type Scene } from "./scene";
import { soldLine } from "./sellable-menu";
import type { TillEngine } from "./till";

/** A code that orders can name. */
export type HistoryCoupon = { id: string; code: string; discount: Discount };

/** The number before the first order's, as in prisma/schema/tenancy.prisma. */
const FIRST_NUMBER = 1000;

type Parts = {
  payments: Payments;
  giftCards: GiftCards;
  kitchen: Kitchen;
  coupons: readonly HistoryCoupon[];
  till: TillEngine;
};
type Shop = Scene & Parts & { currency: string; lastNumber: number };

/** Places orders and lets them go their way. */
export function createOrders(scene: Scene, parts: Parts) {
  const { currency } = scene.restaurant;
  const shop: Shop = { ...scene, ...parts, currency, lastNumber: FIRST_NUMBER };
  return {
    place: (plan: OrderPlan, at: Date) => place(shop, plan, at),
    lastNumber: () => shop.lastNumber,
  };
}

/** What the guest asked for, priced as the product prices it. */
function priceOf(shop: Shop, plan: OrderPlan, at: Date) {
  const { restaurant, giftCards, coupons, currency } = shop;
  const coupon = coupons.find(({ code }) => code === plan.couponCode) ?? null;
  const cart = { currency, lines: plan.lines.map(([, line]) => line), discount: coupon?.discount ?? null };
  const bare = priceOrder({ ...cart, deliveryFeeMinor: 0, giftCardBalanceMinor: 0 });
  if (!bare.ok) throw new Error(bare.message);
  // Below the restaurant's minimum for delivery the guest came to fetch it.
  const isDelivered =
    plan.type === "delivery" && bare.subtotalMinor >= toMinor(restaurant.deliveryMinimum, currency);
  const card = plan.usesGiftCard ? giftCards.findSpendable(at) : null;
  const deliveryFeeMinor = isDelivered ? toMinor(restaurant.deliveryFee, currency) : 0;
  const service: OrderPlan["type"] = isDelivered ? "delivery" : "pickup";
  const deliveryClass =
    restaurant.tax.delivery === null ? null : findDemoTaxClass(restaurant, restaurant.tax.delivery);
  const tax: CartTax = {
    mode: "included",
    rates: plan.lines.map(([{ taxClass }]) => taxClass && rateOf(taxClass, service)),
    deliveryRate: deliveryClass && rateOf(deliveryClass, service),
  };
  const priced = priceOrder({
    ...cart,
    deliveryFeeMinor,
    tax,
    giftCardBalanceMinor: card?.balanceMinor ?? 0,
  });
  if (!priced.ok) throw new Error(priced.message);
  const { totalMinor } = priced;
  const isOnline = plan.method !== "cash" && totalMinor > 0 && !isTooSmallToCharge(totalMinor, currency);
  return { ...priced, coupon, card, service, isDelivered, isOnline, deliveryFeeMinor };
}

/** What happens to an order later. */
const NOTHING_YET = {
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
  seenAt: null,
};

/** An order as it comes in. */
function newRow(
  shop: Shop,
  plan: OrderPlan,
  { price, id, at }: { price: ReturnType<typeof priceOf>; id: string; at: Date },
): OrderRow {
  const { tenantId, restaurant, rules, currency, lastNumber } = shop;
  const { guest, taken } = plan;
  const { coupon, card, service, isDelivered, isOnline, deliveryFeeMinor } = price;
  const { subtotalMinor, discountMinor, taxLines, taxAddedMinor, giftCardMinor, totalMinor } = price;
  return {
    tenantId,
    id,
    number: lastNumber,
    type: service,
    status: "pending",
    paymentMethod: taken?.method ?? (isOnline || totalMinor === 0 ? plan.method : "cash"),
    paymentStatus: totalMinor === 0 ? "paid" : "pending",
    escrowStatus: "held",
    currency,
    locale: guest.locale,
    customerName: guest.name,
    // At the counter nobody asks for an address.
    customerEmail:
      taken?.channel === "counter" ? `${shop.ids.token(24).toLowerCase()}${NO_EMAIL_SUFFIX}` : guest.email,
    customerPhone: guest.phone,
    deliveryAddress: isDelivered ? withCity(guest.address, restaurant.city) : null,
    postcode: isDelivered ? guest.postcode : null,
    city: isDelivered ? restaurant.city : null,
    addressLookup: isDelivered ? (guest.isFound ? "found" : "not_found") : null,
    notes: plan.notes,
    latitude: isDelivered ? guest.latitude : null,
    longitude: isDelivered ? guest.longitude : null,
    subtotalMinor,
    discountMinor,
    deliveryFeeMinor,
    taxLines,
    taxAddedMinor,
    serviceChargeMinor: 0,
    tipMinor: 0,
    giftCardMinor,
    totalMinor,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    giftCardId: giftCardMinor > 0 ? (card?.id ?? null) : null,
    customerId: null,
    bazarUserId: null,
    promisedAt: later(at, { minutes: rules.prepMinutes + (isDelivered ? rules.deliveryMinutes : 0) }),
    scheduledFor: null,
    kitchenAt: null,
    slotAt: null,
    changedAt: null,
    payBefore: isOnline ? payBeforeOf(at) : null,
    paidAt: totalMinor === 0 ? at : null,
    createdAt: at,
    ...NOTHING_YET,
    channel: taken?.channel ?? "online",
    placedBy: taken?.by ?? null,
    tableName: null,
    eatIn: false,
    discountReason: null,
    externalReference: null,
    tillMinor: 0,
    edits: 0,
    isTest: false,
    minimumAge: highestAge(plan.lines.map(([dish]) => dish)),
  };
}

function place(shop: Shop, plan: OrderPlan, at: Date): void {
  const { rows, ids, tenantId, payments, giftCards } = shop;
  const { guest, method } = plan;
  const price = priceOf(shop, plan, at);
  const { coupon, card, service, isOnline, giftCardMinor, totalMinor } = price;
  const items = plan.lines.map((line) => soldLine(line, { locale: guest.locale, service }));
  const id = ids.id("ord", at);
  shop.lastNumber += 1;
  const row = newRow(shop, plan, { price, id, at });
  rows.order.push(row);
  for (const [position, item] of items.entries())
    rows.orderItem.push({ tenantId, orderId: id, position, ...item });
  if (coupon) {
    const { email: customerEmail } = guest;
    rows.couponRedemption.push({
      tenantId,
      couponId: coupon.id,
      orderId: id,
      customerEmail,
      createdAt: at,
    });
  }
  if (card && giftCardMinor > 0) giftCards.redeem(card, { orderId: id, amountMinor: giftCardMinor, at });
  const subject = orderSubject(id);
  const payment = isOnline
    ? payments.begin({ id: ids.id("pay", at), subject, amountMinor: totalMinor, method, at })
    : null;
  const giftCard = giftCardMinor > 0 ? card : null;
  begin(
    shop,
    plan,
    createOrderLife(shop, { row, items, payment, giftCard, takenBy: plan.taken?.by ?? null }),
  );
}

function begin(shop: Shop, plan: OrderPlan, order: OrderLife): void {
  const { clockwork, random } = shop;
  const { row, payment } = order;
  if (!payment) {
    cook(shop, plan, order, row.createdAt);
  } else if (plan.fate === "unpaid") {
    const at = later(row.payBefore ?? row.createdAt, { seconds: random.between(3, 60) });
    clockwork.at(at, (now) => order.end("canceled", now, BY_SYSTEM, UNPAID_REASON));
  } else {
    clockwork.at(later(row.createdAt, { minutes: plan.minutes.toPay }), (now) => {
      order.pay(now);
      cook(shop, plan, order, now);
    });
  }
}

function cook(shop: Shop, plan: OrderPlan, order: OrderLife, from: Date): void {
  const { clockwork, staff } = shop;
  const { fate, minutes, reason } = plan;
  const byRestaurant = { kind: "restaurant", userId: staff.ownerId } as const;
  const accept = later(from, { minutes: minutes.toAccept });
  const start = later(accept, { minutes: minutes.toStart });
  if (fate === "rejected") {
    clockwork.at(accept, (now) => order.end("rejected", now, byRestaurant, reason));
  } else if (fate === "canceled_by_guest") {
    const at = later(order.row.createdAt, { minutes: Math.max(minutes.toPay + 0.5, 3) });
    clockwork.at(at, (now) => order.end("canceled", now, BY_CUSTOMER, null));
  } else {
    clockwork.at(accept, (now) => order.advance("accepted", now, plan.delayMinutes));
    // At the counter it is paid when it is ordered.
    if (plan.taken?.channel === "counter") clockwork.at(later(accept, { seconds: 40 }), order.payAtTill);
    if (fate === "canceled_by_restaurant")
      clockwork.at(start, (now) => order.end("canceled", now, byRestaurant, reason));
    else serve(shop, plan, order, start);
  }
}

function serve(
  shop: Shop,
  { minutes, isTooFast, aftermath }: OrderPlan,
  order: OrderLife,
  start: Date,
): void {
  const { clockwork } = shop;
  const ready = later(start, isTooFast ? { seconds: 25 } : { minutes: minutes.toCook });
  clockwork.at(start, (now) => order.advance("preparing", now));
  clockwork.at(ready, (now) => order.advance("ready", now));
  clockwork.at(later(ready, { minutes: minutes.toHandOver }), (now) => {
    if (order.row.paymentMethod === "external") order.payAtTill(now);
    order.advance("delivered", now);
    finish(shop, aftermath, order, now);
  });
}

function finish(shop: Shop, aftermath: Aftermath | null, order: OrderLife, delivered: Date): void {
  const { clockwork, random } = shop;
  const { row, payment } = order;
  if (row.releaseAt) clockwork.at(nextRun(row.releaseAt), (now) => release(shop, order, now));
  if (!payment || aftermath === null) return;
  if (aftermath.kind === "dispute") {
    const { afterDays, ends } = aftermath;
    const days = (count: number) => later(delivered, { hours: 24 * count });
    const end = ends && { at: days(ends.afterDays), as: ends.as };
    clockwork.at(days(afterDays), (now) => order.dispute(now, end));
    return;
  }
  const { share, afterHours, reason } = aftermath;
  clockwork.at(later(delivered, { hours: afterHours }), (now) => {
    const { capturedMinor } = payment.row;
    // A part is about the price of one of two to five dishes.
    const part = Math.max(50, Math.round(capturedMinor / Math.max(2, random.between(2, 5))));
    order.refundByHand(share === "whole" ? capturedMinor : Math.min(part, capturedMinor), reason, now);
  });
}

/** What is flagged waits for a super-admin, who looks at it the next morning or so. */
function release(shop: Shop, order: OrderLife, now: Date): void {
  const { clockwork, random } = shop;
  if (order.release(now) || order.row.flaggedAt === null || order.row.flagClearedAt !== null) return;
  clockwork.at(later(now, { hours: random.between(3, 60) }), (cleared) => {
    order.clearFlag(cleared);
    clockwork.at(nextRun(cleared), (at) => order.release(at));
  });
}

/** The job that releases runs at every full minute. */
function nextRun(due: Date): Date {
  return new Date(Math.ceil(due.getTime() / 60_000) * 60_000 + 400);
}
