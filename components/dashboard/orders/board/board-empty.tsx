"use client";

import { BellRing, Coffee } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { TestOrderButton } from "./test-order-button";

interface BoardEmptyProps {
  /** The restaurant has had no order today: this is the place to learn. */
  first: boolean;
  staffEmail: string;
}

/** A board without tickets: teaches the first time, rests afterwards. */
export function BoardEmpty({ first, staffEmail }: BoardEmptyProps) {
  const t = useTranslations("dashboard.board");
  const { storefrontBase } = useDashboardTenant();
  if (!first) {
    return (
      <EmptyState icon={Coffee} title={t("quietTitle")}>
        {t("quietBody")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={BellRing}
      title={t("emptyTitle")}
      action={
        storefrontBase !== null && (
          <div className="flex flex-wrap justify-center gap-2">
            <TestOrderButton staffEmail={staffEmail} />
            <a href={storefrontBase || "/"} target="_blank" rel="noopener" className={buttonClass("quiet")}>
              {t("openStorefront")}
            </a>
          </div>
        )
      }
    >
      {storefrontBase === null ? t("emptyClosed") : t("emptyBody")}
    </EmptyState>
  );
}
