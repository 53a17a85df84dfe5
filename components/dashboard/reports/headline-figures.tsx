"use client";

import { Equal, type LucideIcon, TrendingDown, TrendingUp } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import type { ReportOverviewWire } from "@/lib/oversight/reports/report-contract";
import { type Change, changeOf } from "./change";

const SIGNS: Record<Change["kind"], LucideIcon> = { more: TrendingUp, less: TrendingDown, same: Equal };

export function HeadlineFigures({ overview }: { overview: ReportOverviewWire }) {
  const t = useTranslations("dashboardReports");
  const format = useFormatter();
  const { totals, previous, currency } = overview;
  const before = previous?.totals;
  const price = (amount: number | null) =>
    amount === null ? "–" : <Price amount={amount} currency={currency} />;
  const share =
    before && ((now: number | null, then: number | null) => <Share change={changeOf(now ?? 0, then ?? 0)} />);
  const count = before && ((now: number, then: number) => <Count change={changeOf(now, then)} />);
  const lost = totals.refused + totals.canceled;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-3 2xl:grid-cols-6">
      <Figure label={t("net")} value={price(totals.net)} change={share?.(totals.net, before?.net ?? 0)} first>
        {totals.refunds > 0 && t.rich("afterRefunds", { amount: () => price(totals.refunds) })}
        {totals.tips > 0 && (
          <span className="block">{t.rich("tipsBesides", { amount: () => price(totals.tips) })}</span>
        )}
      </Figure>
      <Figure
        label={t("orders")}
        value={format.number(totals.orders)}
        change={share?.(totals.orders, before?.orders ?? 0)}
      />
      <Figure
        label={t("average")}
        value={price(totals.average)}
        change={share?.(totals.average, before?.average ?? null)}
      />
      <Figure
        label={t("late")}
        value={format.number(totals.late)}
        change={count?.(totals.late, before?.late ?? 0)}
      />
      <Figure
        label={t("lost")}
        value={format.number(lost)}
        change={count?.(lost, (before?.refused ?? 0) + (before?.canceled ?? 0))}
      >
        {lost > 0 && t.rich("lostWorth", { amount: () => price(totals.lost) })}
      </Figure>
      <Figure
        label={t("guests")}
        value={format.number(totals.guests)}
        change={share?.(totals.guests, before?.guests ?? 0)}
      >
        {t("bookingsAndNoShows", { bookings: totals.bookings, noShows: totals.noShows })}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  change: ReactNode;
  children?: ReactNode;
  /** On a phone the first takes the whole width. */
  first?: boolean;
}

function Figure({ label, value, change, children, first }: FigureProps) {
  return (
    <div className={first ? "max-md:col-span-2" : ""}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span
          className={`block font-semibold tracking-tight tabular-nums ${first ? "text-3xl" : "text-2xl"}`}
        >
          {value}
        </span>
        {change}
        {children && <span className="block text-sm text-ink-soft">{children}</span>}
      </dd>
    </div>
  );
}

function Words({ kind, children }: { kind: Change["kind"]; children: ReactNode }) {
  const Sign = SIGNS[kind];
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-sm">
      <Sign className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} aria-hidden="true" />
      {children}
    </span>
  );
}

function Share({ change: { kind, percent } }: { change: Change }) {
  const t = useTranslations("dashboardReports.change");
  const format = useFormatter();
  if (kind === "same") return <Words kind={kind}>{t("same")}</Words>;
  if (percent === null) return <Words kind={kind}>{t("fromNothing")}</Words>;
  const share = format.number(percent / 100, { style: "percent", maximumFractionDigits: 1 });
  return <Words kind={kind}>{t(kind === "more" ? "percentMore" : "percentLess", { percent: share })}</Words>;
}

function Count({ change: { kind, difference } }: { change: Change }) {
  const t = useTranslations("dashboardReports.change");
  if (kind === "same") return <Words kind={kind}>{t("same")}</Words>;
  return <Words kind={kind}>{t(kind === "more" ? "countMore" : "countLess", { count: difference })}</Words>;
}
