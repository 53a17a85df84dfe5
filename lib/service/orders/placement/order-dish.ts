import { type MenuHoursState, menuHoursState } from "@/lib/restaurant/menu/menu-hours";
import type { ShopProduct } from "@/lib/restaurant/menu/shop";

/** Those of the instants, in their order, at which all dishes are served. Throws RangeError for an unknown zone. */
export function servedTimes(dishes: readonly ShopProduct[], times: readonly Date[], zone: string): Date[] {
  const timetables = distinct(dishes.flatMap(({ timetables: own = [] }) => own));
  let state: MenuHoursState | null = null;
  return times.filter((time) => {
    if (state === null || turnOf(state) <= time.getTime()) state = menuHoursState(timetables, time, zone);
    return state.open;
  });
}

/** Dishes of a category share its timetable. */
function distinct<Timetable>(timetables: readonly Timetable[]): Timetable[] {
  return [...new Map(timetables.map((hours) => [JSON.stringify(hours), hours])).values()];
}

function turnOf(state: MenuHoursState): number {
  const turn = state.open ? state.until : state.opensAt;
  return turn?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Whether a dish is served when an order is due: at a chosen time by its hours, else now. */
export function isServed({ offHours, timetables = [] }: ShopProduct, at: Date | null, zone: string): boolean {
  return at === null ? !offHours : menuHoursState(timetables, at, zone).open;
}
