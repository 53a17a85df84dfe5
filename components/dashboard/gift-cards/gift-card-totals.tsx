"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import { giftCardResults } from "./use-gift-cards";

/** What the cards brought in. Left out when it cannot be read: the list below says why. */
export function GiftCardTotals() {
  const t = useTranslations("dashboardGiftCards.totals");
  const { slug, currency } = useDashboardTenant();
  const { data: totals, error } = useQuery(giftCardResults(slug));
  if (error && !totals) return null;
  const figures = totals && [
    { name: t("sold"), amount: totals.sold },
    { name: t("redeemed"), amount: totals.redeemed, note: t("orders", { count: totals.orders }) },
    { name: t("paidOnTop"), amount: totals.paidOnTop, note: t("paidOnTopHint") },
  ];
  return (
    <section aria-label={t("title")} className="mb-6 border-y border-line py-4">
      {!figures && <Skeleton className="h-14" />}
      {figures && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:gap-12">
          {figures.map(({ name, amount, note }) => (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd>
                <Price amount={amount} currency={currency} className="text-xl font-semibold" />
                {note && <span className="block text-sm text-ink-soft">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
