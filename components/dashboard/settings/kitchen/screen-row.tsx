"use client";

import { useQuery } from "@tanstack/react-query";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { stationList } from "@/components/dashboard/settings/printers/printer-queries";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { RelativeTime } from "@/components/ui/relative-time";
import type { KitchenScreenWire } from "@/lib/service/kitchen/kitchen-screen-contract";
import { useScreenActs } from "./kitchen-queries";
import { ScreenSheet } from "./screen-sheet";

/** A screen asks at least twice a minute, and is noted once a minute. */
const GONE_MS = 3 * 60_000;
const CLOCK_MS = 10_000;

export function ScreenRow({ screen }: { screen: KitchenScreenWire }) {
  const t = useTranslations("dashboardKitchen");
  const { slug } = useDashboardTenant();
  const now = useNow({ updateInterval: CLOCK_MS });
  const { data: stations = [] } = useQuery(stationList(slug));
  const failureToast = useFailureToast();
  const acts = useScreenActs();
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const { id, name, kind, stationId, lastSeenAt } = screen;
  const isGone = lastSeenAt === null || now.getTime() - Date.parse(lastSeenAt) > GONE_MS;
  const station = stations.find((each) => each.id === stationId)?.name;
  const groups = [
    [{ label: t("edit"), icon: Pencil, onSelect: () => setOpen("edit") }],
    [{ label: t("remove"), icon: Trash2, danger: true, onSelect: () => setOpen("remove") }],
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge tone={isGone ? "caution" : "positive"}>{t(isGone ? "off" : "on")}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {kind === "station" ? (station ?? t("kind.whole")) : t(`kind.${kind}`)}
        </p>
        {isGone && (
          <p className="text-sm text-ink-soft">
            {lastSeenAt ? (
              <>
                {t("lastSeen")} <RelativeTime at={lastSeenAt} />
              </>
            ) : (
              t("neverSeen")
            )}
          </p>
        )}
      </div>
      <Menu trigger={<IconButton icon={EllipsisVertical} label={t("more", { name })} />} groups={groups} />
      {open === "edit" && <ScreenSheet screen={screen} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={t("removeTitle", { name })}
        description={t("removeBody")}
        confirmLabel={t("remove")}
        danger
        onConfirm={() =>
          acts.remove.mutateAsync(id).then(
            () => undefined,
            (failure: ApiFailure) => failureToast(t("notRemoved"), failure),
          )
        }
      />
    </li>
  );
}
