"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useLanguage } from "@/components/i18n/use-language";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { localText } from "@/lib/core/i18n/locales";
import { OFF_CHOICES, offUntil } from "./off-choice";
import { useSwitches } from "./use-switches";

/** Hides a whole category for a while: no dough, no pizza. */
export function HideCategory() {
  const t = useTranslations("orderBoard.off");
  const locale = useLanguage();
  const { slug: tenantId, timeZone, locales } = useDashboardTenant();
  const [chosen, setChosen] = useState<string>();
  const { mutate, isPending } = useSwitches();
  const { data } = useQuery({
    queryKey: ["tenant", tenantId, "switched-off", "categories"],
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/categories", { params: { path: { tenantId } } })),
  });
  const shown = (data?.categories ?? []).filter(
    ({ visible, hiddenUntil }) => visible && !(hiddenUntil && Date.parse(hiddenUntil) > Date.now()),
  );
  if (shown.length === 0) return null;
  const category = shown.find(({ id }) => id === chosen);
  const name = category ? localText(category.name, locale, locales) : "";
  return (
    <section aria-label={t("hide")} className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-semibold">{t("hide")}</h3>
      <Select
        label={t("category")}
        placeholder={t("chooseCategory")}
        value={category?.id}
        onValueChange={setChosen}
        options={shown.map(({ id, name: names }) => ({
          value: id,
          label: localText(names, locale, locales),
        }))}
      />
      {category && (
        <div className="mt-2 grid grid-cols-3 gap-1.5">
          {OFF_CHOICES.map((choice) => (
            <Button
              key={choice}
              variant="secondary"
              size="small"
              pending={isPending}
              onClick={() => {
                const until = offUntil(choice, new Date(), timeZone);
                mutate({ what: { kind: "category", id: category.id, name }, until });
                setChosen(undefined);
              }}
            >
              {t(`choices.${choice}`)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
