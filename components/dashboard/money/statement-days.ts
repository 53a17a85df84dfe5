import { addDays } from "@/lib/core/time/zone";

export const STATEMENT_SPANS = ["thisMonth", "lastMonth", "thisYear", "lastYear"] as const;
export type StatementSpan = (typeof STATEMENT_SPANS)[number];

type Days = { from: string; to: string };

/** The days of a month or year, YYYY-MM-DD, counted from today; what is not over yet ends today. */
export function daysOfSpan(span: StatementSpan, today: string): Days {
  const year = Number(today.slice(0, 4));
  const firstOfMonth = `${today.slice(0, 8)}01`;
  switch (span) {
    case "thisMonth":
      return { from: firstOfMonth, to: today };
    case "lastMonth": {
      const to = addDays(firstOfMonth, -1);
      return { from: `${to.slice(0, 8)}01`, to };
    }
    case "thisYear":
      return { from: `${year}-01-01`, to: today };
    case "lastYear":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

/** A range after one of its ends was moved: the other end follows where it has to. */
export function moveStatementEnd(days: Days, end: "from" | "to", day: string): Days {
  const moved = { ...days, [end]: day };
  return moved.from <= moved.to ? moved : { from: day, to: day };
}
