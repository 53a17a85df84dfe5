"use client";

import { CircleCheck, TriangleAlert, Wrench } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Moment } from "@/components/ui/moment";
import type { ReconciliationReportWire } from "@/lib/oversight/books/reconciliation-contract";
import { FindingTable } from "./finding-table";
import { FoldedRow } from "./folded-row";

interface ReportRowProps {
  report: ReconciliationReportWire;
  isOpen: boolean;
}

export function ReportRow({ report: { createdAt, compared, findings }, isOpen }: ReportRowProps) {
  const t = useTranslations("adminMoney.reconciliation");
  const open = findings.filter(({ repaired }) => !repaired).length;
  const head = (
    <>
      <Moment at={createdAt} className="font-semibold" />
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
  return (
    <FoldedRow head={head} isOpen={isOpen} isEmpty={findings.length === 0}>
      <FindingTable findings={findings} />
    </FoldedRow>
  );
}
