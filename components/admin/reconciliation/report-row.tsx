"use client";

import { ChevronRight, CircleCheck, TriangleAlert, Wrench } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { ReconciliationReportWire } from "@/lib/oversight/books/reconciliation-contract";
import { FindingTable } from "./finding-table";

interface ReportRowProps {
  report: ReconciliationReportWire;
  /** Whether its differences are in sight at first. */
  isOpen: boolean;
}

/** One comparison; with differences it opens to them. */
export function ReportRow({ report: { createdAt, compared, findings }, isOpen }: ReportRowProps) {
  const t = useTranslations("adminMoney.reconciliation");
  const format = useFormatter();
  const open = findings.filter(({ repaired }) => !repaired).length;
  const head = (
    <>
      <time dateTime={createdAt} className="font-semibold tabular-nums">
        {format.dateTime(new Date(createdAt), "moment")}
      </time>
      <span className="text-sm text-ink-soft">{t("compared", { count: compared })}</span>
      {findings.length === 0 && (
        <Badge tone="positive" icon={CircleCheck}>
          {t("same")}
        </Badge>
      )}
      {open > 0 && (
        <Badge tone="critical" icon={TriangleAlert}>
          {t("differences", { count: open })}
        </Badge>
      )}
      {findings.length > open && (
        <Badge tone="positive" icon={Wrench}>
          {t("repairedCount", { count: findings.length - open })}
        </Badge>
      )}
    </>
  );
  if (findings.length === 0)
    return <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 pl-7">{head}</div>;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          strokeWidth={1.5}
          aria-hidden="true"
        />
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">{head}</span>
      </summary>
      <div className="pb-4 md:pl-7">
        <FindingTable findings={findings} />
      </div>
    </details>
  );
}
