"use client";

import { CloudOff, Wifi } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { LiveLink } from "@/components/data/live-link";

const RECOVERED_SHOWN_MS = 15_000;

interface ConnectionBannerProps {
  link: LiveLink;
  /** What is old since that time, where it is not orders. */
  lostSince?: (time: string) => string;
}

/** Says when the board can no longer be believed and since when, and for a while that it is right again. */
export function ConnectionBanner({ link, lostSince }: ConnectionBannerProps) {
  const t = useTranslations("dashboard.live");
  const format = useFormatter();
  const [dismissedMs, setDismissedMs] = useState<number | null>(null);
  const { phase, recoveredAtMs } = link;
  const time = (milliseconds: number) =>
    format.dateTime(new Date(milliseconds), "time", { second: "2-digit" });

  useEffect(() => {
    if (recoveredAtMs === null) return;
    const timer = setTimeout(() => setDismissedMs(recoveredAtMs), RECOVERED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [recoveredAtMs]);

  const lost = phase === "lost";
  const recovered = !lost && recoveredAtMs !== null && recoveredAtMs !== dismissedMs;
  const Icon = lost ? CloudOff : Wifi;
  return (
    <div role="status" className="print:hidden">
      {(lost || recovered) && (
        <p
          className={`flex min-h-12 items-center gap-2.5 px-4 py-2 font-semibold md:px-6 ${lost ? "bg-critical-fill text-critical-on" : "bg-positive-tint text-positive"}`}
        >
          <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {lost
            ? (lostSince?.(time(link.lastHeardMs)) ?? t("lostSince", { time: time(link.lastHeardMs) }))
            : t("recovered", { time: time(recoveredAtMs ?? 0) })}
        </p>
      )}
    </div>
  );
}
