import { orderTimes } from "@/lib/restaurant/hours/order-times";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { Order } from "@/lib/service/orders/order";

type Timing = Pick<
  ShopTenant,
  | "openingHours"
  | "pausedUntil"
  | "timeZone"
  | "prepMinutes"
  | "deliveryMinutes"
  | "scheduleDays"
  | "pickupEnabled"
  | "deliveryEnabled"
>;
type Service = Order["type"];

/** Whether the restaurant takes orders of this type at all. */
export function offers(tenant: Timing, service: Service): boolean {
  return service === "delivery" ? tenant.deliveryEnabled : tenant.pickupEnabled;
}

/** Minutes from the order to the counter or the door. */
export function leadMinutes(
  tenant: Pick<Timing, "prepMinutes" | "deliveryMinutes">,
  service: Service,
): number {
  return tenant.prepMinutes + (service === "delivery" ? tenant.deliveryMinutes : 0);
}

/** The times for which an order can be scheduled by the hours; full quarter hours are among them. */
export function timesOf(tenant: Timing, service: Service, now: Date): Date[] {
  const { openingHours, pausedUntil, timeZone, scheduleDays } = tenant;
  if (scheduleDays === null || !offers(tenant, service)) return [];
  const hours = { ...openingHours[service], pausedUntil };
  const rules = { hours, zone: timeZone, leadMinutes: leadMinutes(tenant, service), daysAhead: scheduleDays };
  return orderTimes(rules, now);
}

/** Whether an order can be scheduled for the instant by the hours. */
export function isOrderTime(tenant: Timing, service: Service, { at, now }: { at: Date; now: Date }): boolean {
  return timesOf(tenant, service, now).some((time) => time.getTime() === at.getTime());
}
