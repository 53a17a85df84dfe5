/**
 * What guests and staff do on the day before the books are written: sales, a gift card, a drawer, and later refunds.
 */
import { BazarError, createBazar, dataOf } from "bazar-client";
import { eventually, found } from "../../shared/check.js";
import type { Restaurant } from "./bazar.js";

/** In minor units, as all that is played: yen have no cents. */
export const TIP = 150;
export const CASH_BACK = 100;

export interface Played {
  /** In cash, with a tip on top. */
  readonly cashOrder: string;
  readonly cashTotal: number;
  /** Partly by a gift card that was made by hand and paid in cash. */
  readonly cardOrder: string;
  /** Paid online; null where the restaurant takes no cards, or the installation is no demo. */
  readonly onlineOrder: string | null;
  readonly giftCard: string;
  /** Null where the restaurant's own day is open: the example does not close it. */
  readonly drawerDay: string | null;
}

interface Dish {
  readonly id: string;
  readonly price: number;
}

export async function playBusinessDay(place: { url: string }, staff: Restaurant): Promise<Played> {
  const { bazar, path, money } = staff;
  const guest = createBazar({ baseUrl: place.url });
  const menu = await dataOf(guest.GET("/api/public/{tenantId}/menu", { params: { path } }));
  const plain = found(
    menu.products.find(
      (each) =>
        money.toMinor(each.basePrice) >= 400 &&
        each.minimumAge === undefined &&
        each.optionGroups.every(({ min }) => min === 0),
    ),
    "a dish without options that have to be chosen",
  );
  const dish = { id: plain.id, price: money.toMinor(plain.discountPrice ?? plain.basePrice) };

  const drawerDay = await openDrawer(staff);
  const cash = await takeOrder(staff, dish, 2, null);
  await dataOf(
    bazar.POST("/api/tenant/{tenantId}/orders/{orderId}/payments", {
      params: { path: { ...path, orderId: cash.id } },
      body: { method: "cash", tip: money.toMajor(TIP) },
    }),
  );
  const giftCard = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/gift-cards", {
      params: { path },
      // Less than the order, so that the rest is paid in cash.
      body: { amount: money.toMajor(Math.floor(dish.price / 2)), payment: { method: "cash" } },
    }),
  );
  const byCard = await takeOrder(staff, dish, 1, giftCard.code);
  for (const { id } of [cash, byCard]) await deliver(staff, id);
  const onlineOrder = await payOnline(place.url, staff, dish);
  if (onlineOrder !== null) await deliver(staff, onlineOrder);
  if (drawerDay !== null) await closeDrawer(staff, drawerDay);
  return {
    cashOrder: cash.id,
    cashTotal: money.toMinor(cash.total),
    cardOrder: byCard.id,
    onlineOrder,
    giftCard: giftCard.id,
    drawerDay: drawerDay?.dayId ?? null,
  };
}

/** The day after: one guest gets money back over the counter, another through the bank. */
export async function playRefunds(
  staff: Restaurant,
  played: Played,
): Promise<{ cash: string; online: string | null }> {
  const cash = await refund(staff, played.cashOrder, {
    scope: "amount",
    amount: staff.money.toMajor(CASH_BACK),
    reason: "Too salty",
  });
  const online =
    played.onlineOrder === null
      ? null
      : await refund(staff, played.onlineOrder, {
          scope: "lines",
          lineItems: [{ lineItemId: "0", quantity: 1 }],
          reason: "Was not in the bag",
        });
  return { cash, online };
}

type RefundBody =
  | { scope: "amount"; amount: number; reason: string }
  | { scope: "lines"; lineItems: { lineItemId: string; quantity: number }[]; reason: string };

async function refund({ bazar, path }: Restaurant, orderId: string, body: RefundBody): Promise<string> {
  const params = { path: { ...path, orderId } };
  await dataOf(bazar.POST("/api/tenant/{tenantId}/orders/{orderId}/refunds", { params, body }));
  return eventually(async () => {
    const { refundHistory } = await dataOf(bazar.GET("/api/tenant/{tenantId}/orders/{orderId}", { params }));
    return refundHistory.find(({ status }) => status === "succeeded")?.id ?? null;
  }, `the refund of ${orderId}`);
}

