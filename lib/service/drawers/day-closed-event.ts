import { toMajor } from "@/lib/core/money/money";
import type { NewEventOf } from "@/lib/platform/events/event";
import type { ClosedDrawerDay } from "./drawer";

/** A drawer's day was closed with its Z report. */
export function dayClosedEvent(day: ClosedDrawerDay): NewEventOf<"day.closed"> {
  const { currency, expectedMinor, countedMinor } = day;
  const major = (minor: number) => toMajor(minor, currency);
  return {
    type: "day.closed",
    orderId: null,
    data: {
      dayId: day.id,
      drawerId: day.drawerId,
      drawerName: day.drawerName,
      businessDate: day.businessDate,
      zNumber: day.zNumber,
      expected: major(expectedMinor),
      counted: major(countedMinor),
      difference: major(countedMinor - expectedMinor),
      currency,
      openedAt: day.openedAt.toISOString(),
      closedAt: day.closedAt.toISOString(),
    },
  };
}
