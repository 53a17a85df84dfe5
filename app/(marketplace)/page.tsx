import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cuisinesNamed } from "@/components/marketplace/cuisines-named";
import { readGuideQuery } from "@/components/marketplace/guide-query";
import { MarketplaceHome } from "@/components/marketplace/marketplace-home";
import { restaurantSummaries, TABLE_PARTY } from "@/components/marketplace/restaurant-summary";
import { getPageApp } from "@/lib/app/page-app";
import { languageOf } from "@/lib/core/i18n/locales";
import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { findPlace } from "@/lib/restaurant/marketplace/find-place";
import { listCities } from "@/lib/restaurant/marketplace/list-cities";
import { type Near, searchRestaurants } from "@/lib/restaurant/marketplace/search-restaurants";
import { similarCities } from "@/lib/restaurant/marketplace/similar-cities";
import { findNextTables } from "@/lib/service/reservations/find-next-tables";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("marketplace");
  return {
    title: t("metaTitle"),
    description: t("metaDescription"),
    alternates: { canonical: getPageApp().env.publicUrl },
  };
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function HomePage({ searchParams }: Props) {
  const query = readGuideQuery(await searchParams);
  const language = languageOf(await getLocale());
  const app = getPageApp();
  const [cities, place] = await Promise.all([
    listCities(app),
    query.place === null ? null : findPlace(app, { text: query.place }),
  ]);
  // A typed place is known as its city only, so nothing is said about delivery to a street.
  const near: Near | null = place ? { ...place, city: place.name } : query.place === null ? query.at : null;
  const { restaurants, dishes, total, next, cuisines } = await searchRestaurants(app, {
    ...query,
    locale: language,
    text: query.q,
    textCuisines: cuisinesNamed(query.q),
    near,
  });
  const takers = restaurants.filter(({ takesBookings }) => takesBookings);
  const [tables, summary] = await Promise.all([
    findNextTables(app, { tenantIds: takers.map(({ id }) => mintTenantId(id)), party: TABLE_PARTY }),
    restaurantSummaries({ language, now: app.clock.now() }),
  ]);
  return (
    <MarketplaceHome
      query={query}
      restaurants={restaurants.map((restaurant) =>
        summary(restaurant, {
          table: tables.get(restaurant.id),
          dishes: dishes.get(restaurant.slug) ?? [],
        }),
      )}
      total={total}
      next={next}
      cuisines={cuisines}
      cities={cities}
      placeName={place?.name ?? null}
      meant={query.place === null || place ? [] : similarCities(query.place, cities)}
      hasPlace={near !== null}
    />
  );
}
