import type { App } from "@/lib/app/app";
import { newId } from "@/lib/core/ids/ids";
import { boundaryInstant } from "@/lib/core/time/zone";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { SeededShop } from "./seed-shop";

const MINUTE_MS = 60_000;

/** A repeatable sequence of numbers from 0 to below `below`. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export type SeededOrder = Prisma.OrderCreateManyInput & { items: Prisma.OrderItemCreateManyInput[] };
export type SeededSales = { orders: SeededOrder[]; refunds: Prisma.RefundCreateManyInput[] };

const METHODS = ["cash", "stripe", "paypal"] as const;
const FATES = ["delivered", "delivered", "delivered", "delivered", "ready", "canceled", "rejected"] as const;
const REASONS = [null, "Too busy", "Sold out", "Changed my mind"];

/**
 * Orders of past days as they are left behind: all types, methods and endings, some with coupon, gift card or partial
 * refund, written without events, emails or the books. Days are YYYY-MM-DD in the restaurant's zone; every hour of them has
 * some, also the one that a change of the clocks repeats.
 */
export async function seedSales(
  app: App,
  shop: Pick<SeededShop, "tenantId" | "margherita" | "diavola">,
  {
    days,
    perDay,
    timeZone,
    seed = 7,
  }: { days: readonly string[]; perDay: number; timeZone: string; seed?: number },
): Promise<SeededSales> {
  const roll = dice(seed);
  const { tenantId } = shop;
  const couponId = newId("cpn");
  const sales: SeededSales = { orders: [], refunds: [] };
  let number = 500_000 + seed * 10_000;
  for (const day of days) {
    const start = boundaryInstant(day, 0, timeZone).getTime();
    const minutes = (boundaryInstant(day, 24 * 60, timeZone).getTime() - start) / MINUTE_MS;
    for (let count = 0; count < perDay; count += 1) {
      const createdAt = new Date(start + roll(minutes) * MINUTE_MS);
      number += 1;
      const order = newOrder(createdAt, number);
      sales.orders.push(order);
      const refundableMinor = order.paymentMethod === "cash" ? order.totalMinor : (order.giftCardMinor ?? 0);
      if (order.status === "delivered" && refundableMinor > 0 && roll(6) === 0)
        sales.refunds.push(newRefund(order, refundableMinor));
    }
  }
  const { prisma } = app.db;
  const inParts = async <Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += 1_000) await write(rows.slice(from, from + 1_000));
  };
  await inParts(sales.orders, (part) =>
    prisma.order.createMany({ data: part.map(({ items: _, ...order }) => order) }),
  );
  await inParts(
    sales.orders.flatMap(({ items }) => items),
    (part) => prisma.orderItem.createMany({ data: part }),
  );
  await inParts(
    sales.orders.map(({ id: orderId, status, createdAt: at }) => ({
      tenantId,
      orderId,
      position: 0,
      status: status ?? "pending",
      at,
      actor: status === "canceled" ? ("customer" as const) : ("restaurant" as const),
    })),
    (part) => prisma.orderTimelineEvent.createMany({ data: part }),
  );
  await prisma.refund.createMany({ data: sales.refunds });
  return sales;

  function newOrder(createdAt: Date, orderNumber: number): SeededOrder {
    const id = newId("ord");
    const status = FATES[roll(FATES.length)] ?? "delivered";
    const isOver = status === "canceled" || status === "rejected";
    const items = [shop.margherita, shop.diavola].slice(roll(2)).map((productId, position) => {
      const quantity = 1 + roll(3);
      const unitPriceMinor = productId === shop.margherita ? 850 : 1200 + roll(4) * 50;
      const line = {
        quantity,
        unitPriceMinor,
        lineTotalMinor: quantity * unitPriceMinor,
        productName: "Dish",
      };
      return { tenantId, orderId: id, position, productId, ...line };
    });
    const subtotalMinor = items.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
    const type = roll(2) === 0 ? ("pickup" as const) : ("delivery" as const);
    const deliveryFeeMinor = type === "delivery" ? 250 : 0;
    const discountMinor = roll(5) === 0 ? Math.floor(subtotalMinor / 10) : 0;
    const giftCardMinor = roll(8) === 0 ? 500 : 0;
    const paymentMethod = METHODS[roll(METHODS.length)] ?? "cash";
    const isUnpaid = status === "ready" && paymentMethod !== "cash" && roll(3) === 0;
    const done = new Date(createdAt.getTime() + (15 + roll(45)) * MINUTE_MS);
    return {
      tenantId,
      id,
      number: orderNumber,
      type,
      status,
      paymentMethod,
      paymentStatus: isUnpaid ? "pending" : isOver ? "refunded" : status === "delivered" ? "paid" : "pending",
      ...(paymentMethod !== "cash" && !isUnpaid && !isOver && { paymentStatus: "paid" as const }),
      currency: "EUR",
      locale: "en",
      customerName: "Ada Diner",
      customerEmail: "ada@diner.example",
      customerPhone: "+39 333 1234567",
      subtotalMinor,
      discountMinor,
      deliveryFeeMinor,
      giftCardMinor,
      totalMinor: subtotalMinor - discountMinor + deliveryFeeMinor - giftCardMinor,
      ...(discountMinor > 0 && { couponId, couponCode: "TEN" }),
      promisedAt: new Date(createdAt.getTime() + 40 * MINUTE_MS),
      createdAt,
      ...((status === "ready" || status === "delivered") && { readyAt: done }),
      ...(status === "delivered" && { deliveredAt: done }),
      endReason: isOver ? (REASONS[roll(REASONS.length)] ?? null) : null,
      items,
    };
  }

  function newRefund(order: SeededOrder, mostMinor: number): Prisma.RefundCreateManyInput {
    const purse = order.paymentMethod === "cash" ? ("cash" as const) : ("gift_card" as const);
    const status = roll(5) === 0 ? ("failed" as const) : ("succeeded" as const);
    const amountMinor = Math.min(mostMinor, 100 + roll(400));
    const createdAt = new Date((order.createdAt as Date).getTime() + 3 * 24 * 60 * MINUTE_MS);
    const about = { tenantId, orderId: order.id, purse, status, amountMinor, createdAt };
    return { ...about, id: newId("ref"), reason: "Cold", actor: "restaurant" };
  }
}
