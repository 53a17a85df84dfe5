import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { App } from "@/lib/restaurant/app";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { changeTenant } from "./change-tenant";
import { feeChanges, readSettings, settingsView } from "./settings";
import type { Settings, UpdateSettingsBody } from "./settings-contract";
import type { TenantChanges } from "./tenant-store";

/** Changes the settings that are given. Throws VALIDATION_FAILED for amounts and pauses that cannot be. */
export async function updateSettings(
  app: App,
  { tenantId, settings }: { tenantId: TenantId; settings: UpdateSettingsBody },
): Promise<Settings> {
  const now = app.clock.now();
  const row = await changeTenant(app, { tenantId }, (row) => {
    const { currency, country } = row;
    const current = { currency, country, openingHours: row.openingHours as OpeningHours };
    const { changes, issues } = readSettings(settings, current, now);
    refuseFields(issues);
    const fees = feeChanges(row, changes);
    if (fees.length > 0) describeAct({ data: { prices: fees } });
    return changes as TenantChanges;
  });
  return settingsView(row, now);
}
