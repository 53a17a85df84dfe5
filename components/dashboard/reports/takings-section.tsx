"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useExternalWords } from "@/components/dashboard/till/use-external-words";
import { Table } from "@/components/ui/table";
import { takingsReport } from "./report-queries";
import { ReportSection } from "./report-section";
import { useReported } from "./use-reported";

/** What the restaurant took itself, by way of payment. */
export function TakingsSection() {
  const t = useTranslations("dashboardReports.takings");
  const words = useExternalWords();
  const query = useQuery(takingsReport(useReported()));
  return (
    <ReportSection
      title={t("title")}
      query={query}
      csv="takings"
      empty={{ when: ({ ways }) => ways.length === 0, text: t("none") }}
    >
      {({ ways, currency }) => (
        <Table
          caption={t("title")}
          rows={ways}
          rowKey={({ method, type }) => `${method} ${type}`}
          columns={[
            { key: "way", header: t("way"), cell: ({ type }) => words(type) },
            { key: "count", header: t("count"), numeric: true, wideOnly: true, cell: ({ count }) => count },
            {
              key: "back",
              header: t("back"),
              wideOnly: true,
              price: ({ back }) => ({ amount: back, currency }),
            },
            {
              key: "tips",
              header: t("tips"),
              wideOnly: true,
              price: ({ tips }) => ({ amount: tips, currency }),
            },
            { key: "net", header: t("net"), strong: true, price: ({ net }) => ({ amount: net, currency }) },
          ]}
        />
      )}
    </ReportSection>
  );
}
