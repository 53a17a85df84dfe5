"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { Table } from "@/components/ui/table";
import { taxReport } from "./report-queries";
import { ReportSection } from "./report-section";
import { useReported } from "./use-reported";

export function TaxSection() {
  const t = useTranslations("dashboardTax.report");
  const format = useFormatter();
  const query = useQuery(taxReport(useReported()));
  const percent = (rate: number | null) =>
    rate === null ? t("noRate") : format.number(rate / 100, { style: "percent", maximumFractionDigits: 2 });
  return (
    <ReportSection
      title={t("title")}
      query={query}
      csv="tax"
      empty={{ when: ({ rates }) => rates.length === 0, text: t("none") }}
    >
      {({ rates, receipts, corrections, currency }) => (
        <>
          <Table
            caption={t("title")}
            rows={rates}
            rowKey={({ rate }) => String(rate)}
            columns={[
              { key: "rate", header: t("rate"), cell: ({ rate }) => percent(rate) },
              { key: "net", header: t("net"), price: ({ net }) => ({ amount: net, currency }) },
              { key: "tax", header: t("tax"), price: ({ tax }) => ({ amount: tax, currency }) },
              {
                key: "gross",
                header: t("gross"),
                wideOnly: true,
                price: ({ gross }) => ({ amount: gross, currency }),
              },
            ]}
          />
          <p className="mt-3 text-sm text-ink-soft">{t("counts", { receipts, corrections })}</p>
        </>
      )}
    </ReportSection>
  );
}
