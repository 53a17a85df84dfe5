"use client";

import { CloudOff, Wifi } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { LiveLink } from "@/components/data/live-link";

const RECOVERED_SHOWN_MS = 15_000;
const SAME_EVENING_MS = 6 * 60 * 60_000;

interface ConnectionBannerProps {
  link: LiveLink;
  /** What is old since that time, where it is not orders. */
  lostSince?: (time: string) => string;
  /** What is shown is from the device, and was right at that instant. */
  asOfMs?: number | null;
  /** What is still to be done after a recovery; left out when everything shown is up to date. */
  recovering?: ((time: string) => string) | null;
}

/** Says when the board can no longer be believed and since when, and for a while that it is right again. */
export function ConnectionBanner({
  link,
  lostSince,
  asOfMs = null,
  recovering = null,
}: ConnectionBannerProps) {
  const t = useTranslations("dashboard.live");
  const format = useFormatter();
  const [dismissedMs, setDismissedMs] = useState<number | null>(null);
  const { phase, recoveredAtMs } = link;
  const time = (milliseconds: number) =>
    format.dateTime(new Date(milliseconds), "time", { second: "2-digit" });
  // What a device has kept can be from yesterday evening.
  const moment = (milliseconds: number) =>
    format.dateTime(new Date(milliseconds), Date.now() - milliseconds < SAME_EVENING_MS ? "time" : "moment");

  useEffect(() => {
    if (recoveredAtMs === null) return;
    const timer = setTimeout(() => setDismissedMs(recoveredAtMs), RECOVERED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [recoveredAtMs]);

  const lost = phase === "lost";
  const isOld = asOfMs !== null;
  const recovered = !lost && !isOld && recoveredAtMs !== null && recoveredAtMs !== dismissedMs;
  const Icon = lost || isOld ? CloudOff : Wifi;
  const words = () => {
    if (isOld) return t(lost ? "offlineAsOf" : "connectingAsOf", { time: moment(asOfMs) });
    if (lost) return (lostSince ?? ((since) => t("lostSince", { time: since })))(time(link.lastHeardMs));
    const since = time(recoveredAtMs ?? 0);
    return recovering ? recovering(since) : t("recovered", { time: since });
  };
  const tone = lost
    ? "bg-critical-fill text-critical-on"
    : isOld || recovering
      ? "bg-caution-tint text-caution"
      : "bg-positive-tint text-positive";
  return (
    <div role="status" className="print:hidden">
      {(lost || isOld || recovered) && (
        <p className={`flex min-h-12 items-center gap-2.5 px-4 py-2 font-semibold md:px-6 ${tone}`}>
          <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {words()}
        </p>
      )}
    </div>
  );
}
