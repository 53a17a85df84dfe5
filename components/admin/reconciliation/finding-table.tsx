"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyId } from "@/components/admin/frame/copy-id";
import { Badge } from "@/components/ui/badge";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import { toMajor } from "@/lib/core/money/money";
import type { ReconciliationFindingWire } from "@/lib/oversight/books/reconciliation-contract";
import { useWhoseColumns } from "./use-whose-columns";

export function FindingTable({ findings }: { findings: readonly ReconciliationFindingWire[] }) {
  const t = useTranslations("adminMoney.reconciliation");
  const whose = useWhoseColumns();
  const columns: Column<ReconciliationFindingWire>[] = [
    {
      key: "problem",
      header: t("problem"),
      cell: ({ problem, key }) => (
        <span className="block max-w-40 py-1.5 md:max-w-none">
          <span className="block">{t(`problems.${problem}`)}</span>
          <CopyId id={key} />
        </span>
      ),
    },
    ...whose,
    {
      key: "ledger",
      header: t("ledger"),
      numeric: true,
      cell: ({ ledgerMinor, currency }) => <Minor minor={ledgerMinor} currency={currency} />,
    },
    {
      key: "processor",
      header: t("processor"),
      numeric: true,
      cell: ({ processorMinor, currency }) => <Minor minor={processorMinor} currency={currency} />,
    },
    {
      key: "repaired",
      header: t("now"),
      cell: ({ repaired }) => (
        <Badge tone={repaired ? "positive" : "critical"} icon={repaired ? CircleCheck : TriangleAlert}>
          {t(repaired ? "repaired" : "open")}
        </Badge>
      ),
    },
  ];
  return <Table caption={t("findings")} rows={findings} rowKey={({ key }) => key} columns={columns} />;
}

function Minor({ minor, currency }: { minor: number | null; currency: string | null }) {
  if (minor === null) return <span className="text-ink-soft">–</span>;
  if (currency === null) return minor;
  return <Price amount={toMajor(minor, currency)} currency={currency} />;
}
