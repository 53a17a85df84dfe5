import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import type { DrawerDay, DrawerDayRef } from "./drawer";
import { findDrawerDay } from "./drawer-day-store";
import type { DrawerReport } from "./drawer-report";
import { readDrawerRules } from "./drawer-store";
import { readDrawerReport } from "./read-drawer-report";

/**
 * A day with its report: what it comes to now while it is open, and the Z report as it was printed afterwards. Without the
 * report where staff count blind and are not to know it yet. Throws DRAWER_DAY_NOT_FOUND.
 */
export async function getDrawerDay(
  app: App,
  { tenantId, dayId, actor }: DrawerDayRef & { actor: Pick<StaffActor, "role"> },
): Promise<{ day: DrawerDay; report: DrawerReport | null }> {
  const db = app.db.sql;
  const day = await findDrawerDay(db, { tenantId, dayId });
  if (!day) return fail("DRAWER_DAY_NOT_FOUND", "There is no such day of a drawer.");
  if (day.closedAt !== null) return { day, report: day.report };
  if (actor.role === "staff" && (await readDrawerRules(db, { tenantId })).countsBlind)
    return { day, report: null };
  return { day, report: (await readDrawerReport(db, { tenantId, day })).report };
}
