"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useTranslations } from "next-intl";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { EmptyState } from "@/components/ui/empty-state";
import { ReportRow } from "./report-row";

const reportsQuery = queryOptions({
  queryKey: [...moneyKey, "reconciliation"],
  queryFn: async () => (await dataOf(api.GET("/api/admin/reconciliation"))).reports,
});

/** The daily comparisons of the ledger with the payment processor, newest first. */
export function ReconciliationPage() {
  const t = useTranslations("adminMoney.reconciliation");
  const { data: reports, error, refetch } = useQuery(reportsQuery);
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">{t("title")}</h1>
      <p className="mb-4 max-w-160 text-ink-soft">{t("lead")}</p>
      {error && !reports && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !reports && <ListSkeleton />}
      {reports?.length === 0 && (
        <EmptyState icon={Scale} title={t("emptyTitle")}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {reports.map((report, index) => (
            <li key={report.id}>
              <ReportRow report={report} isOpen={index === 0} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
