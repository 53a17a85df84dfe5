"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { PageViews } from "@/components/frame/work/page-views";

const VIEWS = [
  { name: "payouts", path: "/money", segments: [null, "payouts"] },
  { name: "transactions", path: "/money/transactions", segments: ["transactions"] },
  { name: "drawer", path: "/money/drawer", segments: ["drawer"] },
  { name: "disputes", path: "/money/disputes", segments: ["disputes"] },
  { name: "statement", path: "/money/statement", segments: ["statement"] },
  { name: "account", path: "/money/account", segments: ["account"] },
] as const;

export function MoneyViews() {
  const t = useTranslations("dashboardMoney.views");
  const { manages } = useDashboardTenant();
  const segment = useSelectedLayoutSegment();
  if (!manages) return null;
  const views = VIEWS.map(({ name, path, segments }) => ({
    path,
    label: t(name),
    isCurrent: segments.some((own) => own === segment),
  }));
  return <PageViews label={t("label")} views={views} />;
}
