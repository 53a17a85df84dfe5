import { addDays, parseDate } from "@/lib/core/time/zone";
import { countDays, MOST_REPORT_DAYS, type ReportRange } from "@/lib/oversight/reports/report-range";

export const PRESETS = ["today", "yesterday", "last7", "last28", "month"] as const;
export type Preset = (typeof PRESETS)[number];

export type ReportChoice = { preset: Preset | null; range: ReportRange };

const USUAL: Preset = "last7";

/** The days of a preset, counted from today: today is the last of them, but for yesterday. */
export function presetRange(preset: Preset, today: string): ReportRange {
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "last7":
      return { from: addDays(today, -6), to: today };
    case "last28":
      return { from: addDays(today, -27), to: today };
    case "month":
      return { from: `${today.slice(0, 8)}01`, to: today };
  }
}

/** What an address asks for; the usual preset where it asks for nothing that can be reported. */
export function readChoice(search: URLSearchParams, today: string): ReportChoice {
  const from = parseDate(search.get("from") ?? "");
  const to = parseDate(search.get("to") ?? "");
  if (from && to && isReportable({ from, to })) return { preset: null, range: { from, to } };
  const preset = PRESETS.find((name) => name === search.get("range")) ?? USUAL;
  return { preset, range: presetRange(preset, today) };
}

/** The query string of a choice; empty for the usual preset. A preset stays one, so that a bookmark moves with the days. */
export function writeChoice(choice: Preset | ReportRange): string {
  if (typeof choice !== "string") return new URLSearchParams(choice).toString();
  return choice === USUAL ? "" : new URLSearchParams({ range: choice }).toString();
}

/** A range after one of its ends was moved: the other end follows where it has to. */
export function moveEnd(range: ReportRange, end: "from" | "to", day: string): ReportRange {
  const moved = { ...range, [end]: day };
  if (isReportable(moved)) return moved;
  if (countDays(moved) < 1) return { from: day, to: day };
  const most = MOST_REPORT_DAYS - 1;
  return end === "from" ? { from: day, to: addDays(day, most) } : { from: addDays(day, 0 - most), to: day };
}

const isReportable = (range: ReportRange) => {
  const days = countDays(range);
  return range.from >= "1970" && range.to < "3000" && days >= 1 && days <= MOST_REPORT_DAYS;
};
