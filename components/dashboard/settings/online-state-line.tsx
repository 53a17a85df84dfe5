"use client";

import type { LucideIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { type OnlineStanding, onlineStateText } from "./online-state-text";

interface OnlineStateLineProps {
  standing: OnlineStanding;
  icon: LucideIcon;
  tone: "positive" | "caution";
}

export function OnlineStateLine({ standing, icon: Icon, tone }: OnlineStateLineProps) {
  const t = useTranslations("dashboardSettings.payments");
  const displayLocale = useTranslations("dashboardSettings")("displayLocale");
  const { country = "", currency } = useDashboardTenant();
  return (
    <p className="flex items-start gap-3 font-semibold">
      <span
        className={`flex size-8 shrink-0 items-center justify-center rounded-full ${
          tone === "positive" ? "bg-positive-tint text-positive" : "bg-caution-tint text-ink"
        }`}
      >
        <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="pt-1">{onlineStateText(t, standing, { country, currency, displayLocale })}</span>
    </p>
  );
}
