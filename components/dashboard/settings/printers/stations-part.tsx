"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import type { StationWire } from "@/lib/service/printers/station-contract";
import { stationList } from "./printer-queries";
import { StationSheet } from "./station-sheet";

/** The places in the kitchen, and what each makes. */
export function StationsPart() {
  const t = useTranslations("dashboardPrinters.stations");
  const { slug } = useDashboardTenant();
  const { data: stations, error, refetch } = useQuery(stationList(slug));
  const [open, setOpen] = useState<StationWire | "new" | null>(null);
  return (
    <SettingsPart
      title={t("title")}
      lead={t("lead")}
      action={
        <Button variant="secondary" onClick={() => setOpen("new")}>
          <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("add")}
        </Button>
      }
    >
      {error && !stations && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !stations && <ListSkeleton />}
      {stations?.length === 0 && <p className="text-ink-soft">{t("none")}</p>}
      {stations && stations.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {stations.map((station) => (
            <li key={station.id}>
              <button
                type="button"
                onClick={() => setOpen(station)}
                className="flex min-h-14 w-full flex-wrap items-center gap-x-4 py-2 text-start hover:bg-sunken"
              >
                <span className="min-w-32 flex-1 font-semibold">{station.name}</span>
                <span className="text-sm text-ink-soft">
                  {t("makes", {
                    categories: station.categoryIds.length,
                    dishes: station.productIds.length,
                    options: station.optionLabels.length,
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== null && (
        <StationSheet
          station={open === "new" ? null : open}
          position={stations?.length ?? 0}
          onClose={() => setOpen(null)}
        />
      )}
    </SettingsPart>
  );
}
