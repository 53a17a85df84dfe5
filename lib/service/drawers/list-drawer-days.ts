import type { TenantId } from "@/lib/core/ids/tenant-id";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/payments/app";
import { type DrawerDaysQuery, drawerDayToWire } from "./drawer-day-contract";
import { listDrawerDayRows } from "./drawer-day-store";

/** One page of the days of a restaurant's drawers, the one that was opened last first. */
export async function listDrawerDays(
  app: App,
  { tenantId, query }: { tenantId: TenantId; query: DrawerDaysQuery },
) {
  const { drawerId, from, to, cursor, limit } = query;
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const rows = await listDrawerDayRows(app.db.sql, {
    ...{ tenantId, drawerId, from, to, after, limit: limit + 1 },
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ openedAt: at, id }) => ({ at, id }));
  return { days: page.map(drawerDayToWire), nextCursor };
}
