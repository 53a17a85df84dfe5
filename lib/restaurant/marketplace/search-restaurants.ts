import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import type { App } from "@/lib/restaurant/app";
import { type Coordinates, distanceKm } from "@/lib/restaurant/delivery/radius";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { orderingNow, orderingState } from "@/lib/restaurant/hours/service-state";
import {
  compareListed,
  isNear,
  type ListedRestaurant,
  type ListFilter,
  passes,
  type Sort,
} from "./listed-restaurant";
import { type ListedTenantRow, listActiveTenantRows, listMatchingDishes } from "./listed-restaurant-store";
import { dishWords, storable } from "./search-text";

const PAGE_SIZE = 24;
/** So many are looked at: the nearest ones, or the first by name. Who wants others names a place or a word. */
const MOST_LOOKED_AT = 400;
const MOST_DISHES = 3;

export type RestaurantSearch = ListFilter & {
  locale: string;
  /** A part of a name or city, or the beginnings of words of a dish. */
  text: string | null;
  /** The cuisines that the text names, in whatever language. */
  textCuisines: readonly string[];
  near: Near | null;
  sort: Sort;
  /** The slug of the last restaurant of the page before; an unknown one begins again. */
  after: string | null;
};

/** Where somebody looks around: where they are, or the middle of a city, from which nobody can tell who delivers to them. */
export type Near = Coordinates & { city?: string };

export type FoundDish = { id: string; name: string };

/**
 * One page of the marketplace: those that take orders now come first, whatever they are sorted by. `cuisines` are those of
 * all restaurants that were found before the filter, the most frequent first; `dishes` are found by the text, by slug.
 */
export async function searchRestaurants(
  app: App,
  search: RestaurantSearch,
): Promise<{
  restaurants: ListedRestaurant[];
  dishes: ReadonlyMap<string, FoundDish[]>;
  total: number;
  next: string | null;
  cuisines: string[];
}> {
  const now = app.clock.now();
  const text = storable(search.text);
  const words = dishWords(text);
  const rows = await listActiveTenantRows(app.db, {
    search: { text, words, cuisines: search.textCuisines },
    near: search.near,
    limit: MOST_LOOKED_AT,
  });
  const found = rows.map((row) => candidate(row, search, now)).filter(isNear);
  const shown = found
    .filter((restaurant) => passes(restaurant, search))
    .sort((a, b) => compareListed(a, b, search.sort));
  const start = shown.findIndex(({ slug }) => slug === search.after) + 1;
  const restaurants = shown.slice(start, start + PAGE_SIZE).map(({ settings, ...restaurant }) => ({
    ...restaurant,
    ordering: orderingState(settings, now),
  }));
  return {
    restaurants,
    dishes: words.length === 0 ? new Map() : await findDishes(app, { restaurants, rows, words, search }),
    total: shown.length,
    next: shown.length > start + PAGE_SIZE ? (restaurants.at(-1)?.slug ?? null) : null,
    cuisines: cuisinesOf(found),
  };
}

/** One of those that a page is chosen from: the time when it opens or closes is found for those of the page alone. */
function candidate(row: ListedTenantRow, { locale, near }: RestaurantSearch, now: Date) {
  const settings = {
    ...row,
    pickupEnabled: row.hasMenu && row.pickupEnabled,
    deliveryEnabled: row.hasMenu && row.deliveryEnabled,
    openingHours: row.openingHours as OpeningHours,
  };
  const distance = near && distanceKm({ lat: row.latitude, lng: row.longitude }, near);
  const isThere = near?.city !== undefined && row.city === near.city;
  const isWithin =
    isThere || distance === null || row.deliveryRadiusKm === null || distance <= row.deliveryRadiusKm;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    tagline: localText(row.tagline as LocaleMap, locale, row.locales),
    cuisines: row.cuisines,
    image: row.heroImage,
    accent: row.accent,
    city: row.city,
    country: row.country,
    timeZone: row.timeZone,
    currency: row.currency,
    distanceKm: distance,
    ordering: orderingNow(settings, now),
    settings,
    delivers: row.hasMenu && row.deliveryEnabled && isWithin,
    deliveryFeeMinor: row.deliveryFeeMinor,
    deliveryMinimumMinor: row.deliveryMinimumMinor,
    takesBookings: row.takesBookings,
    isProven: row.isProven,
  };
}

function cuisinesOf(found: readonly { cuisines: string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const cuisine of found.flatMap(({ cuisines }) => cuisines))
    counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([cuisine]) => cuisine);
}

async function findDishes(
  app: App,
  {
    restaurants,
    rows,
    words,
    search,
  }: {
    restaurants: readonly ListedRestaurant[];
    rows: readonly ListedTenantRow[];
    words: readonly string[];
    search: RestaurantSearch;
  },
): Promise<Map<string, FoundDish[]>> {
  const shown = new Map(rows.map((row) => [row.id, row]));
  const tenantIds = restaurants.map(({ id }) => id);
  const dishes = await listMatchingDishes(app.db, {
    tenantIds,
    words,
    most: MOST_DISHES,
    now: app.clock.now(),
  });
  const byRestaurant = new Map<string, FoundDish[]>();
  for (const { tenantId, id, name } of dishes) {
    const row = shown.get(tenantId);
    if (!row) continue;
    const dish = { id, name: localText(name as LocaleMap, search.locale, row.locales) };
    byRestaurant.set(row.slug, [...(byRestaurant.get(row.slug) ?? []), dish]);
  }
  return byRestaurant;
}
