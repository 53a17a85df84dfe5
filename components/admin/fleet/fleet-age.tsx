"use client";

import { CloudOff } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "next-intl";

const TICK_MS = 1_000;

/** How old the figures are, counted by the second; when reading fails, in words. */
export function FleetAge({ readAt, isFailing }: { readAt: number; isFailing: boolean }) {
  const t = useTranslations("adminFleet");
  const format = useFormatter();
  const now = useNow({ updateInterval: TICK_MS });
  const age = format.relativeTime(new Date(Math.min(readAt, now.getTime())), now);
  if (!isFailing) return <p className="text-sm text-ink-soft tabular-nums">{t("updated", { age })}</p>;
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold text-critical">
      <CloudOff className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {t("notUpdated", { age })}
    </p>
  );
}
