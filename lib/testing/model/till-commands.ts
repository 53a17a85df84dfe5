import fc from "fast-check";
import { expect } from "vitest";
import { nextStatuses } from "@/lib/service/orders/order-status";
import { orderBody } from "@/lib/testing/seed-shop";
import { moveOrder } from "./order-commands";
import {
  isOver,
  leftOf,
  type ModelOrder,
  paidOf,
  type ShopModel,
  type ShopUnderTest,
  START,
} from "./shop-under-test";
import { pick, type ShopCommand, step, withOrder } from "./steps";

const OWN_PRICE_MINOR = 700;
const TIP_MINOR = 100;
const REASON = "A regular";
const GIFT_CARD_MINOR = 2_000;

/** What a member takes off: a part, an amount, or an own price for the dish. */
const OFFS = {
  none: { unitMinor: START.priceMinor, offMinor: () => 0, request: {}, ownPrice: {} },
  percent: {
    unitMinor: START.priceMinor,
    offMinor: (subtotalMinor: number) => subtotalMinor / 10,
    request: { discount: { percent: 10, reason: REASON } },
    ownPrice: {},
  },
  amount: {
    unitMinor: START.priceMinor,
    offMinor: () => 250,
    request: { discount: { amount: 2.5, reason: REASON } },
    ownPrice: {},
  },
  ownPrice: {
    unitMinor: OWN_PRICE_MINOR,
    offMinor: () => 0,
    request: {},
    ownPrice: { ownPrice: { unitPrice: OWN_PRICE_MINOR / 100, reason: REASON } },
  },
} as const;

type StaffPlacement = {
  channel: "counter" | "phone" | "aggregator";
  method: "cash" | "external";
  off: keyof typeof OFFS;
  quantity: number;
  card: boolean;
  /** By a waiter, who may not change prices. */
  byWaiter: boolean;
};

/** An order that a member takes: accepted at once, and paid for at the till. */
export async function takeOrder(model: ShopModel, real: ShopUnderTest, wish: StaffPlacement): Promise<void> {
  const { channel, method, off, quantity, card, byWaiter } = wish;
  const left = leftOf(model);
  const { unitMinor, offMinor, request, ownPrice } = OFFS[off];
  const discountMinor = offMinor(quantity * unitMinor);
  const owedMinor = quantity * unitMinor - discountMinor;
  const cardMinor = card ? Math.min(left.cardMinor, owedMinor) : 0;
  const { status, body } = await real.api("POST", `/api/tenant/${real.shop.slug}/orders`, {
    as: byWaiter ? await real.asWaiter() : await real.asOwner(),
    body: orderBody(real.shop, {
      ...{ channel, paymentMethod: method, customerEmail: null, ...request },
      items: [{ productId: real.productId, quantity, ...ownPrice }],
      ...(card ? { giftCardCode: real.giftCardCode } : {}),
    }),
  });
  const may = !byWaiter || off === "none";
  const possible = may && quantity <= left.stock && (!card || left.cardMinor > 0);
  expect(status === 200, `${JSON.stringify(wish)} answered ${status} ${body?.error}`).toBe(possible);
  if (!possible) return;
  const { order } = body;
  expect([order.status, order.total, order.giftCardAmount]).toEqual([
    "accepted",
    (owedMinor - cardMinor) / 100,
    cardMinor / 100,
  ]);
  model.orders.push({
    ...{ id: order.id, online: false, clientSecret: null, status: "accepted", quantity, coupon: false },
    ...{ cardMinor, totalMinor: owedMinor - cardMinor, cardBackMinor: 0, cashBackMinor: 0, restocked: 0 },
    ...{ holdsStock: true, byStaff: { unitMinor, discountMinor }, tipMinor: 0, tillMinor: 0 },
  });
}

/** An order's money as it stands before a step: events move it at times of their own. */
export function readOrder({ app, shop: { tenantId } }: ShopUnderTest, { id }: ModelOrder) {
  return app.db.prisma.order.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id } },
    include: { refunds: true },
  });
}

type Taking = { method: "cash" | "external"; amountMinor: number | null; tips: boolean; byWaiter: boolean };

