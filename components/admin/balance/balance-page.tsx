"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, RefreshCw, TriangleAlert, Wallet } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import { RelativeTime } from "@/components/ui/relative-time";
import type { PlatformBalanceWire } from "@/lib/oversight/books/platform-balance-contract";
import { BalanceAlarms } from "./balance-alarms";
import { BalanceCurrency } from "./balance-currency";
import { BalanceFindings } from "./balance-findings";
import { platformBalance } from "./balance-queries";
import { useCheckNow } from "./use-check-now";

export function BalancePage() {
  const t = useTranslations("adminMoney.balance");
  const { data: balance, error, refetch } = useQuery(platformBalance);
  const check = useCheckNow();
  return (
    <div className="px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="flex min-h-11 items-center text-xl font-semibold tracking-tight">{t("title")}</h1>
        <Button variant="secondary" size="small" pending={check.isPending} onClick={() => check.mutate()}>
          <RefreshCw className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("checkNow")}
        </Button>
      </div>
      <p className="max-w-160 text-ink-soft">{t("lead")}</p>
      {error && !balance && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !balance && <ListSkeleton />}
      {balance && (
        <>
          <Ages balance={balance} />
          <BalanceAlarms alarms={balance.alarms} />
          {balance.currencies.length === 0 && (
            <EmptyState icon={Wallet} title={t("emptyTitle")}>
              {t("emptyBody")}
            </EmptyState>
          )}
          {balance.currencies.map((currency) => (
            <BalanceCurrency key={currency.currency} of={currency} />
          ))}
          <BalanceFindings findings={balance.findings} />
          <Comparisons reports={balance.reports} />
        </>
      )}
    </div>
  );
}

function Ages({
  balance: { comparedAt, checkedAt, readUntil, payoutInterval },
}: {
  balance: PlatformBalanceWire;
}) {
  const t = useTranslations("adminMoney.balance");
  const intervals = useTranslations("adminMoney.balance.interval");
  const known = ["manual", "daily", "weekly", "monthly"] as const;
  const interval = known.find((each) => each === payoutInterval);
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <span>
        {comparedAt ? (
          <>
            {t("compared")} <RelativeTime at={comparedAt} />
          </>
        ) : (
          t("notCompared")
        )}
      </span>
      {checkedAt && interval && <span>{t("schedule", { interval: intervals(interval) })}</span>}
      {!readUntil && comparedAt === null && <span>{t("reading")}</span>}
    </p>
  );
}

/** The last comparisons, so that a difference of yesterday can be told from one of weeks. */
function Comparisons({ reports }: { reports: PlatformBalanceWire["reports"] }) {
  const t = useTranslations("adminMoney.balance");
  if (reports.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="font-semibold">{t("comparisons")}</h2>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {reports.map(({ at, differences, findings }) => (
          <li key={at} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <Moment at={at} className="font-semibold" />
            {differences.length === 0 && findings === 0 ? (
              <Badge tone="positive" icon={CircleCheck}>
                {t("agrees")}
              </Badge>
            ) : (
              <Badge tone="critical" icon={TriangleAlert}>
                {t("findingCount", { count: findings })}
              </Badge>
            )}
            {differences.map(({ currency, amount }) => (
              <Price key={currency} amount={amount} currency={currency} signed />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
