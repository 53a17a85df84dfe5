import { menuHoursState } from "@/lib/restaurant/menu/menu-hours";
import type { ShopProduct } from "@/lib/restaurant/menu/shop";

/** Whether a dish is served when an order is due: at a chosen time by its hours, else now. */
export function isServed({ offHours, timetables = [] }: ShopProduct, at: Date | null, zone: string): boolean {
  return at === null ? !offHours : menuHoursState(timetables, at, zone).open;
}
