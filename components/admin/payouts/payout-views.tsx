"use client";

import { useTranslations } from "next-intl";
import { PageViews } from "@/components/frame/work/page-views";

export function PayoutViews({ current }: { current: "payouts" | "commissions" }) {
  const t = useTranslations("adminMoney.payouts");
  return (
    <PageViews
      label={t("title")}
      views={[
        { path: "/payouts", label: t("title"), isCurrent: current === "payouts" },
        { path: "/payouts/commissions", label: t("commissions"), isCurrent: current === "commissions" },
      ]}
    />
  );
}
