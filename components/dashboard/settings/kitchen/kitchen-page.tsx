"use client";

import { useQuery } from "@tanstack/react-query";
import { Monitor, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart, SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { AgesPart } from "./ages-part";
import { screenList } from "./kitchen-queries";
import { OpenHere } from "./open-here";
import { ScreenRow } from "./screen-row";
import { ScreenSheet } from "./screen-sheet";

/** The screens of the kitchen: which devices there are, what each shows, and when a ticket is late. */
export function KitchenPage() {
  const t = useTranslations("dashboardKitchen");
  const { slug } = useDashboardTenant();
  const { data: screens, error, refetch } = useQuery(screenList(slug));
  const [isAdding, setAdding] = useState(false);
  const isEmpty = screens?.length === 0;
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("add")}
    </Button>
  );
  return (
    <SettingsScreen place="kitchen" action={!isEmpty && add}>
      <SettingsPart title={t("screens")}>
        {error && !screens && <LoadFailure failure={error} onRetry={() => void refetch()} />}
        {!error && !screens && <ListSkeleton />}
        {isEmpty && (
          <EmptyState icon={Monitor} title={t("emptyTitle")} action={add}>
            {t("emptyBody")}
          </EmptyState>
        )}
        {screens && !isEmpty && (
          <ul className="divide-y divide-line border-y border-line">
            {screens.map((screen) => (
              <ScreenRow key={screen.id} screen={screen} />
            ))}
          </ul>
        )}
      </SettingsPart>
      <OpenHere />
      <AgesPart />
      {isAdding && <ScreenSheet screen={null} onClose={() => setAdding(false)} />}
    </SettingsScreen>
  );
}
