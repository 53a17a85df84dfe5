import { type BusinessDayRule, businessDateOf, businessDayRange } from "./business-day";

/**
 * From when on a drawer's next day may take up what was taken while none was open: since the drawer was closed last, or
 * before its first opening since the business day began.
 */
export function outsideSince(closedAt: Date | null, now: Date, rule: BusinessDayRule): Date {
  return closedAt ?? businessDayRange(businessDateOf(now, rule), rule).start;
}
