import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { MarketplaceHome } from "@/components/marketplace/marketplace-home";
import { openingMoment } from "@/components/marketplace/opening-label";
import type { RestaurantSummary } from "@/components/marketplace/restaurant-card";
import { getPageApp } from "@/lib/app/page-app";
import { languageOf } from "@/lib/core/i18n/locales";
import { regionalLocale } from "@/lib/core/i18n/regional-locale";
import { formatMoney } from "@/lib/core/money/money";
import { type ListedRestaurant, listRestaurants } from "@/lib/restaurant/tenancy/list-restaurants";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("marketplace");
  return { title: t("metaTitle"), description: t("metaDescription") };
}

interface Props {
  searchParams: Promise<Record<"q" | "after", string | string[] | undefined>>;
}

/** Nobody types more, and no name or city is longer. */
const LONGEST_SEARCH = 100;

export default async function HomePage({ searchParams }: Props) {
  const query = await searchParams;
  const search = queryText(query.q)?.trim().slice(0, LONGEST_SEARCH) || null;
  const after = queryText(query.after);
  const language = languageOf(await getLocale());
  const t = await getTranslations("marketplace.restaurant");
  const app = getPageApp();
  const now = app.clock.now();

  const openLabel = ({ ordering, timeZone, country }: ListedRestaurant) => {
    const moment = (instant: string) => openingMoment(instant, { now, language, timeZone, country });
    if (ordering.open) return ordering.until ? t("openUntil", { time: moment(ordering.until) }) : t("open");
    return ordering.opensAt ? t("opensAt", { time: moment(ordering.opensAt) }) : t("closed");
  };
  const summary = (restaurant: ListedRestaurant): RestaurantSummary => {
    const money = (minor: number) =>
      formatMoney(minor, restaurant.currency, regionalLocale(language, restaurant.country));
    return {
      name: restaurant.name,
      slug: restaurant.slug,
      tagline: restaurant.tagline,
      imageUrl: restaurant.image,
      accent: restaurant.accent,
      city: restaurant.city,
      openNow: restaurant.ordering.open,
      openLabel: openLabel(restaurant),
      deliveryFee: restaurant.deliveryFeeMinor === null ? null : money(restaurant.deliveryFeeMinor),
      minimum: restaurant.deliveryMinimumMinor > 0 ? money(restaurant.deliveryMinimumMinor) : null,
    };
  };
  const { restaurants, next } = await listRestaurants(app, { locale: language, search, after });
  return (
    <MarketplaceHome restaurants={restaurants.map(summary)} search={search} next={next} isFirst={!after} />
  );
}
