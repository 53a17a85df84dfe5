import fc from "fast-check";
import { expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/escrow/release-escrow";
import { reconcilePayments } from "@/lib/payments/payments/reconcile-payments";
import { expireUnpaidOrders } from "@/lib/service/orders/expire-unpaid-orders";
import { nextStatuses, ORDER_STATUSES, type OrderStatus } from "@/lib/service/orders/order-status";
import { pay, resetEmulator } from "@/lib/testing/online-payments";
import { orderBody } from "@/lib/testing/seed-shop";
import type { TestApp } from "@/lib/testing/test-app";
import { checkInvariants } from "./invariants";
import {
  end,
  isOver,
  leftOf,
  type ModelOrder,
  type ShopModel,
  type ShopUnderTest,
  START,
} from "./shop-under-test";

type ShopCommand = fc.AsyncCommand<ShopModel, ShopUnderTest>;

/** A step that is named in counterexamples, and after which everything must still be true. */
function step(
  name: string,
  run: (model: ShopModel, real: ShopUnderTest) => Promise<unknown>,
  check: (model: Readonly<ShopModel>) => boolean = () => true,
): ShopCommand {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await followSystem(model, real);
      await checkInvariants(model, real);
    },
    toString: () => name,
  };
}

/** A step with one of the orders, counted from the newest, where there is any. */
function withOrder(
  name: string,
  pick: number,
  run: (order: ModelOrder, real: ShopUnderTest) => Promise<unknown>,
): ShopCommand {
  const chosen = ({ orders }: ShopModel) => orders[orders.length - 1 - (pick % orders.length)] as ModelOrder;
  return step(
    `${name} #${pick}`,
    (model, real) => run(chosen(model), real),
    ({ orders }) => orders.length > 0,
  );
}

/** Unpaid online orders are ended by the system alone, at a time of its own: only that is taken over from it. */
async function followSystem(model: ShopModel, { app, shop: { tenantId } }: ShopUnderTest): Promise<void> {
  for (const order of model.orders.filter((candidate) => candidate.online && !isOver(candidate))) {
    const row = await app.db.prisma.order.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: order.id } },
      include: { timeline: { orderBy: { position: "desc" }, take: 1 } },
    });
    if (row.status === "canceled" && row.timeline[0]?.actor === "system") end(order, "canceled");
  }
}

type Placement = { online: boolean; quantity: number; coupon: boolean; card: boolean };

async function place(model: ShopModel, real: ShopUnderTest, wish: Placement): Promise<void> {
  const { online, quantity, coupon, card } = wish;
  const left = leftOf(model);
  const subtotal = quantity * START.priceMinor;
  const owed = coupon ? (subtotal * 9) / 10 : subtotal;
  const cardMinor = card ? Math.min(left.cardMinor, owed) : 0;
  const { status, body } = await real.api("POST", `/api/public/${real.shop.slug}/orders`, {
    body: orderBody(real.shop, {
      paymentMethod: online ? "stripe" : "cash",
      items: [{ productId: real.productId, quantity, price: START.priceMinor / 100 }],
      ...(coupon ? { couponCode: real.couponCode } : {}),
      ...(card ? { giftCardCode: real.giftCardCode } : {}),
    }),
  });
  const possible =
    quantity <= left.stock && (!coupon || left.couponUses > 0) && (!card || left.cardMinor > 0);
  expect(status === 200, `${JSON.stringify(wish)} answered ${status} ${body?.error}`).toBe(possible);
  if (!possible) return;
  expect([body.total, body.giftCardAmount]).toEqual([(owed - cardMinor) / 100, cardMinor / 100]);
  model.orders.push({
    id: body.id,
    online,
    clientSecret: body.clientSecret ?? null,
    status: "pending",
    quantity,
    coupon,
    cardMinor,
    totalMinor: owed - cardMinor,
    holdsStock: true,
  });
}

async function move(order: ModelOrder, real: ShopUnderTest, to: OrderStatus): Promise<void> {
  const path = `/api/tenant/${real.shop.tenantId}/orders/${order.id}`;
  const { status, body } = await real.api("PATCH", path, { as: await real.asOwner(), body: { status: to } });
  const allowed = nextStatuses(order.status).includes(to);
  if (status === 200 && to === order.status) return;
  if (!order.online) expect(status === 200, `${order.status} to ${to}: ${body?.error}`).toBe(allowed);
  if (status !== 200) return;
  expect(allowed, `${order.status} to ${to}`).toBe(true);
  if (to === "canceled" || to === "rejected") end(order, to);
  else order.status = to;
}

