import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import {
  type ScheduledMenuChange,
  scheduledChangeView,
} from "@/lib/restaurant/menu/history/menu-history-contract";
import { listScheduledRows } from "./menu-schedule-store";

/** What is going to change on a restaurant's menu by itself, the next change first. */
export async function listMenuSchedule(
  app: App,
  { tenantId, currency }: { tenantId: TenantId; currency: string },
): Promise<{ scheduled: ScheduledMenuChange[] }> {
  const rows = await listScheduledRows(app.db, { tenantId });
  return { scheduled: rows.map((row) => scheduledChangeView(row, currency)) };
}
