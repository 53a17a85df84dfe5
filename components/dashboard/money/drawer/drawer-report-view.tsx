"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useExternalWords } from "@/components/dashboard/till/use-external-words";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { DrawerDayWire } from "@/lib/service/drawers/drawer-day-contract";
import type { DrawerReportWire } from "@/lib/service/drawers/drawer-report-contract";
import { DifferenceText } from "./difference-text";

interface DrawerReportViewProps {
  day: DrawerDayWire;
  report: DrawerReportWire;
  /** What the headings above it make of its own. */
  heading: "h2" | "h3";
}

/** What a day comes to: the cash first, then the takings from each side, and how they lead to the receipts. */
export function DrawerReportView({ day, report, heading }: DrawerReportViewProps) {
  const t = useTranslations("dashboardDrawer.report");
  const format = useFormatter();
  const way = useExternalWords();
  const { currency } = day;
  const { takings, receipts, bridge, cash } = report;
  const price = (amount: number, signed = false) => (
    <Price amount={amount} currency={currency} signed={signed} />
  );
  const line = (label: ReactNode, amount: number, count?: number) => ({ label, count, value: price(amount) });
  const unless0 = (label: ReactNode, amount: number) => (amount === 0 ? [] : [line(label, amount)]);
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <Lines
        heading={heading}
        title={t("cash")}
        lines={[
          line(t("float"), cash.float),
          line(t("taken"), cash.taken),
          ...unless0(t("in"), cash.in),
          ...unless0(t("out"), 0 - cash.out),
        ]}
        total={{ label: t("expected"), value: price(cash.expected) }}
      >
        {day.counted !== null && day.difference !== null && (
          <p className="mt-1 flex min-h-10 items-center justify-between gap-4">
            <span>
              {t("counted")} <span className="ms-1 font-semibold">{price(day.counted)}</span>
            </span>
            <DifferenceText amount={day.difference} currency={currency} />
          </p>
        )}
      </Lines>
      <Lines
        heading={heading}
        title={t("ways")}
        lines={report.ways.map(({ type, amount, count }) => line(way(type), amount, count))}
        total={{ label: t("takings"), value: price(takings.amount) }}
      >
        {(takings.tips !== 0 || takings.back !== 0) && (
          <p className="mt-1 text-sm text-ink-soft">
            {takings.tips !== 0 && t.rich("tips", { amount: () => price(takings.tips) })}{" "}
            {takings.back !== 0 && t.rich("back", { amount: () => price(0 - takings.back) })}
          </p>
        )}
      </Lines>
      <Lines
        heading={heading}
        title={t("channels")}
        lines={report.channels.map(({ channel, amount, count }) =>
          line(t(`channel.${channel}`), amount, count),
        )}
      />
      <Lines
        heading={heading}
        title={t("members")}
        lines={report.members.map(({ name, amount, count }) => line(name ?? t("nobody"), amount, count))}
      />
      <Lines
        heading={heading}
        title={t("taxes")}
        lines={report.taxes.map(({ name, rate, tax, gross }) => ({
          label: (
            <>
              {name} {format.number(rate / 100, { style: "percent", maximumFractionDigits: 2 })}
              <span className="block text-sm text-ink-soft">
                {t.rich("taxIn", { amount: () => price(gross) })}
              </span>
            </>
          ),
          value: price(tax),
        }))}
      />
      <Lines
        heading={heading}
        title={t("receipts")}
        lines={[
          line(t("issued"), receipts.gross + receipts.tips, receipts.count + receipts.corrections),
          ...unless0(t("otherwise"), 0 - bridge.otherwise),
          ...unless0(t("ahead"), bridge.ahead),
          ...unless0(t("elsewhere"), 0 - bridge.elsewhere),
          ...unless0(t("channel.deposit"), bridge.deposits),
          ...unless0(t("channel.gift_card"), bridge.giftCards),
        ]}
        total={{ label: t("takings"), value: price(takings.amount) }}
      />
      {report.movements.length > 0 && (
        <Lines
          heading={heading}
          title={t("movements")}
          lines={report.movements.map(({ direction, amount, reason, by, at }) => ({
            label: (
              <>
                {reason}
                <span className="block text-sm text-ink-soft">
                  <Moment at={at} />
                  {by && ` · ${by}`}
                </span>
              </>
            ),
            value: price(direction === "in" ? amount : 0 - amount, true),
          }))}
        />
      )}
    </div>
  );
}

interface LinesProps {
  title: string;
  heading: "h2" | "h3";
  lines: readonly { label: ReactNode; count?: number | undefined; value: ReactNode }[];
  total?: { label: string; value: ReactNode };
  children?: ReactNode;
}

function Lines({ title, heading: Heading, lines, total, children }: LinesProps) {
  const t = useTranslations("dashboardDrawer.report");
  return (
    <section aria-label={title}>
      <Heading className="border-b border-line pb-2 text-sm font-semibold">{title}</Heading>
      {lines.length === 0 ? (
        <p className="py-2 text-ink-soft">{t("nothing")}</p>
      ) : (
        <dl>
          {lines.map(({ label, count, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a report have no names of their own
            <div key={index} className="flex min-h-10 items-baseline justify-between gap-4 py-2">
              <dt className="min-w-0">
                {label}
                {count !== undefined && (
                  <span className="ms-2 text-sm text-ink-soft tabular-nums">{t("times", { count })}</span>
                )}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
          {total && (
            <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-2 font-semibold">
              <dt>{total.label}</dt>
              <dd>{total.value}</dd>
            </div>
          )}
        </dl>
      )}
      {children}
    </section>
  );
}
