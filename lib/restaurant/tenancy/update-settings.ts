import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { changeTenant } from "./change-tenant";
import { ONLINE_SWITCHES, switchField, takesOnline } from "./payment-switch";
import { feeChanges, readSettings, settingsView } from "./settings";
import type { Settings, UpdateSettingsBody } from "./settings-contract";
import type { TenantChanges } from "./tenant-store";

/**
 * Changes the settings that are given. Throws VALIDATION_FAILED for amounts and pauses that cannot be, and what
 * `onBeginOnline` throws, which is asked before a way to pay online is switched on.
 */
export async function updateSettings(
  app: App,
  input: {
    tenantId: TenantId;
    settings: UpdateSettingsBody;
    precondition?: Precondition | null;
    onBeginOnline?: (current: { takesCards: boolean }) => void;
  },
): Promise<Settings> {
  const { tenantId, settings, precondition, onBeginOnline } = input;
  const now = app.clock.now();
  const row = await changeTenant(app, { tenantId }, async (row) => {
    await precondition?.(() => settingsView(row, now));
    const { currency, country } = row;
    const current = { currency, country, openingHours: row.openingHours as OpeningHours };
    const { changes, issues } = readSettings(settings, current, now);
    refuseFields(issues);
    const begins = ONLINE_SWITCHES.map(switchField).some((field) => changes[field] === true && !row[field]);
    if (begins) onBeginOnline?.({ takesCards: takesOnline(row) });
    const fees = feeChanges(row, changes);
    if (fees.length > 0) describeAct({ data: { prices: fees } });
    return changes as TenantChanges;
  });
  return settingsView(row, now);
}