async function takeOrder(
  { bazar, path }: Restaurant,
  dish: Dish,
  quantity: number,
  giftCardCode: string | null,
) {
  const { order } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/orders", {
      params: { path },
      body: {
        type: "pickup",
        channel: "counter",
        customerName: "Accountant's example",
        paymentMethod: "cash",
        giftCardCode,
        items: [{ productId: dish.id, quantity }],
      },
    }),
  );
  return order;
}

/** Hands an order over; one in cash that is not paid yet is paid with it. */
async function deliver({ bazar, path }: Restaurant, orderId: string): Promise<void> {
  const params = { path: { ...path, orderId } };
  for (;;) {
    const { status, nextStatuses } = await dataOf(
      bazar.GET("/api/tenant/{tenantId}/orders/{orderId}", { params }),
    );
    const next = (["accepted", "preparing", "ready", "delivered"] as const).find((each) =>
      nextStatuses.includes(each),
    );
    if (status === "delivered" || next === undefined) return;
    await dataOf(
      bazar.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
        params,
        body: { status: next, expectedStatus: status },
      }),
    );
  }
}

/**
 * A guest pays by card. The demo has a stand-in for the form of the payment processor, and only for this
 * machine; guests have a limit for each address. Where it cannot be, the nights do without.
 */
async function payOnline(url: string, staff: Restaurant, dish: Dish): Promise<string | null> {
  const guest = createBazar({ baseUrl: url, retries: 0 });
  try {
    const { orderId, clientSecret } = await dataOf(
      guest.POST("/api/public/{tenantId}/payment-intent", {
        params: { path: staff.path },
        body: {
          type: "pickup",
          customerName: "Accountant's example",
          customerEmail: `books-${Date.now().toString(36)}@diner.example`,
          customerPhone: "+39 333 123 4567",
          paymentMethod: "stripe",
          items: [{ productId: dish.id, quantity: 2, price: 0 }],
        },
      }),
    );
    await dataOf(
      guest.POST("/api/dev/stripe/confirm", {
        body: { clientSecret: found(clientSecret, "what the guest pays with"), outcome: "succeeded" },
      }),
    );
    const params = { path: { ...staff.path, orderId } };
    await eventually(async () => {
      const order = await dataOf(staff.bazar.GET("/api/tenant/{tenantId}/orders/{orderId}", { params }));
      return order.paymentStatus === "paid" ? true : null;
    }, "an online payment");
    return orderId;
  } catch (problem) {
    const codes = ["NOT_FOUND", "PAYMENT_METHOD_UNAVAILABLE", "RESTAURANT_CLOSED", "RATE_LIMITED"];
    if (problem instanceof BazarError && codes.includes(problem.code)) return null;
    throw problem;
  }
}

async function openDrawer({
  bazar,
  path,
  money,
}: Restaurant): Promise<{ drawerId: string; dayId: string } | null> {
  const { drawers } = await dataOf(bazar.GET("/api/tenant/{tenantId}/drawers", { params: { path } }));
  if (drawers.some(({ openDay }) => openDay)) return null;
  const day = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/drawers/{drawerId}/open", {
      params: { path: { ...path, drawerId: "main" } },
      body: { float: money.toMajor(10_000) },
    }),
  );
  return { drawerId: day.drawerId, dayId: day.id };
}

/** Somebody buys milk, and a little too much is counted. */
async function closeDrawer(
  { bazar, path, money }: Restaurant,
  { drawerId, dayId }: { drawerId: string; dayId: string },
): Promise<void> {
  const params = { path: { ...path, drawerId } };
  await dataOf(
    bazar.POST("/api/tenant/{tenantId}/drawers/{drawerId}/movements", {
      params,
      body: { direction: "out", amount: money.toMajor(1_250), reason: "Milk" },
    }),
  );
  const { report } = await dataOf(
    bazar.GET("/api/tenant/{tenantId}/drawer-days/{dayId}", { params: { path: { ...path, dayId } } }),
  );
  const expected = money.toMinor(found(report?.cash.expected, "what is to be in the drawer"));
  await dataOf(
    bazar.POST("/api/tenant/{tenantId}/drawers/{drawerId}/close", {
      params,
      body: { dayId, counted: money.toMajor(expected + 50) },
    }),
  );
}
