"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import { heldQuery } from "./money-queries";
import { groupReleases, type ReleaseGroup } from "./release-groups";
import { SubjectLink } from "./subject-link";

export function NextReleases() {
  const t = useTranslations("dashboardMoney.held");
  const { slug, timeZone } = useDashboardTenant();
  const { data, error, refetch } = useQuery(heldQuery(slug));
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby="held-title" className="mb-8">
      <h2 id="held-title" className="mb-2 font-semibold">
        {t("title")}
      </h2>
      {error && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {groupReleases(data, timeZone).map((group) => (
            <li key={group.key}>
              <Group group={group} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Group({ group }: { group: ReleaseGroup }) {
  const t = useTranslations("dashboardMoney.held");
  const format = useFormatter();
  const { waitsFor, day, amount, currency, payments } = group;
  const title =
    day === null
      ? t(`waitsFor.${waitsFor}`)
      : t("releasedOn", {
          day: format.dateTime(new Date(`${day}T12:00:00Z`), {
            timeZone: "UTC",
            weekday: "long",
            day: "numeric",
            month: "long",
          }),
        });
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span className="min-w-0 flex-1">
          {title}
          <span className="block text-sm text-ink-soft">{t("payments", { count: payments.length })}</span>
        </span>
        <Price amount={amount} currency={currency} className="font-semibold" />
      </summary>
      <ul className="mb-3 ml-7 divide-y divide-line text-sm">
        {payments.map((payment) => (
          <li
            key={`${payment.subject?.id} ${payment.currency}`}
            className="flex min-h-11 items-center gap-4 py-1"
          >
            <span className="min-w-0 flex-1">
              <SubjectLink {...payment} />
            </span>
            {payment.releaseAt && waitsFor === "release" && (
              <time dateTime={payment.releaseAt} className="text-ink-soft tabular-nums">
                {format.dateTime(new Date(payment.releaseAt), "time")}
              </time>
            )}
            <Price amount={payment.amount} currency={payment.currency} className="min-w-20 text-right" />
          </li>
        ))}
      </ul>
    </details>
  );
}
