import type { App } from "@/lib/app/app";
import { toMajor } from "@/lib/money/money";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { dayRange, localDate } from "@/lib/time/zone";
import { getOrderFigures } from "./order-store";

/** Today's orders and takings in the restaurant's zone, and how many orders wait at each step. */
export async function summariseOrders(
  app: App,
  tenant: { id: TenantId; timeZone: string; currency: string },
) {
  const date = localDate(app.clock.now(), tenant.timeZone);
  const figures = await getOrderFigures(app.db, { tenantId: tenant.id, ...dayRange(date, tenant.timeZone) });
  const { pending, accepted, preparing, ready } = figures.open;
  return {
    date,
    currency: tenant.currency,
    orders: figures.orders,
    takings: toMajor(figures.takingsMinor, tenant.currency),
    open: { pending, accepted, preparing, ready },
  };
}
