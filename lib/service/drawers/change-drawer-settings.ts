import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseTime } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import type { DrawerSettings } from "./drawer-contract";
import { changeDrawerRules } from "./drawer-store";

/** Sets when business days end and how drawers are counted. Days that are open keep the date that they have. */
export async function changeDrawerSettings(
  app: App,
  { tenantId, settings }: { tenantId: TenantId; settings: DrawerSettings },
): Promise<DrawerSettings> {
  const { dayEndsAt, countsBlind } = settings;
  const dayEndsMinutes = parseTime(dayEndsAt) ?? refuseField("dayEndsAt", "must be a time, HH:mm");
  await changeDrawerRules(app.db.sql, { tenantId, dayEndsMinutes, countsBlind });
  return settings;
}
