"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { HourReportWire } from "@/lib/oversight/reports/report-contract";
import { hourMap } from "./hour-map";
import { useDayWords } from "./use-day-words";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** A Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** The deepest ground on which ink is still read well, in percent of the accent. */
const DEEPEST = 34;

/** Orders by weekday and hour: a table whose cells are tinted, each with its number. */
export function HourHeatMap({ report }: { report: HourReportWire }) {
  const t = useTranslations("dashboardReports");
  const format = useFormatter();
  const words = useDayWords();
  const { hours, cell } = hourMap(report.hours);
  const utc = { timeZone: "UTC" } as const;
  const weekday = (day: number, width: "short" | "long") =>
    format.dateTime(new Date(MONDAY_MS + (day - 1) * DAY_MS), { ...utc, weekday: width });
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-sm tabular-nums">
      <caption className="sr-only">{t("hourCaption")}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-16 text-left text-xs font-semibold text-ink-soft">
            <span className="sr-only">{t("hour")}</span>
          </th>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" className="pb-1 text-xs font-semibold text-ink-soft">
              <abbr title={weekday(day, "long")} className="no-underline">
                {weekday(day, "short")}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row" className="pr-2 text-left text-xs font-normal whitespace-nowrap text-ink-soft">
              {words.hour(hour)}
            </th>
            {WEEKDAYS.map((day) => {
              const { orders, strength } = cell(day, hour);
              return (
                <td
                  key={day}
                  className="h-8 rounded-[0.25rem] text-center"
                  style={{
                    background: `color-mix(in oklab, var(--accent) ${Math.round(strength * DEEPEST)}%, var(--sunken))`,
                  }}
                >
                  {orders === 0 ? <span className="text-ink-soft">·</span> : orders}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
