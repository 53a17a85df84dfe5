"use client";

import { ArrowUpRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { buttonClass } from "@/components/ui/button-style";
import { TestTimeline } from "./test-timeline";
import { TwinClock } from "./twin-clock";

/** A test twin's clock and what happened by it; at the restaurant the way there. */
export function ClockSlot({ dashboardUrl }: { dashboardUrl: string }) {
  const t = useTranslations("dashboardTwin");
  const { isTwin = false } = useDashboardTenant();
  if (isTwin)
    return (
      <>
        <TwinClock />
        <TestTimeline />
      </>
    );
  return (
    <SettingsPart title={t("clock")} lead={t("clockThere")}>
      <a href={`${dashboardUrl}/settings/twin`} className={buttonClass("secondary")}>
        {t("toClock")}
        <ArrowUpRight className="size-4 rtl:-scale-x-100" strokeWidth={1.5} aria-hidden="true" />
      </a>
    </SettingsPart>
  );
}
