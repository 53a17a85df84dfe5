import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { parseTime } from "@/lib/core/time/zone";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { Precondition } from "@/lib/platform/http/precondition";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { type DrawerSettings, settingsToWire } from "./drawer-contract";
import { changeDrawerRules, readDrawerRules } from "./drawer-store";

/** Sets when business days end and how drawers are counted. Days that are open keep the date that they have. */
export async function changeDrawerSettings(
  app: App,
  {
    tenantId,
    settings,
    precondition,
  }: { tenantId: TenantId; settings: DrawerSettings; precondition?: Precondition | null },
): Promise<DrawerSettings> {
  const { dayEndsAt, countsBlind } = settings;
  const dayEndsMinutes = parseTime(dayEndsAt) ?? refuseField("dayEndsAt", "must be a time, HH:mm");
  await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    await precondition?.(async () => settingsToWire(await readDrawerRules(tx, { tenantId })));
    await changeDrawerRules(tx, { tenantId, dayEndsMinutes, countsBlind });
  });
  return settings;
}
