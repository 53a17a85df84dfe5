"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { AXIS, TOOLTIP } from "./chart-style";

interface SalesChartProps {
  title: string;
  currency: string;
  /** A day or an hour each, in order; `long` is what its bar is called when it is pointed at. */
  bars: readonly { short: string; long: string; net: number }[];
}

/** Net sales over time as bars. With the arrow keys the bars are read one after the other. */
export function SalesChart({ title, currency, bars }: SalesChartProps) {
  const t = useTranslations("dashboardReports");
  const format = useFormatter();
  const shortOf = new Map(bars.map(({ long, short }) => [long, short]));
  const money = (amount: number, digits?: number) =>
    format.number(amount, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      ...(digits === undefined ? {} : { maximumFractionDigits: digits, minimumFractionDigits: digits }),
    });
  return (
    <ResponsiveContainer width="100%" height={264} debounce={50}>
      <BarChart data={[...bars]} title={title} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="long"
          tickFormatter={(long: string) => shortOf.get(long) ?? long}
          interval="equidistantPreserveStart"
          minTickGap={24}
          {...AXIS}
        />
        <YAxis width="auto" tickFormatter={(amount: number) => money(amount, 0)} {...AXIS} />
        <Tooltip {...TOOLTIP} formatter={(amount) => [money(Number(amount)), t("net")]} />
        <Bar
          dataKey="net"
          fill="var(--accent)"
          maxBarSize={56}
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
