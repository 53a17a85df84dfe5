import type { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { addDays } from "@/lib/core/time/zone";
import { listKeyFigures } from "@/lib/oversight/reports/list-key-figures";
import type { App } from "@/lib/payments/app";
import type { Group } from "@/lib/people/auth/portal-guards";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import type { GroupOverview, GroupQuery } from "@/lib/people/groups/group-contract";
import { orderingNow } from "@/lib/restaurant/hours/service-state";
import { summariseDays } from "@/lib/service/orders/views/summarise-days";

type Overview = z.input<typeof GroupOverview>;

/**
 * Today at every restaurant of a group, each in its own zone, with the figures of the last days to compare, and the sums of
 * today by currency. A few statements for all restaurants, one after the other: a group takes one connection, however
 * large it is.
 */
export async function summariseGroup(
  app: App,
  { group, days }: { group: Group; days: z.output<typeof GroupQuery>["days"] },
): Promise<Overview> {
  const open = await listOpenNow(app, group.tenants);
  const today = await summariseDays(app, group.tenants);
  const compared = await listKeyFigures(
    app,
    today.map((day) => ({ ...day, query: { from: addDays(day.date, 1 - Number(days)), to: day.date } })),
  );
  const tenants = compared.map(({ tenant: { id, slug, name, currency }, query, figures, ...day }) => ({
    slug,
    name,
    headquarters: id === group.hqTenantId,
    ...day,
    currency,
    openNow: open.has(id),
    figures: { ...query, ...figures },
  }));
  return { id: group.id, name: group.name, tenants, totals: totalsOf(tenants) };
}

/** The restaurants at which guests can order right now. */
async function listOpenNow(app: App, tenants: readonly TenantRef[]): Promise<Set<TenantId>> {
  const active = tenants.filter(({ status }) => status === "active").map(({ id }) => id);
  const now = app.clock.now();
  const shops = await app.shops.listTenants(active);
  return new Set(shops.filter((shop) => orderingNow(shop, now).open).map(({ id }) => id));
}

function totalsOf(tenants: readonly Overview["tenants"][number][]): Overview["totals"] {
  return [...new Set(tenants.map(({ currency }) => currency))].sort().map((currency) => {
    const same = tenants.filter((tenant) => tenant.currency === currency);
    const takingsMinor = same.reduce((sum, { takings }) => sum + toMinor(takings, currency), 0);
    return {
      currency,
      orders: same.reduce((sum, { orders }) => sum + orders, 0),
      takings: toMajor(takingsMinor, currency),
    };
  });
}
