import type { z } from "zod";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { Group } from "@/lib/people/auth/portal-guards";
import type { GroupOverview } from "@/lib/people/groups/group-contract";
import { summariseOrders } from "@/lib/service/orders/summarise-orders";

/** Today at every restaurant of a group, each in its own zone, and the sums by currency. */
export async function summariseGroup(app: App, group: Group): Promise<z.input<typeof GroupOverview>> {
  const tenants = await Promise.all(
    group.tenants.map(async (tenant) => {
      const { date, currency, orders, takings, open } = await summariseOrders(app, tenant);
      return {
        slug: tenant.slug,
        name: tenant.name,
        headquarters: tenant.id === group.hqTenantId,
        date,
        currency,
        orders,
        takings,
        open: Object.values(open).reduce((sum, count) => sum + count, 0),
      };
    }),
  );
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
