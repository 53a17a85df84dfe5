"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { BalanceWire } from "@/lib/payments/statement/statement-contract";
import { balanceQuery } from "./money-queries";

type BalanceRow = BalanceWire["balances"][number];

const nothing = (currency: string): BalanceRow => ({
  currency,
  held: 0,
  available: 0,
  debt: 0,
  underway: 0,
  paidOut: 0,
  fees: 0,
  giftCards: 0,
});

export function MoneyFigures() {
  const t = useTranslations("dashboardMoney");
  const { slug, currency } = useDashboardTenant();
  const { data, error, refetch } = useQuery(balanceQuery(slug));
  if (error && !data) return <LoadFailure failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mb-6 h-24" />;
  const balances = data.balances.length === 0 ? [nothing(currency)] : data.balances;
  return (
    <section aria-label={t("figures.title")} className="mb-6 border-b border-line pb-6">
      {balances.map((balance) => (
        <Figures key={balance.currency} balance={balance} />
      ))}
    </section>
  );
}

function Figures({ balance }: { balance: BalanceRow }) {
  const t = useTranslations("dashboardMoney.figures");
  const { currency, held, available, debt, underway, paidOut, fees } = balance;
  const price = (amount: number) => <Price amount={amount} currency={currency} />;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
      <Figure label={t("available")} value={price(available)}>
        {underway > 0 && t.rich("underway", { amount: () => price(underway) })}
      </Figure>
      <Figure label={t("held")} value={price(held)}>
        {t("heldHint")}
      </Figure>
      {debt > 0 && (
        <Figure label={t("debt")} value={<span className="text-critical">{price(debt)}</span>}>
          {t("debtHint")}
        </Figure>
      )}
      <Figure label={t("paidOut")} value={price(paidOut)}>
        {t("paidOutHint")}
      </Figure>
      <Figure label={t("fees")} value={price(fees)}>
        {t("feesHint")}
      </Figure>
    </dl>
  );
}

function Figure({ label, value, children }: { label: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="block text-2xl font-semibold tracking-tight">{value}</span>
        {children && <span className="block text-sm text-ink-soft">{children}</span>}
      </dd>
    </div>
  );
}
