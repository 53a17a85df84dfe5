"use client";

import { Download, FileText, HandCoins } from "lucide-react";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { TenantLink } from "@/components/frame/tenant-link";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { groupedBy } from "@/lib/people/referrals/commission";
import type { AgentCommissions } from "@/lib/people/referrals/referral-contract";
import { CommissionFigures } from "./commission-figures";
import { MonthStatement } from "./month-statement";
import { useMonthName } from "./use-month-name";

export function CommissionMonths({ totals, months }: z.input<typeof AgentCommissions>) {
  const t = useTranslations("portals.agent");
  const monthName = useMonthName();
  return (
    <WorkScreen
      title={t("commissionTitle")}
      lead={t("commissionLead")}
      action={
        months.length > 0 && (
          <a href="/api/agent/commissions?format=csv" download className={buttonClass("secondary")}>
            <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
            {t("saveCsv")}
          </a>
        )
      }
    >
      {months.length === 0 ? (
        <EmptyState icon={HandCoins} title={t("noCommissionTitle")}>
          {t("noCommissionBody")}
        </EmptyState>
      ) : (
        <CommissionFigures totals={totals} />
      )}
      {[...groupedBy(months, ({ month }) => month)].map(([month, rows]) => (
        <section key={month} aria-label={monthName(month)} className="mt-10">
          <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            <h2 className="font-semibold">{monthName(month)}</h2>
            <TenantLink path={`/commission/${month}`} className={buttonClass("quiet")}>
              <FileText className="size-4" strokeWidth={1.75} aria-hidden="true" />
              {t("statement")}
            </TenantLink>
          </div>
          <MonthStatement caption={monthName(month)} rows={rows} />
        </section>
      ))}
    </WorkScreen>
  );
}
