"use client";

import { LocateFixed } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useToast } from "@/components/ui/toast";
import { type GuideQuery, guideHref } from "./guide-query";

const PATIENCE_MS = 10_000;

/** Looks around where the visitor is. The position goes into the address, rounded, and nowhere else. */
export function PositionButton({ query }: { query: GuideQuery }) {
  const t = useTranslations("marketplace.search");
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        const at = { lat: coords.latitude, lng: coords.longitude };
        router.push(guideHref(query, { at, place: null }));
      },
      () => {
        setAsking(false);
        toast({ title: t("positionFailed"), detail: t("positionFailedBody"), tone: "failure" });
      },
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  return (
    <button
      type="button"
      onClick={ask}
      aria-label={t("usePosition")}
      title={t("usePosition")}
      aria-pressed={query.at !== null && query.place === null}
      aria-busy={asking}
      className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft ring-1 ring-line-strong transition-colors ring-inset hover:bg-sunken hover:text-ink aria-pressed:bg-ink aria-pressed:text-page"
    >
      {asking ? <Spinner /> : <LocateFixed className="size-5" strokeWidth={1.5} aria-hidden="true" />}
    </button>
  );
}
