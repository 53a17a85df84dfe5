"use client";

import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import { Skeleton } from "@/components/ui/skeleton";
import { SettingsEditor } from "./settings-editor";
import { restaurantSettings } from "./use-settings";

/** Reads the settings and shows them for editing. */
export function SettingsPage() {
  const t = useTranslations("dashboard");
  const { slug } = useDashboardTenant();
  const { data: settings, error: failure, refetch } = useQuery(restaurantSettings(slug));
  return (
    <div className="max-w-200 px-4 pt-2 pb-28 md:px-6 md:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-xl font-semibold tracking-tight">{t("settings.title")}</h1>
        <TenantLink path="/security" prefetch={false} className={`${buttonClass("quiet")} -mx-3`}>
          <ShieldCheck className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("frame.security")}
        </TenantLink>
      </div>
      {failure && <LoadFailure failure={failure} onRetry={() => void refetch()} />}
      {!failure && !settings && (
        <div className="mt-8 flex flex-col gap-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-96" />
          <Skeleton className="h-48" />
        </div>
      )}
      {settings && <SettingsEditor settings={settings} />}
    </div>
  );
}
