import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";
import { formatMoney } from "@/lib/core/money/money";
import { localDate } from "@/lib/core/time/zone";
import type { ListedRestaurant } from "@/lib/restaurant/marketplace/listed-restaurant";
import type { FoundDish } from "@/lib/restaurant/marketplace/search-restaurants";
import { isCuisine } from "@/lib/restaurant/tenancy/cuisine";
import type { NextTable } from "@/lib/service/reservations/find-next-tables";
import { distanceText } from "./distance-text";
import { openingMoment } from "./opening-label";
import type { RestaurantSummary } from "./restaurant-card";

export const TABLE_PARTY = 2;

export async function restaurantSummaries({ language, now }: { language: Locale; now: Date }) {
  const [t, cuisineNames] = await Promise.all([
    getTranslations("marketplace.restaurant"),
    getTranslations("cuisines"),
  ]);
  const momentOf = (restaurant: ListedRestaurant, instant: string) =>
    openingMoment(instant, { now, language, timeZone: restaurant.timeZone, country: restaurant.country });

  const openLabel = (restaurant: ListedRestaurant) => {
    const { ordering } = restaurant;
    if (!ordering.offered) return t("tablesOnly");
    if (ordering.open)
      return ordering.until ? t("openUntil", { time: momentOf(restaurant, ordering.until) }) : t("open");
    return ordering.opensAt ? t("opensAt", { time: momentOf(restaurant, ordering.opensAt) }) : t("closed");
  };
  const deliveryFacts = (restaurant: ListedRestaurant): string[] => {
    const locale = regionalLocale(language, restaurant.country);
    const money = (minor: number) => formatMoney(minor, restaurant.currency, locale);
    if (!restaurant.ordering.offered) return [];
    if (!restaurant.delivers) return [t(restaurant.distanceKm === null ? "pickupOnly" : "noDeliveryHere")];
    const fee = restaurant.deliveryFeeMinor;
    return [
      fee === 0 ? t("freeDelivery") : t("delivery", { fee: money(fee) }),
      ...(restaurant.deliveryMinimumMinor > 0
        ? [t("minimum", { amount: money(restaurant.deliveryMinimumMinor) })]
        : []),
    ];
  };
  const tableLabel = (restaurant: ListedRestaurant, { date, start }: NextTable) => {
    const time = momentOf(restaurant, start.toISOString());
    return date === localDate(now, restaurant.timeZone)
      ? t("tableToday", { count: TABLE_PARTY, time })
      : t("tableTomorrow", { count: TABLE_PARTY, time });
  };

  return (
    restaurant: ListedRestaurant,
    { table, dishes }: { table: NextTable | undefined; dishes: readonly FoundDish[] },
  ): RestaurantSummary => ({
    name: restaurant.name,
    slug: restaurant.slug,
    tagline: restaurant.tagline,
    imageUrl: restaurant.image,
    accent: restaurant.accent,
    openNow: restaurant.ordering.open,
    openLabel: openLabel(restaurant),
    facts: [
      ...restaurant.cuisines.filter(isCuisine).map((cuisine) => cuisineNames(cuisine)),
      restaurant.distanceKm === null
        ? restaurant.city
        : distanceText(restaurant.distanceKm, { language, country: restaurant.country }),
      ...deliveryFacts(restaurant),
    ],
    table: table
      ? {
          label: tableLabel(restaurant, table),
          href: `/s/${restaurant.slug}/reserve?${new URLSearchParams({ date: table.date, time: table.time, guests: String(TABLE_PARTY) })}`,
        }
      : null,
    dishes: dishes.map(({ id, name }) => ({
      name,
      href: `/s/${restaurant.slug}?${new URLSearchParams({ dish: id })}`,
    })),
  });
}