/** Money for an order, in parts and with a tip: never more than is left of it. */
export async function takePayment(order: ModelOrder, real: ShopUnderTest, wish: Taking): Promise<void> {
  const before = await readOrder(real, order);
  const isOpen = !isOver(order) && order.status !== "pending" && !/paid|refunded/.test(before.paymentStatus);
  const leftMinor = isOpen ? before.totalMinor - before.tillMinor : 0;
  const tipMinor = wish.tips && before.tipMinor === 0 ? TIP_MINOR : 0;
  const { status, body } = await real.api(
    "POST",
    `/api/tenant/${real.shop.slug}/orders/${order.id}/payments`,
    {
      as: wish.byWaiter ? await real.asWaiter() : await real.asOwner(),
      body: {
        method: wish.method,
        ...(wish.method === "external" ? { type: "terminal" } : {}),
        ...(wish.amountMinor === null ? {} : { amount: wish.amountMinor / 100 }),
        tip: tipMinor / 100,
      },
    },
  );
  const amountMinor = wish.amountMinor ?? leftMinor;
  const told = `${JSON.stringify(wish)} of ${leftMinor}: ${body?.error}`;
  expect(status === 200, told).toBe(leftMinor > 0 && amountMinor <= leftMinor);
  if (status !== 200) return;
  order.tipMinor += tipMinor;
  order.totalMinor += tipMinor;
  order.tillMinor += amountMinor + tipMinor;
  expect(body.leftToTake, told).toBe((leftMinor - amountMinor) / 100);
  expect(body.paymentStatus, told).toBe(amountMinor === leftMinor ? "paid" : "pending");
}

const EDITABLE = ["accepted", "preparing"];

/** Another number of units of an order that staff took: what was paid too much goes back, what is missing is left to take. */
export async function editOrder(
  order: ModelOrder,
  real: ShopUnderTest,
  quantity: number,
  model: ShopModel,
): Promise<void> {
  const before = await readOrder(real, order);
  const { unitMinor, discountMinor } = order.byStaff ?? { unitMinor: 0, discountMinor: 0 };
  const soldMinor = quantity * unitMinor - discountMinor;
  const { status, body } = await real.api("POST", `/api/tenant/${real.shop.slug}/orders/${order.id}/edits`, {
    as: await real.asOwner(),
    body: { items: [{ lineIndex: 0, quantity }] },
  });
  const possible =
    order.byStaff !== null &&
    EDITABLE.includes(order.status) &&
    before.refunds.length === 0 &&
    quantity - order.quantity <= leftOf(model).stock &&
    soldMinor >= order.cardMinor;
  expect(status === 200, `${order.quantity} to ${quantity}: ${body?.error}`).toBe(possible);
  if (!possible) return;
  const totalMinor = soldMinor - order.cardMinor + order.tipMinor;
  expect(body.difference).toBe((totalMinor - order.totalMinor) / 100);
  order.quantity = quantity;
  order.totalMinor = totalMinor;
  order.tillMinor = Math.min(order.tillMinor, totalMinor);
}

/** A gift card that is sold for money which the restaurant takes itself, and perhaps given back. */
async function sellCard(
  model: ShopModel,
  real: ShopUnderTest,
  { method, back }: { method: "cash" | "external"; back: boolean },
): Promise<void> {
  const path = `/api/tenant/${real.shop.slug}/gift-cards`;
  const payment = { method, ...(method === "external" ? { type: "voucher" } : {}) };
  const as = await real.asOwner();
  const sold = await real.api("POST", path, { as, body: { amount: GIFT_CARD_MINOR / 100, payment } });
  expect(sold.status, sold.text).toBe(200);
  model.cardSales.push({ id: sold.body.id, tillMinor: GIFT_CARD_MINOR });
  if (!back) return;
  const refunded = await real.api("POST", `${path}/${sold.body.id}/refund`, { as, body: { reason: REASON } });
  expect(refunded.status, refunded.text).toBe(200);
  model.cardSales.push({ id: sold.body.id, tillMinor: 0 - GIFT_CARD_MINOR });
}

type Serving = StaffPlacement & { ends: "served" | "canceled" | "unpaid" };

