import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import { dayRange, localDate } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { type DayFigures, listDayFigures } from "./order-figures-store";

const NOTHING: DayFigures = { orders: 0, takingsMinor: 0, open: 0 };

/**
 * Today's orders and takings at each of several restaurants, in its own zone, and how many orders need work. As
 * `summariseOrders` says of one, in one statement for all.
 */
export async function summariseDays<Tenant extends { id: TenantId; timeZone: string; currency: string }>(
  app: App,
  tenants: readonly Tenant[],
): Promise<{ tenant: Tenant; date: string; orders: number; takings: number; open: number }[]> {
  const now = app.clock.now();
  const days = tenants.map((tenant) => ({ tenant, date: localDate(now, tenant.timeZone) }));
  const figures = await listDayFigures(
    app.db,
    days.map(({ tenant: { id, timeZone }, date }) => ({ tenantId: id, ...dayRange(date, timeZone) })),
  );
  return days.map(({ tenant, date }) => {
    const { orders, takingsMinor, open } = figures.get(tenant.id) ?? NOTHING;
    return { tenant, date, orders, takings: toMajor(takingsMinor, tenant.currency), open };
  });
}