async function cancel(order: ModelOrder, real: ShopUnderTest): Promise<void> {
  const { status } = await real.api("POST", `/api/public/${real.shop.slug}/orders/${order.id}/cancel`, {
    body: { email: "ada@diner.example" },
  });
  if (status !== 200) return;
  expect(order.status).toBe("pending");
  end(order, "canceled");
}

async function refund(order: ModelOrder, real: ShopUnderTest, amountMinor: number): Promise<void> {
  const payment = await real.app.db.prisma.payment.findFirst({ where: { orderId: order.id } });
  const { status, body } = await real.api("POST", "/api/admin/escrow/refunds", {
    as: await real.asAdmin(),
    body: { orderId: order.id, amount: amountMinor / 100, reason: "Test" },
  });
  const left = (payment?.capturedMinor ?? 0) - (payment?.refundedMinor ?? 0);
  expect(status === 200, `${amountMinor} of ${left}: ${body?.error}`).toBe(amountMinor <= left);
}

/** A payment at the processor whose event is still on its way. */
async function payUnheard({ stripeEmulator }: TestApp, { clientSecret }: ModelOrder): Promise<void> {
  if (clientSecret === null) return;
  const [intentId] = clientSecret.split("_secret_");
  await stripeEmulator?.fetch(`https://api.stripe.com/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    body: new URLSearchParams({ payment_method: "pm_card_visa" }),
  });
}

async function settleEverything({ app }: ShopUnderTest): Promise<void> {
  app.clock.advance({ minutes: 2 });
  await reconcilePayments(app);
  await app.jobs.drain(app);
}

/** Lets the processor and all jobs finish, and asserts that nobody's money is stuck. */
export async function checkEnd(model: ShopModel, real: ShopUnderTest): Promise<void> {
  resetEmulator(real.app);
  await settleEverything(real);
  await settleEverything(real);
  await followSystem(model, real);
  const { orders } = await checkInvariants(model, real);
  for (const { id, status, payments, refunds } of orders) {
    expect(
      refunds.filter((made) => made.status === "pending"),
      `${id}: pending refunds`,
    ).toEqual([]);
    if (status !== "canceled" && status !== "rejected") continue;
    if (refunds.some((made) => made.status === "failed")) continue;
    expect(payments[0]?.refundedMinor, `${id}: money of an order that ended`).toBe(
      payments[0]?.capturedMinor,
    );
  }
}

/** Mostly one of the newest: what goes wrong takes several steps with the same order. */
const pick = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(7) });

/** Everything that guests, staff, the processor and time do to orders. */
export const SHOP_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  fc
    .record({
      online: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 4 }),
      coupon: fc.boolean(),
      card: fc.boolean(),
    })
    .map((wish) => step(`place ${JSON.stringify(wish)}`, (model, real) => place(model, real, wish))),
  fc.tuple(pick, fc.constantFrom("succeeded", "succeeded", "declined")).map(([index, outcome]) =>
    withOrder(`pay ${outcome}`, index, async ({ clientSecret }, { api }) => {
      if (clientSecret) await pay(api, clientSecret, outcome);
    }),
  ),
  fc
    .tuple(pick, fc.constantFrom(...ORDER_STATUSES))
    .map(([index, to]) => withOrder(`move to ${to}`, index, (order, real) => move(order, real, to))),
  pick.map((index) =>
    withOrder("move on", index, (order, real) =>
      move(order, real, nextStatuses(order.status)[0] ?? "pending"),
    ),
  ),
  pick.map((index) => withOrder("pay unheard", index, (order, { app }) => payUnheard(app, order))),
  pick.map((index) => withOrder("cancel", index, cancel)),
  fc
    .tuple(pick, fc.constantFrom(1, 100, 900, 1_000, 1_700, 3_600))
    .map(([index, amount]) =>
      withOrder(`refund ${amount}`, index, (order, real) => refund(order, real, amount)),
    ),
  fc
    .constantFrom(1, 4, 31, 61)
    .map((minutes) => step(`wait ${minutes} min`, async (_, { app }) => app.clock.advance({ minutes }))),
  fc.constant(step("jobs", (_, { app }) => app.jobs.drain(app))),
  fc.constant(step("release", (_, { app }) => releaseDueEscrow(app))),
  fc.constant(step("expire", (_, { app }) => expireUnpaidOrders(app))),
  fc.constant(step("reconcile", (_, real) => settleEverything(real))),
  fc.boolean().map((hold) =>
    step(`${hold ? "hold" : "deliver"} events`, async (_, { app }) => {
      if (app.stripeEmulator) app.stripeEmulator.controls.holdEvents = hold;
    }),
  ),
  fc.constantFrom("succeeded" as const, "failed" as const).map((outcome) =>
    step(`refunds ${outcome}`, async (_, { app }) => {
      if (app.stripeEmulator) app.stripeEmulator.controls.refunds = outcome;
    }),
  ),
];
