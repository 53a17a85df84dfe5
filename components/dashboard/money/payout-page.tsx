"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { PayoutItemWire, PayoutWire } from "@/lib/payments/statement/statement-contract";
import { MoneyFileLink } from "./money-file-link";
import { payoutItems, payoutQuery } from "./money-queries";
import { PayoutItems } from "./payout-items";
import { PayoutStateBadge } from "./payout-state-badge";
import { sumPayout } from "./payout-sum";

const CSV = new URLSearchParams({ format: "csv" });

export function PayoutPage({ payoutId }: { payoutId: string }) {
  const t = useTranslations("dashboardMoney.payout");
  const { slug } = useDashboardTenant();
  const payout = useQuery(payoutQuery(slug, payoutId));
  const items = useQuery(payoutItems(slug, payoutId));
  const failed = [payout, items].find(({ error, data }) => error && !data);
  return (
    <div className="max-w-4xl px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <TenantLink
        path="/money"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("back")}
      </TenantLink>
      {failed?.error && <LoadFailure isPage failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (!payout.data || !items.data) && (
        <div role="status" aria-label={t("loading")} className="mt-2 flex flex-col gap-4">
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </div>
      )}
      {payout.data && items.data && (
        <>
          <Head payout={payout.data} />
          <Sum items={items.data} payout={payout.data} />
          <section aria-labelledby="items-title" className="mt-8">
            <div className="mb-2 flex items-center justify-between gap-4">
              <h2 id="items-title" className="font-semibold">
                {t("items", { count: items.data.length })}
              </h2>
              <MoneyFileLink path={`payouts/${payoutId}/items`} query={CSV} label={t("save")} kind="CSV" />
            </div>
            <PayoutItems items={items.data} />
          </section>
        </>
      )}
    </div>
  );
}

function Head({ payout }: { payout: PayoutWire }) {
  const t = useTranslations("dashboardMoney.payout");
  const money = useMoneyText();
  const format = useFormatter();
  const time = (instant: string) => format.dateTime(new Date(instant), "moment");
  const { amount, currency, status, createdAt, paidAt, reversed, failureReason } = payout;
  return (
    <header>
      <h1 className="font-display text-3xl">{t("why", { amount: money(amount, currency) })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <PayoutStateBadge status={status} />
        {paidAt ? t("paid", { time: time(paidAt) }) : t("begun", { time: time(createdAt) })}
      </p>
      {status === "owed" && <p className="mt-2 text-sm">{t("owedHint")}</p>}
      {failureReason && (
        <p className="mt-2 text-sm text-critical">{t("failed", { reason: failureReason })}</p>
      )}
      {reversed > 0 && <p className="mt-2 text-sm">{t("reversed", { amount: money(reversed, currency) })}</p>}
    </header>
  );
}

function Sum({ items, payout }: { items: readonly PayoutItemWire[]; payout: PayoutWire }) {
  const t = useTranslations("dashboardMoney.payout");
  const { currency, amount } = payout;
  const { parts, net } = sumPayout(items, currency);
  return (
    <section aria-label={t("sum")} className="mt-6 max-w-md">
      <dl className="flex flex-col">
        {parts.map(({ part, amount: partAmount, count }) => (
          <div key={part} className="flex min-h-10 items-baseline justify-between gap-4 py-1.5">
            <dt>
              {t(`parts.${part}`)} <span className="text-sm text-ink-soft">{t("times", { count })}</span>
            </dt>
            <dd>
              <Price amount={partAmount} currency={currency} signed />
            </dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t-2 border-ink pt-2 text-lg font-semibold">
          <dt>{t("net")}</dt>
          <dd>
            <Price amount={net} currency={currency} />
          </dd>
        </div>
      </dl>
      {net !== amount && <p className="mt-2 text-sm text-critical">{t("differs")}</p>}
    </section>
  );
}
