"use client";

import { ChartColumn, Copy, HandCoins, KeyRound, Link2, Palette, Settings2, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Place } from "@/components/frame/work/places";
import { WorkNav } from "@/components/frame/work/work-nav";
import type { Messages } from "@/lib/core/i18n/catalogue";

type PlaceName = keyof Messages["portals"]["place"];

const PLACES: Record<
  "agent" | "designer" | "group",
  readonly (Omit<Place, "label"> & { name: PlaceName })[]
> = {
  agent: [
    { name: "link", path: "/", segment: null, icon: Link2 },
    { name: "restaurants", path: "/restaurants", segment: "restaurants", icon: Store },
    { name: "commission", path: "/commission", segment: "commission", icon: HandCoins },
  ],
  designer: [{ name: "designs", path: "/", segment: null, icon: Palette }],
  group: [
    { name: "compare", path: "/", segment: null, icon: ChartColumn },
    { name: "copy", path: "/copy", segment: "copy", icon: Copy },
    { name: "differences", path: "/differences", segment: "differences", icon: Settings2 },
    { name: "apiKeys", path: "/api-keys", segment: "api-keys", icon: KeyRound },
  ],
};

export function PortalNav({ portal }: { portal: keyof typeof PLACES }) {
  const t = useTranslations("portals");
  const places = PLACES[portal].map((place) => ({ ...place, label: t(`place.${place.name}`) }));
  return <WorkNav label={t(`${portal}.title`)} groups={[{ label: null, places }]} />;
}
