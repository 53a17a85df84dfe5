"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { BookingReportWire } from "@/lib/oversight/reports/report-lists-contract";
import { AXIS, TOOLTIP } from "./chart-style";
import { useDayWords } from "./use-day-words";

export function BookingsChart({ report }: { report: BookingReportWire }) {
  const t = useTranslations("dashboardReports");
  const words = useDayWords();
  const hatch = useId();
  const days = report.days.map(({ day, guests, noShowGuests }) => ({
    day,
    expected: guests - noShowGuests,
    noShow: noShowGuests,
  }));
  return (
    <ResponsiveContainer width="100%" height={240} debounce={50}>
      <BarChart data={days} title={t("guestsByDay")} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="var(--surface)" />
            <line x1="0" y1="0" x2="0" y2="6" stroke="var(--critical)" strokeWidth="4" />
          </pattern>
        </defs>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickFormatter={words.short}
          interval="equidistantPreserveStart"
          minTickGap={24}
          {...AXIS}
        />
        <YAxis width="auto" allowDecimals={false} {...AXIS} />
        <Tooltip {...TOOLTIP} labelFormatter={(day) => words.long(String(day))} />
        <Legend formatter={(label) => <span className="text-sm text-ink">{label}</span>} />
        <Bar
          dataKey="expected"
          name={t("guestsBooked")}
          stackId="guests"
          fill="var(--accent)"
          maxBarSize={56}
          isAnimationActive={false}
        />
        <Bar
          dataKey="noShow"
          name={t("guestsAbsent")}
          stackId="guests"
          fill={`url(#${hatch})`}
          stroke="var(--critical)"
          maxBarSize={56}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
