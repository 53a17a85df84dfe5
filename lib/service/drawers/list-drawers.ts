import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { businessDateOf } from "./business-day";
import {
  type DrawerList,
  denominationsToWire,
  drawerToWire,
  outsideToWire,
  settingsToWire,
} from "./drawer-contract";
import { listLastClosings, listOpenDays } from "./drawer-day-store";
import { sumOutside } from "./drawer-report-store";
import { listDrawerRows, readDrawerRules } from "./drawer-store";
import { outsideSince } from "./outside-since";

/** Stands for the main drawer while there is none. */
const NO_DRAWER = { id: "", isMain: true };

/** A restaurant's drawers, what each is doing, and what to count by. */
export async function listDrawers(app: App, { tenantId }: { tenantId: TenantId }): Promise<DrawerList> {
  const db = app.db.sql;
  const now = app.clock.now();
  const [rules, rows, days, closings] = await Promise.all([
    readDrawerRules(db, { tenantId }),
    listDrawerRows(db, { tenantId }),
    listOpenDays(db, { tenantId }),
    listLastClosings(db, { tenantId }),
  ]);
  const { currency } = rules;
  const businessDate = businessDateOf(now, rules);
  const closed = rows.length === 0 ? [NO_DRAWER] : rows.filter(({ id }) => !days.has(id));
  const outside = await sumOutside(db, {
    tenantId,
    drawers: closed.map(({ id, isMain }) => {
      return { id, isMain, since: outsideSince(closings.get(id) ?? null, now, rules) };
    }),
  });
  const drawers = rows.map((drawer) => {
    const facts = { day: days.get(drawer.id) ?? null, outside: outside.get(drawer.id) ?? null };
    return drawerToWire(drawer, { ...facts, businessDate, currency });
  });
  return {
    ...{ drawers, settings: settingsToWire(rules), businessDate, currency },
    denominations: denominationsToWire(currency),
    firstOutside: outsideToWire(outside.get(NO_DRAWER.id) ?? null, currency),
  };
}
