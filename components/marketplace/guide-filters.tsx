import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IntentLink } from "@/components/frame/intent-link";
import { chipClass } from "@/components/ui/chip-style";
import { SORTS } from "@/lib/restaurant/marketplace/listed-restaurant";
import { isCuisine } from "@/lib/restaurant/tenancy/cuisine";
import { type GuideQuery, guideHref } from "./guide-query";

interface GuideFiltersProps {
  query: GuideQuery;
  /** Of what was found, the most frequent first. */
  cuisines: readonly string[];
  /** The city that was found, if a place was typed. */
  placeName: string | null;
  /** A place was found, so distances are known. */
  hasPlace: boolean;
  /** How many are left. */
  children: ReactNode;
}

const MOST_CUISINES = 12;

/** Narrows and sorts the guide by links, so that every view has an address. */
export function GuideFilters({ query, cuisines, placeName, hasPlace, children }: GuideFiltersProps) {
  const t = useTranslations("marketplace.filters");
  const names = useTranslations("cuisines");
  // Only from a position is it known who delivers to it.
  const deliveryLabel =
    placeName !== null ? t("deliversIn", { city: placeName }) : hasPlace ? t("deliversHere") : t("delivery");
  const services = [
    { service: "delivery" as const, label: deliveryLabel },
    { service: "pickup" as const, label: t("pickup") },
    { service: "table" as const, label: t("table") },
  ];
  const shown = cuisines.slice(0, MOST_CUISINES);
  const offered =
    query.cuisine !== null && !shown.includes(query.cuisine) ? [query.cuisine, ...shown] : shown;
  const sorts = SORTS.filter((sort) => sort !== "distance" || hasPlace);
  return (
    <div className="space-y-3">
      <nav
        aria-label={t("label")}
        className="-mx-5 flex items-center gap-2 overflow-x-auto px-5 py-1.5 md:mx-0 md:flex-wrap md:px-0"
      >
        <FilterLink isOn={query.openNow} href={guideHref(query, { openNow: !query.openNow })}>
          {t("openNow")}
        </FilterLink>
        {services.map(({ service, label }) => {
          const isOn = query.service === service;
          return (
            <FilterLink key={service} isOn={isOn} href={guideHref(query, { service: isOn ? null : service })}>
              {label}
            </FilterLink>
          );
        })}
        {offered.length > 0 && <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line-strong" />}
        {offered.filter(isCuisine).map((cuisine) => {
          const isOn = query.cuisine === cuisine;
          return (
            <FilterLink key={cuisine} isOn={isOn} href={guideHref(query, { cuisine: isOn ? null : cuisine })}>
              {names(cuisine)}
            </FilterLink>
          );
        })}
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <nav aria-label={t("sortLabel")} className="flex flex-wrap items-center gap-x-5 text-sm">
          {sorts.map((sort) => (
            <IntentLink
              key={sort}
              href={guideHref(query, { sort })}
              scroll={false}
              aria-current={query.sort === sort ? "true" : undefined}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-8 hover:text-ink aria-[current=true]:font-semibold aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-accent aria-[current=true]:decoration-2"
            >
              {t(`sort.${sort}`)}
            </IntentLink>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}

function FilterLink({ isOn, href, children }: { isOn: boolean; href: string; children: string }) {
  return (
    <IntentLink
      href={href}
      scroll={false}
      aria-current={isOn ? "true" : undefined}
      className={chipClass(isOn)}
    >
      {children}
    </IntentLink>
  );
}
