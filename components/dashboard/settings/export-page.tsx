"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { SettingsScreen } from "./frame/settings-screen";

const PARTS = ["menu", "orders", "bookings", "guests", "money", "settings"] as const;

export function ExportPage({ scope }: { scope: "platform" | "admin" }) {
  const t = useTranslations("dashboardSettings.export");
  const { slug } = useDashboardTenant();
  const failureToast = useFailureToast();
  // A download cannot be repeated as a call can, so a fresh sign-in is asked for before it.
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataOf(api.GET("/api/auth/reauthenticate", { params: { query: { scope } } })),
    onSuccess: () => window.location.assign(`/api/tenant/${encodeURIComponent(slug)}/export`),
    onError: (failure) => failureToast(t("notDownloaded"), failure),
  });
  return (
    <SettingsScreen place="export">
      <ul className="list-disc space-y-1 pl-5">
        {PARTS.map((part) => (
          <li key={part}>{t(`part.${part}`)}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{t("personal")}</p>
      <Button className="mt-6" pending={isPending} onClick={() => mutate()}>
        <Download className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {t("download")}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">{t("format")}</p>
    </SettingsScreen>
  );
}
