import type { z } from "zod";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import type { App } from "@/lib/payments/app";
import { isOpenAt } from "@/lib/restaurant/hours/opening-hours";
import { quarterHourOf } from "@/lib/restaurant/hours/order-times";
import type { ShopVersion } from "@/lib/restaurant/menu/shop";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { servedTimes } from "./order-dish";
import { listFullSlots } from "./order-slot-store";
import { leadMinutes, offers, timesOf } from "./order-time";
import type { NoTimesReason, OrderTimes } from "./order-time-contract";

/**
 * The times for which an order can be scheduled right now, without those that have enough orders, and without those at
 * which one of the products (ids, separated by commas) is not served; where there are none, why. Unknown ids are passed
 * over.
 */
export async function listOrderTimes(
  app: App,
  { tenant: known, type, products }: { tenant: ShopVersion; type: "pickup" | "delivery"; products: string },
): Promise<z.input<typeof OrderTimes>> {
  const now = app.clock.now();
  const { tenant, products: named } = await app.shops.getDishes(known, products.split(","));
  const { id: tenantId, ordersPerSlot: limit, timeZone, openingHours, pausedUntil } = tenant;
  const full =
    limit === null ? [] : await listFullSlots(app.db.prisma, { tenantId, from: quarterHourOf(now), limit });
  const fullTimes = new Set(full.map((slot) => slot.getTime()));
  const dishes = products.split(",").flatMap((id) => named.get(id) ?? []);
  const open = timesOf(tenant, type, now);
  const served = servedTimes(dishes, open, timeZone);
  const times = served.filter((time) => !fullTimes.has(time.getTime()));
  const reason = times.length > 0 ? null : explainNoTimes(tenant, type, { open, served });
  const isOpen = offers(tenant, type) && isOpenAt({ ...openingHours[type], pausedUntil }, now, timeZone);
  return {
    type,
    timeZone,
    soonestMinutes: isOpen ? leadMinutes(tenant, type) : null,
    times: times.map((time) => time.toISOString()),
    reason,
    message: reason && REFUSAL_REASONS.ORDER_TIME_UNAVAILABLE[reason],
  };
}

function explainNoTimes(
  tenant: ShopTenant,
  type: "pickup" | "delivery",
  { open, served }: { open: Date[]; served: Date[] },
): NoTimesReason {
  if (!offers(tenant, type)) return "TYPE_NOT_OFFERED";
  if (tenant.scheduleDays === null) return "NOT_SCHEDULABLE";
  if (open.length === 0) return "CLOSED";
  return served.length === 0 ? "NOT_SERVED" : "FULL";
}
