"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { WholeDays } from "@/components/data/whole-days";
import { Chip } from "@/components/ui/chip";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import { Table } from "@/components/ui/table";
import { localDate } from "@/lib/core/time/zone";
import { namesPurse } from "@/lib/payments/statement/balance-transaction";
import type { StatementWire } from "@/lib/payments/statement/period-statement-contract";
import { MoneyFileLink } from "./money-file-link";
import { statementQuery } from "./money-queries";
import { daysOfSpan, moveStatementEnd, STATEMENT_SPANS, type StatementSpan } from "./statement-days";

type Section = StatementWire["currencies"][number];
type Days = { from: string; to: string };

/** The balance before and after whole days and what changed it by type, to be saved for the accountant. */
export function StatementDesk() {
  const t = useTranslations("dashboardMoney");
  const { slug, timeZone } = useDashboardTenant();
  const today = localDate(useNow(), timeZone);
  const [span, setSpan] = useState<StatementSpan | null>("thisMonth");
  const [chosen, setChosen] = useState<Days>(() => daysOfSpan("thisMonth", today));
  const { data, error, refetch } = useQuery(statementQuery(slug, chosen));
  const query = new URLSearchParams(chosen);
  const csv = new URLSearchParams({ ...chosen, format: "csv" });
  const move = (end: "from" | "to", day: string) => {
    setSpan(null);
    setChosen(moveStatementEnd(chosen, end, day));
  };
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">
        {t("views.statement")}
      </h1>
      <p className="mb-4 max-w-[70ch] text-ink-soft">{t("statement.lead")}</p>
      <search className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2 py-1.5">
          <legend className="sr-only">{t("statement.range")}</legend>
          {STATEMENT_SPANS.map((name) => (
            <Chip
              key={name}
              pressed={name === span}
              onClick={() => {
                setSpan(name);
                setChosen(daysOfSpan(name, today));
              }}
            >
              {t(`statement.spans.${name}`)}
            </Chip>
          ))}
        </fieldset>
        <WholeDays from={chosen.from} to={chosen.to} onMove={move} />
        <div className="flex gap-2">
          <MoneyFileLink path="statement/pdf" query={query} label={t("statement.savePdf")} kind="PDF" />
          <MoneyFileLink path="statement" query={csv} label={t("statement.saveCsv")} kind="CSV" />
        </div>
      </search>
      <div className="mt-6" aria-busy={!data && !error}>
        {error && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton className="h-72" />}
        {data?.currencies.map((section) => (
          <Currency key={section.currency} section={section} />
        ))}
      </div>
    </div>
  );
}

type Row = {
  key: string;
  label: string;
  count: number | null;
  gross: number | null;
  fee: number | null;
  net: number;
  held: number;
  available: number;
  isStrong: boolean;
};

function Currency({ section: { currency, opening, lines, closing } }: { section: Section }) {
  const t = useTranslations("dashboardMoney");
  const edge = { count: null, gross: null, fee: null, isStrong: true };
  const rows: Row[] = [
    { key: "opening", label: t("statement.opening"), ...edge, ...opening, net: opening.balance },
    ...lines.map((line) => ({
      ...line,
      key: `${line.type} ${line.purse}`,
      label:
        line.purse === null || !namesPurse(line.type)
          ? t(`types.${line.type}`)
          : t("statement.ofPurse", { type: t(`types.${line.type}`), purse: t(`purses.${line.purse}`) }),
      isStrong: false,
    })),
    { key: "closing", label: t("statement.closing"), ...edge, ...closing, net: closing.balance },
  ];
  const price = (amount: number | null, isStrong: boolean) =>
    amount === null ? (
      ""
    ) : (
      <Price amount={amount} currency={currency} className={isStrong ? "font-semibold" : ""} />
    );
  return (
    <section aria-label={t("statement.of", { currency })} className="mb-8">
      <Table
        caption={t("statement.of", { currency })}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: "label",
            header: t("statement.what"),
            cell: ({ label, isStrong }) => <span className={isStrong ? "font-semibold" : ""}>{label}</span>,
          },
          {
            key: "count",
            header: t("statement.count"),
            numeric: true,
            wideOnly: true,
            cell: ({ count }) => count,
          },
          {
            key: "gross",
            header: t("statement.gross"),
            numeric: true,
            wideOnly: true,
            cell: ({ gross, isStrong }) => price(gross, isStrong),
          },
          {
            key: "fee",
            header: t("statement.fee"),
            numeric: true,
            wideOnly: true,
            cell: ({ fee, isStrong }) => price(fee, isStrong),
          },
          {
            key: "held",
            header: t("statement.held"),
            numeric: true,
            wideOnly: true,
            cell: ({ held, isStrong }) => price(held, isStrong),
          },
          {
            key: "available",
            header: t("statement.available"),
            numeric: true,
            wideOnly: true,
            cell: ({ available, isStrong }) => price(available, isStrong),
          },
          {
            key: "net",
            header: t("statement.net"),
            numeric: true,
            cell: ({ net, isStrong }) => price(net, isStrong),
          },
        ]}
      />
    </section>
  );
}
