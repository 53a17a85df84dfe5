"use client";

import { ArrowLeft, Download, FileX, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { type CommissionRow, MonthStatement } from "./month-statement";
import { useMonthName } from "./use-month-name";

interface CommissionStatementProps {
  /** YYYY-MM. */
  month: string;
  rows: readonly CommissionRow[];
  agentName: string;
  /** The month is not over, so the figures still change. */
  isRunning: boolean;
}

export function CommissionStatement({ month, rows, agentName, isRunning }: CommissionStatementProps) {
  const t = useTranslations("portals.agent");
  const name = useMonthName()(month);
  const title = t("statementOf", { month: name });
  return (
    <>
      <TenantLink
        path="/commission"
        className="ms-3 mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink md:ms-5 print:hidden"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" strokeWidth={1.75} aria-hidden="true" />
        {t("allMonths")}
      </TenantLink>
      <WorkScreen
        title={title}
        lead={
          isRunning ? t("statementRunning", { name: agentName }) : t("statementLead", { name: agentName })
        }
        action={
          rows.length > 0 && (
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {t("print")}
              </Button>
              <a
                href={`/api/agent/commissions?format=csv&month=${month}`}
                download
                className={buttonClass("secondary")}
              >
                <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
                {t("saveCsv")}
              </a>
            </div>
          )
        }
      >
        {rows.length === 0 ? (
          <EmptyState icon={FileX} title={t("noStatementTitle")}>
            {t("noStatementBody")}
          </EmptyState>
        ) : (
          <MonthStatement caption={title} rows={rows} />
        )}
      </WorkScreen>
    </>
  );
}
