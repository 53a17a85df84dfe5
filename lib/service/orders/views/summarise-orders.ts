import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { dayRange, localDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { KITCHEN_WINDOW_MINUTES, kitchenDelay } from "@/lib/service/orders/life/kitchen-delay";
import { getOrderFigures } from "./order-figures-store";

/** A restaurant that the public does not find yet has test orders only. */
const DEFAULT_UNSEEN_MINUTES = 5;
const MINUTE_MS = 60_000;
/** An evening that goes on after midnight is one. */
const EVENING_MS = 24 * 60 * MINUTE_MS;

/**
 * Today's orders and takings in the restaurant's zone, how many orders wait at each step, by how much the kitchen is
 * behind, and whether new ones are accepted.
 */
export async function summariseOrders(
  app: App,
  tenant: { id: TenantId; slug: string; timeZone: string; currency: string },
) {
  const now = app.clock.now();
  const date = localDate(now, tenant.timeZone);
  const [figures, shop] = await Promise.all([
    getOrderFigures(app.db, {
      tenantId: tenant.id,
      ...dayRange(date, tenant.timeZone),
      kitchen: {
        placedSince: new Date(now.getTime() - EVENING_MS),
        readySince: new Date(now.getTime() - KITCHEN_WINDOW_MINUTES * MINUTE_MS),
      },
    }),
    app.shops.findTenant(tenant.slug),
  ]);
  const pausedUntil = shop?.tenant.pausedUntil ?? null;
  const { pending, accepted, preparing, ready } = figures.open;
  return {
    date,
    currency: tenant.currency,
    orders: figures.orders,
    takings: toMajor(figures.takingsMinor, tenant.currency),
    open: { pending, accepted, preparing, ready },
    behindMinutes: kitchenDelay(figures.kitchen, { now, deliveryMinutes: shop?.tenant.deliveryMinutes ?? 0 }),
    externalMethods: shop?.tenant.externalMethods ?? [],
    unseenMinutes: shop?.tenant.unseenMinutes ?? DEFAULT_UNSEEN_MINUTES,
    pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
  };
}
