import type { z } from "zod";
import type { App } from "@/lib/payments/app";
import { isOpenAt } from "@/lib/restaurant/hours/opening-hours";
import { quarterHourOf } from "@/lib/restaurant/hours/order-times";
import type { Shop } from "@/lib/restaurant/menu/shop";
import { servedTimes } from "./order-dish";
import { listFullSlots } from "./order-slot-store";
import { leadMinutes, offers, timesOf } from "./order-time";
import type { OrderTimes } from "./order-time-contract";

/**
 * The times for which an order can be scheduled right now, without those that have enough orders, and without those at
 * which one of the products (ids, separated by commas) is not served. Unknown ids are passed over.
 */
export async function listOrderTimes(
  app: App,
  { shop, type, products }: { shop: Shop; type: "pickup" | "delivery"; products: string },
): Promise<z.input<typeof OrderTimes>> {
  const now = app.clock.now();
  const { tenant } = shop;
  const { id: tenantId, ordersPerSlot: limit, timeZone, openingHours, pausedUntil } = tenant;
  const full =
    limit === null ? [] : await listFullSlots(app.db.prisma, { tenantId, from: quarterHourOf(now), limit });
  const dishes = products.split(",").flatMap((id) => shop.products.get(id) ?? []);
  const fullTimes = new Set(full.map((slot) => slot.getTime()));
  const isOpen = offers(tenant, type) && isOpenAt({ ...openingHours[type], pausedUntil }, now, timeZone);
  return {
    type,
    timeZone,
    soonestMinutes: isOpen ? leadMinutes(tenant, type) : null,
    times: servedTimes(dishes, timesOf(tenant, type, now), timeZone)
      .filter((time) => !fullTimes.has(time.getTime()))
      .map((time) => time.toISOString()),
  };
}
