"use client";

import { useTranslations } from "next-intl";
import { WorkNav } from "@/components/frame/work/work-nav";
import { placeGroups } from "./dashboard-places";
import { useDashboardTenant } from "./dashboard-tenant";

export function DashboardNav() {
  const t = useTranslations("dashboardNav");
  const groups = placeGroups(useDashboardTenant().manages).map(({ name, places }) => ({
    label: name && t(`group.${name}`),
    places: places.map((place) => ({ ...place, label: t(`place.${place.name}`) })),
  }));
  return <WorkNav label={t("label")} groups={groups} />;
}
