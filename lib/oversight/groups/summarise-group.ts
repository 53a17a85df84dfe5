import type { z } from "zod";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { addDays } from "@/lib/core/time/zone";
import { getOverview } from "@/lib/oversight/reports/get-overview";
import type { App } from "@/lib/payments/app";
import type { Group } from "@/lib/people/auth/portal-guards";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import type { GroupOverview, GroupQuery } from "@/lib/people/groups/group-contract";
import { orderingNow } from "@/lib/restaurant/hours/service-state";
import { summariseOrders } from "@/lib/service/orders/views/summarise-orders";

type Member = z.input<typeof GroupOverview>["tenants"][number];

/**
 * Today at every restaurant of a group, each in its own zone, with the figures of the last days to compare, and the sums of
 * today by currency. One restaurant after the other: a group takes one connection, however large it is.
 */
export async function summariseGroup(
  app: App,
  { group, days }: { group: Group; days: z.output<typeof GroupQuery>["days"] },
): Promise<z.input<typeof GroupOverview>> {
  const tenants: Member[] = [];
  for (const tenant of group.tenants) {
    const { date, currency, orders, takings, open } = await summariseOrders(app, tenant);
    tenants.push({
      slug: tenant.slug,
      name: tenant.name,
      headquarters: tenant.id === group.hqTenantId,
      date,
      currency,
      orders,
      takings,
      open: Object.values(open).reduce((sum, count) => sum + count, 0),
      openNow: await isOpenNow(app, tenant),
      figures: await figuresOf(app, tenant, { from: addDays(date, 1 - Number(days)), to: date }),
    });
  }
  const totals = [...new Set(tenants.map(({ currency }) => currency))].sort().map((currency) => {
    const same = tenants.filter((tenant) => tenant.currency === currency);
    const takingsMinor = same.reduce((sum, { takings }) => sum + toMinor(takings, currency), 0);
    return {
      currency,
      orders: same.reduce((sum, { orders }) => sum + orders, 0),
      takings: toMajor(takingsMinor, currency),
    };
  });
  return { id: group.id, name: group.name, tenants, totals };
}

async function isOpenNow(app: App, { status, slug }: TenantRef): Promise<boolean> {
  if (status !== "active") return false;
  const shop = await app.shops.findTenant(slug);
  return shop !== null && orderingNow(shop.tenant, app.clock.now()).open;
}

async function figuresOf(
  app: App,
  tenant: TenantRef,
  range: { from: string; to: string },
): Promise<Member["figures"]> {
  const { totals } = await getOverview(app, { tenant, query: range });
  const { orders, sales, average, late, bookings } = totals;
  return { ...range, orders, sales, average, lateRate: orders === 0 ? null : late / orders, bookings };
}
