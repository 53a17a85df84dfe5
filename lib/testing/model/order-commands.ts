import fc from "fast-check";
import { expect } from "vitest";
import { nextStatuses, ORDER_STATUSES, type OrderStatus } from "@/lib/service/orders/order-status";
import { pay } from "@/lib/testing/online-payments";
import { orderBody } from "@/lib/testing/seed-shop";
import { leftOfPayment, payUnheard } from "./bank-commands";
import { end, leftOf, type ModelOrder, type ShopModel, type ShopUnderTest, START } from "./shop-under-test";
import { pick, type ShopCommand, step, withOrder } from "./steps";

type Placement = { online: boolean; quantity: number; coupon: boolean; card: boolean };

export async function placeOrder(model: ShopModel, real: ShopUnderTest, wish: Placement): Promise<void> {
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
    cardBackMinor: 0,
    cashBackMinor: 0,
    restocked: 0,
    holdsStock: true,
    byStaff: null,
    tipMinor: 0,
    tillMinor: 0,
  });
}

export async function moveOrder(order: ModelOrder, real: ShopUnderTest, to: OrderStatus): Promise<void> {
  const path = `/api/tenant/${real.shop.tenantId}/orders/${order.id}`;
  const { status, body } = await real.api("PATCH", path, { as: await real.asOwner(), body: { status: to } });
  const allowed = nextStatuses(order.status).includes(to);
  if (status === 200 && to === order.status) return;
  if (!order.online) expect(status === 200, `${order.status} to ${to}: ${body?.error}`).toBe(allowed);
  if (status !== 200) return;
  expect(allowed, `${order.status} to ${to}`).toBe(true);
  if (to === "canceled" || to === "rejected") {
    end(order, to);
    return;
  }
  order.status = to;
  // Whoever hands over an order in cash has the rest of its money.
  if (to === "delivered" && body.paymentMethod === "cash" && body.paymentStatus === "paid")
    order.tillMinor = order.totalMinor - order.cashBackMinor;
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
  const left = payment ? leftOfPayment(payment) : 0;
  expect(status === 200, `${amountMinor} of ${left}: ${body?.error}`).toBe(amountMinor <= left);
}

/** What guests, staff and the super-admin do to orders. */
export const ORDER_COMMANDS: fc.Arbitrary<ShopCommand>[] = [
  fc
    .record({
      online: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 4 }),
      coupon: fc.boolean(),
      card: fc.boolean(),
    })
    .map((wish) => step(`place ${JSON.stringify(wish)}`, (model, real) => placeOrder(model, real, wish))),
  fc.tuple(pick, fc.constantFrom("succeeded", "succeeded", "declined")).map(([index, outcome]) =>
    withOrder(`pay ${outcome}`, index, async ({ clientSecret }, { api }) => {
      if (clientSecret) await pay(api, clientSecret, outcome);
    }),
  ),
  fc
    .tuple(pick, fc.constantFrom(...ORDER_STATUSES))
    .map(([index, to]) => withOrder(`move to ${to}`, index, (order, real) => moveOrder(order, real, to))),
  pick.map((index) =>
    withOrder("move on", index, (order, real) =>
      moveOrder(order, real, nextStatuses(order.status)[0] ?? "pending"),
    ),
  ),
  pick.map((index) =>
    withOrder("pay unheard", index, (order, { app }) => payUnheard(app, order.clientSecret)),
  ),
  pick.map((index) => withOrder("cancel", index, cancel)),
  fc
    .tuple(pick, fc.constantFrom(1, 100, 900, 1_000, 1_700, 3_600))
    .map(([index, amount]) =>
      withOrder(`refund ${amount}`, index, (order, real) => refund(order, real, amount)),
    ),
];
