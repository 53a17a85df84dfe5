import { openSession } from "@/lib/people/auth/open-session";
import type { OrderStatus } from "@/lib/service/orders/order-status";
import type { Api } from "@/lib/testing/call";
import { resetEmulator, seedCardShop } from "@/lib/testing/online-payments";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { seedRoom } from "@/lib/testing/seed-room";
import { cookieOf, type SeededShop, seedAdmin, seedProduct, seedStaff } from "@/lib/testing/seed-shop";
import type { TestApp } from "@/lib/testing/test-app";

/** What the model begins with; amounts in minor units. */
export const START = {
  stock: 14,
  couponLimit: 3,
  cardMinor: 3_000,
  priceMinor: 1_000,
  platformFeeBps: 500,
} as const;

/** What the model knows of an order: far less than the system. */
export type ModelOrder = {
  id: string;
  online: boolean;
  clientSecret: string | null;
  status: OrderStatus;
  quantity: number;
  coupon: boolean;
  cardMinor: number;
  totalMinor: number;
  /** What went back to the gift card, and in cash. */
  cardBackMinor: number;
  cashBackMinor: number;
  /** Units that a refund put back into stock. */
  restocked: number;
  /** False once it ended before it was cooked. */
  holdsStock: boolean;
  /** What a unit costs and what is off the lines, of an order that a member took; null of a guest's. */
  byStaff: { unitMinor: number; discountMinor: number } | null;
  /** In its total. */
  tipMinor: number;
  /** What the restaurant took for it itself, less what went back. */
  tillMinor: number;
};

export type ModelBill = {
  id: string;
  table: number;
  closed: boolean;
  /** What it holds of the product's stock. */
  taken: number;
  /** A round came while more was paid than the bill cost, because the bank had returned a refund: nobody asked for it yet. */
  hasUnaskedCredit: boolean;
};

/** A drawer: the main one, or a waiter's purse. */
export type ModelDrawer = {
  id: string;
  name: string;
  /** `cashMinor` is the float with what was put in and taken out, without takings. */
  open: { dayId: string; cashMinor: number } | null;
  /** With the Z report as it was first seen. */
  closed: { dayId: string; cashMinor: number; report: string | null }[];
  closedAt: Date | null;
  /** The day that was opened in this step and takes up what was taken since the last close. */
  gathersInto: string | null;
};

export type ShopModel = {
  orders: ModelOrder[];
  bills: ModelBill[];
  drawers: ModelDrawer[];
  /** What was taken (or given back) for gift cards that the restaurant sold itself. */
  cardSales: { id: string; tillMinor: number }[];
  /** Where each taking was last seen. */
  takings: Map<string, { drawerDayId: string | null; amountMinor: number }>;
};

export function newModel({ drawerIds }: ShopUnderTest): ShopModel {
  const drawers = drawerIds.map(
    (id, index): ModelDrawer => ({
      ...{ id, name: index === 0 ? "the main drawer" : "the purse", open: null, closed: [] },
      ...{ closedAt: null, gathersInto: null },
    }),
  );
  return { orders: [], bills: [], drawers, cardSales: [], takings: new Map() };
}

export const isOver = ({ status }: ModelOrder) => status === "canceled" || status === "rejected";

/** Ends an order in the model. */
export function end(order: ModelOrder, to: "canceled" | "rejected"): void {
  if (order.status === "pending" || order.status === "accepted") order.holdsStock = false;
  order.cardBackMinor = order.cardMinor;
  order.tillMinor = 0;
  order.status = to;
}

/** What an order costs, gift card included. */
export const paidOf = ({ totalMinor, cardMinor }: ModelOrder) => totalMinor + cardMinor;

/** What the rules leave: stock, uses of the coupon, and the card's balance. */
export function leftOf({ orders, bills }: ShopModel) {
  const live = orders.filter((order) => !isOver(order));
  const holding = orders.filter(({ holdsStock }) => holdsStock);
  const inOrders = sum(holding.map(({ quantity, restocked }) => quantity - restocked));
  return {
    stock: START.stock - inOrders - sum(bills.map(({ taken }) => taken)),
    couponUses: START.couponLimit - live.filter(({ coupon }) => coupon).length,
    cardMinor: START.cardMinor - sum(orders.map(({ cardMinor, cardBackMinor }) => cardMinor - cardBackMinor)),
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export type ShopUnderTest = {
  app: TestApp;
  api: Api;
  shop: SeededShop;
  productId: string;
  tables: string[];
  couponCode: string;
  giftCardCode: string;
  /** The main drawer and the waiter's purse. */
  drawerIds: string[];
  waiterId: string;
  /** Fresh sessions, because the clock runs for days. */
  asOwner(): Promise<{ cookie: string }>;
  asWaiter(): Promise<{ cookie: string }>;
  asAdmin(): Promise<{ cookie: string }>;
};

/** A new shop for one run, with an ordinary processor. */
export async function seedShopUnderTest(app: TestApp, api: Api): Promise<ShopUnderTest> {
  resetEmulator(app);
  const { platformFeeBps } = START;
  const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps });
  const { window, corner } = await seedRoom(app, shop, { window: 2, corner: 4 });
  const admin = await seedAdmin(app);
  const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const drawerIds: string[] = [];
  for (const body of [{ name: "Main" }, { name: "Purse", memberIds: [waiter.userId] }]) {
    const made = await api("POST", `/api/tenant/${shop.slug}/drawers`, { as: shop.owner, body });
    drawerIds.push(made.body.id);
  }
  const sessionOf = async (kind: "platform" | "admin", subjectId: string) =>
    cookieOf(await openSession(app, { kind, subjectId, secure: false }));
  return {
    app,
    // No two acts are of one instant: which receipt a taking belongs to is told by their times.
    api: (...call) => {
      app.clock.advance({ seconds: 1 });
      return api(...call);
    },
    shop,
    productId: await seedProduct(app, shop, { stock: START.stock, basePriceMinor: START.priceMinor }),
    tables: [window, corner],
    couponCode: await seedCoupon(app, shop, { usageLimit: START.couponLimit }),
    giftCardCode: await seedGiftCard(app, shop, START.cardMinor),
    drawerIds,
    waiterId: waiter.userId,
    asWaiter: () => sessionOf("platform", waiter.userId),
    asOwner: () => sessionOf("platform", shop.owner.userId),
    asAdmin: () => sessionOf("admin", admin.userId),
  };
}
