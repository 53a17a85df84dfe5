import { updateSettings } from "@/lib/restaurant/tenancy/update-settings";
import { changeReservationPolicy } from "@/lib/service/reservations/change-reservation-policy";
import { type CopyPlan, type CopyWay, unchanged } from "./copy-plan";
import { getFace } from "./get-face";
import type { SettingKind } from "./group-copy-contract";
import { copiedRules, copiedSettings, settingChanges } from "./setting-copy";

/** What copying a setting does at another restaurant. */
export async function planSettingCopy(
  { app, source, target }: CopyWay,
  kind: SettingKind,
): Promise<CopyPlan> {
  const from = await getFace(app, source);
  const to = await getFace(app, target);
  const changes = settingChanges(kind, from, to);
  if (changes.length === 0) return unchanged;
  const tenantId = target.id;
  const apply = () =>
    kind === "bookings"
      ? changeReservationPolicy(app, { tenantId, request: copiedRules(from.rules) })
      : updateSettings(app, { tenantId, settings: copiedSettings(kind, from.settings, to.settings) });
  return { outcome: "replaced", reason: null, changes, apply };
}
