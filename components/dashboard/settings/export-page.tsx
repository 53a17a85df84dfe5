"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { buttonClass } from "@/components/ui/button-style";
import { SettingsScreen } from "./frame/settings-screen";

const PARTS = ["menu", "orders", "bookings", "guests", "money", "settings"] as const;

/** The download of everything that belongs to the restaurant. */
export function ExportPage() {
  const t = useTranslations("dashboardSettings.export");
  const { slug } = useDashboardTenant();
  return (
    <SettingsScreen place="export">
      <ul className="list-disc space-y-1 pl-5">
        {PARTS.map((part) => (
          <li key={part}>{t(`part.${part}`)}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{t("personal")}</p>
      <a
        href={`/api/tenant/${encodeURIComponent(slug)}/export`}
        download
        className={`${buttonClass("primary")} mt-6`}
      >
        <Download className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {t("download")}
      </a>
      <p className="mt-3 text-sm text-ink-soft">{t("format")}</p>
    </SettingsScreen>
  );
}
