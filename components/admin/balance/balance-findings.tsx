"use client";

import { useTranslations } from "next-intl";
import { CopyId } from "@/components/admin/frame/copy-id";
import { useWhoseColumns } from "@/components/admin/reconciliation/use-whose-columns";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import { type Column, Table } from "@/components/ui/table";
import type { BalanceFindingWire } from "@/lib/oversight/books/platform-balance-contract";

export function BalanceFindings({ findings }: { findings: readonly BalanceFindingWire[] }) {
  const t = useTranslations("adminMoney.balance");
  const whose = useWhoseColumns();
  if (findings.length === 0) return null;
  const columns: Column<BalanceFindingWire>[] = [
    {
      key: "problem",
      header: t("problem"),
      cell: ({ problem, key, createdAt }) => (
        <span className="block max-w-48 py-1.5 md:max-w-none">
          <span className="block">{t(`problems.${problem}`)}</span>
          {createdAt && <Moment at={createdAt} className="block text-xs text-ink-soft" />}
          <CopyId id={key} />
        </span>
      ),
    },
    ...whose,
    {
      key: "ledger",
      header: t("inBooks"),
      numeric: true,
      cell: ({ ledger, currency }) => <Amount amount={ledger} currency={currency} />,
    },
    {
      key: "processor",
      header: t("atProcessor"),
      numeric: true,
      cell: ({ processor, currency }) => <Amount amount={processor} currency={currency} />,
    },
  ];
  return (
    <section className="mt-10">
      <h2 className="font-semibold">{t("findings")}</h2>
      <Table caption={t("findings")} rows={findings} rowKey={({ key }) => key} columns={columns} />
    </section>
  );
}

function Amount({ amount, currency }: { amount: number | null; currency: string }) {
  if (amount === null) return <span className="text-ink-soft">–</span>;
  return <Price amount={amount} currency={currency} />;
}
