"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarClock, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useLanguage } from "@/components/i18n/use-language";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { localText } from "@/lib/core/i18n/locales";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import type { ScheduledMenuChange } from "@/lib/restaurant/menu/history/menu-history-contract";
import { menuSchedule } from "./menu-queries";
import { useCancelSchedule } from "./use-menu-acts";

/** What is going to change by itself; nothing at all while nothing is. */
export function ScheduleList({ products }: { products: readonly TenantProduct[] }) {
  const t = useTranslations("dashboardMenu.schedule");
  const locale = useLanguage();
  const { slug, locales, manages, timeZone } = useDashboardTenant();
  const format = useFormatter();
  const toast = useToast();
  const failureToast = useFailureToast();
  const cancel = useCancelSchedule();
  const wordsOf = useChangeWords();
  const { data: scheduled = [] } = useQuery(menuSchedule(slug));
  if (scheduled.length === 0) return null;
  const nameOf = (productId: string) =>
    localText(products.find(({ id }) => id === productId)?.name ?? {}, locale, locales);
  const remove = (id: string) => {
    const refuse = (failure: ApiFailure) => failureToast(t("notRemoved"), failure);
    cancel.mutateAsync(id).then(() => toast({ title: t("removed") }), refuse);
  };
  return (
    <section aria-labelledby="menu-schedule" className="mb-4 rounded-control bg-sunken px-4 py-3">
      <h2 id="menu-schedule" className="flex items-center gap-2 text-sm font-semibold">
        <CalendarClock className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("list")}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {scheduled.map((change) => (
          <li key={change.id} className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
            <span className="font-medium">{nameOf(change.productId)}</span>
            <span>{wordsOf(change)}</span>
            <span className="text-ink-soft">
              {format.dateTime(new Date(change.at), "moment", { timeZone })}
            </span>
            {manages && (
              <IconButton
                icon={Trash2}
                label={t("remove", { name: nameOf(change.productId) })}
                className="ml-auto"
                onClick={() => remove(change.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says in a few words what a scheduled change does. */
function useChangeWords(): (change: ScheduledMenuChange) => string {
  const t = useTranslations("dashboardMenu.bulk");
  const format = useFormatter();
  const { currency } = useDashboardTenant();
  return ({ changes }) => {
    const { basePrice, available, status } = changes;
    const price =
      basePrice === undefined
        ? null
        : format.number(basePrice, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
    const offered = available === undefined ? null : t(available ? "availableYes" : "availableNo");
    const published = status === undefined ? null : t(status === "active" ? "publish" : "draft");
    return [price, offered, published].filter(Boolean).join(", ");
  };
}
