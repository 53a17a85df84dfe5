"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { PageViews } from "@/components/frame/work/page-views";

const VIEWS = [
  { name: "ingredients", path: "/stock", segment: null },
  { name: "dishes", path: "/stock/dishes", segment: "dishes" },
  { name: "movements", path: "/stock/movements", segment: "movements" },
  { name: "count", path: "/stock/count", segment: "count" },
] as const;

export function StockViews() {
  const t = useTranslations("dashboardStock.views");
  const segment = useSelectedLayoutSegment();
  const views = VIEWS.map(({ name, path, segment: own }) => ({
    path,
    label: t(name),
    isCurrent: segment === own,
  }));
  return <PageViews label={t("label")} views={views} />;
}
