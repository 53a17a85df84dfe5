"use client";

import { Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { RestaurantCard, type RestaurantSummary } from "./restaurant-card";

interface RestaurantGuideProps {
  restaurants: readonly RestaurantSummary[];
  /** These are all there are; of a part of them the cities would not tell where there is something. */
  isWhole: boolean;
}

/** The list of the city guide, narrowed by city and by what is open at this hour. */
export function RestaurantGuide({ restaurants, isWhole }: RestaurantGuideProps) {
  const t = useTranslations("marketplace");
  const [city, setCity] = useState<string | null>(null);
  const [openOnly, setOpenOnly] = useState(false);
  const cities = isWhole ? [...new Set(restaurants.map((restaurant) => restaurant.city))] : [];
  const shown = restaurants.filter(
    (restaurant) => (city === null || restaurant.city === city) && (!openOnly || restaurant.openNow),
  );
  const showAll = () => {
    setCity(null);
    setOpenOnly(false);
  };

  if (restaurants.length === 0) {
    return (
      <EmptyState icon={Store} title={isWhole ? t("empty.title") : t("empty.notFoundTitle")}>
        {isWhole ? t("empty.body") : t("empty.notFoundBody")}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t("home.listLabel")}>
      <div className="-mx-5 flex items-center gap-2 overflow-x-auto px-5 py-1.5 md:mx-0 md:flex-wrap md:px-0">
        <Chip pressed={openOnly} onClick={() => setOpenOnly(!openOnly)}>
          {t("home.openNow")}
        </Chip>
        {cities.length > 1 && <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line-strong" />}
        {cities.length > 1 &&
          [null, ...cities].map((option) => (
            <Chip key={option ?? ""} pressed={city === option} onClick={() => setCity(option)}>
              {option ?? t("home.everywhere")}
            </Chip>
          ))}
        <p className="ml-auto hidden text-sm text-ink-soft md:block" aria-live="polite">
          {t("home.count", { count: shown.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={Store}
          title={t("empty.filteredTitle")}
          action={<Button onClick={showAll}>{t("empty.showAll")}</Button>}
        >
          {t("empty.filteredBody")}
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((restaurant, index) => (
            <li key={restaurant.slug}>
              <RestaurantCard restaurant={restaurant} priority={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