/** An order of staff from its placing over edits and payments in parts to the door: chance alone rarely gets there. */
async function serveAtCounter(model: ShopModel, real: ShopUnderTest, wish: Serving): Promise<void> {
  const placed = model.orders.length;
  await takeOrder(model, real, { ...wish, quantity: 2 });
  const order = model.orders[placed];
  if (!order) return;
  const { byWaiter } = wish;
  await takePayment(order, real, { method: "external", amountMinor: 100, tips: true, byWaiter });
  await takePayment(order, real, { method: "cash", amountMinor: null, tips: false, byWaiter });
  await editOrder(order, real, 1, model);
  await editOrder(order, real, 3, model);
  if (wish.ends === "canceled") await moveOrder(order, real, "canceled");
  if (wish.ends !== "served") return;
  await takePayment(order, real, { method: wish.method, amountMinor: null, tips: false, byWaiter });
  for (const to of ["preparing", "ready", "delivered"] as const) {
    if (nextStatuses(order.status).includes(to)) await moveOrder(order, real, to);
    real.app.clock.advance({ minutes: 10 });
  }
  expect(paidOf(order), "served at the counter").toBeGreaterThan(0);
}

const placement: fc.Arbitrary<StaffPlacement> = fc.record({
  channel: fc.constantFrom("counter" as const, "phone" as const, "aggregator" as const),
  method: fc.constantFrom("cash" as const, "external" as const),
  off: fc.constantFrom("none" as const, "percent" as const, "amount" as const, "ownPrice" as const),
  quantity: fc.integer({ min: 1, max: 4 }),
  card: fc.nat(5).map((chance) => chance === 0),
  byWaiter: fc.nat(4).map((chance) => chance === 0),
});
const taking: fc.Arbitrary<Taking> = fc.record({
  method: fc.constantFrom("cash" as const, "external" as const),
  amountMinor: fc.constantFrom(null, null, 100, 350, 1_700),
  tips: fc.boolean(),
  byWaiter: fc.boolean(),
});
const take = fc
  .tuple(pick, taking)
  .map(([index, wish]) =>
    withOrder(`take ${JSON.stringify(wish)}`, index, (order, real) => takePayment(order, real, wish)),
  );

/** What staff take at the counter and on the phone, and the money that the restaurant takes itself. */
export const TILL_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  ...[0, 1].map(() =>
    placement.map((wish) =>
      step(`take an order ${JSON.stringify(wish)}`, (model, real) => takeOrder(model, real, wish)),
    ),
  ),
  ...[take, take, take],
  fc
    .tuple(pick, fc.integer({ min: 1, max: 4 }))
    .map(([index, quantity]) =>
      withOrder(`edit to ${quantity}`, index, (order, real, model) =>
        editOrder(order, real, quantity, model),
      ),
    ),
  fc
    .record({ method: fc.constantFrom("cash" as const, "external" as const), back: fc.boolean() })
    .map((wish) =>
      step(`sell a gift card ${JSON.stringify(wish)}`, (model, real) => sellCard(model, real, wish)),
    ),
  fc
    .tuple(placement, fc.constantFrom("served" as const, "canceled" as const, "unpaid" as const))
    .map(([placed, ends]) => ({ ...placed, ends }))
    .map((wish) =>
      step(`serve at the counter ${JSON.stringify(wish)}`, (model, real) =>
        serveAtCounter(model, real, wish),
      ),
    ),
];

/** The same once each, see FIRST_EVENING. */
export const FIRST_AT_THE_COUNTER: ShopCommand[] = [
  ...(["unpaid", "served"] as const).map((ends) =>
    step(`serve at the counter, ${ends}`, (model, real) =>
      serveAtCounter(model, real, {
        ...{
          channel: "phone",
          method: "external",
          off: "percent",
          quantity: 2,
          card: false,
          byWaiter: false,
        },
        ends,
      }),
    ),
  ),
  step("sell a gift card", (model, real) => sellCard(model, real, { method: "cash", back: true })),
];

/** By the waiter and by the owner, see FIRST_GATHERING. */
export const FIRST_OUTSIDE: ShopCommand[] = [true, false].map((byWaiter) =>
  step(`serve at the counter, by the ${byWaiter ? "waiter" : "owner"}`, (model, real) =>
    serveAtCounter(model, real, {
      ...{
        channel: "counter",
        method: "cash",
        off: "none",
        quantity: 2,
        card: false,
        byWaiter,
        ends: "served",
      },
    }),
  ),
);
