"use client";

import { ChevronRight, Gauge, HandCoins, type LucideIcon, Network, Palette, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { type Place, placeHref } from "@/lib/people/auth/place";
import { PLACE_COOKIE } from "./place-cookie";

const ICON: Record<Place["kind"], LucideIcon> = {
  admin: Gauge,
  designer: Palette,
  agent: HandCoins,
  group: Network,
  restaurant: Store,
};
const SECONDS_PER_YEAR = 31_536_000;

/** Where somebody can work; what is chosen opens by itself the next time. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  const t = useTranslations("portals.choose");
  const remember = (href: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers in use.
    document.cookie = `${PLACE_COOKIE}=${encodeURIComponent(href)}; path=/; max-age=${SECONDS_PER_YEAR}; samesite=lax`;
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map((place) => {
        const href = placeHref(place);
        const Icon = ICON[place.kind];
        const isNamed = place.kind === "restaurant" || place.kind === "group";
        return (
          <li key={href}>
            <a
              href={href}
              onClick={() => remember(href)}
              className="group -mx-3 flex min-h-17 items-center gap-4 rounded-control px-3 py-2.5 transition-colors hover:bg-sunken"
            >
              <Icon className="size-5 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-3 font-semibold">
                  {isNamed ? place.name : t(`portal.${place.kind}`)}
                  {place.kind === "restaurant" && place.isTwin && <Badge>{t("twin")}</Badge>}
                  {place.kind === "restaurant" && place.status !== "active" && (
                    <Badge tone="caution">{t(`status.${place.status}`)}</Badge>
                  )}
                </span>
                <span className="block text-sm text-ink-soft">
                  {place.kind === "restaurant" ? t(`role.${place.role}`) : t(`about.${place.kind}`)}
                </span>
              </span>
              <ChevronRight
                className="size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
                strokeWidth={1.5}
                aria-hidden="true"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
