"use client";

import { useTranslations } from "next-intl";
import { WorkNav } from "@/components/frame/work/work-nav";
import { ADMIN_PLACES } from "./admin-places";

export function AdminNav() {
  const t = useTranslations("adminNav");
  const groups = ADMIN_PLACES.map(({ name, places }) => ({
    label: name && t(`group.${name}`),
    places: places.map((place) => ({ ...place, label: t(`place.${place.name}`) })),
  }));
  return <WorkNav label={t("label")} groups={groups} />;
}
