import { localText } from "@/lib/core/i18n/locales";
import type { App } from "@/lib/restaurant/app";
import type { OpeningHours } from "@/lib/restaurant/hours/opening-hours";
import { orderingState, type ServiceState } from "@/lib/restaurant/hours/service-state";
import type { LocaleMap } from "@/lib/restaurant/menu/locale-map";
import { findPlaceByName, listActiveTenantRows } from "./tenant-store";

/** A restaurant in the marketplace's list. Amounts are minor units of its currency. */
export type ListedRestaurant = {
  slug: string;
  name: string;
  /** In the asked language, else the restaurant's own. */
  tagline: string;
  image: string | null;
  accent: string;
  city: string;
  country: string;
  timeZone: string;
  currency: string;
  /** Whether orders can be placed now; the instants are to be shown in `timeZone`. */
  ordering: ServiceState;
  /** Null when the restaurant does not deliver. */
  deliveryFeeMinor: number | null;
  deliveryMinimumMinor: number;
};

const PAGE_SIZE = 48;
const FIRST_PLACE = { name: "", id: "" };

/** PostgreSQL takes no NUL, and an address can bring one. */
function storable(text: string | null): string {
  return text?.replaceAll("\0", "") ?? "";
}

/**
 * One page of the marketplace: restaurants by name, on the page those first that take orders now. `search` is part of a
 * name or city; `after` is the `next` of the page before. An unknown `after` is the first page.
 */
export async function listRestaurants(
  app: App,
  { locale, search, after }: { locale: string; search: string | null; after: string | null },
): Promise<{ restaurants: ListedRestaurant[]; next: string | null }> {
  const now = app.clock.now();
  const place = await findPlaceByName(app.db, storable(after));
  const rows = await listActiveTenantRows(app.db, {
    search: storable(search),
    after: place ?? FIRST_PLACE,
    limit: PAGE_SIZE + 1,
  });
  const page = rows.slice(0, PAGE_SIZE);
  const restaurants = page.map((row) => ({
    slug: row.slug,
    name: row.name,
    tagline: localText(row.tagline as LocaleMap, locale, row.locales),
    image: row.heroImage,
    accent: row.accent,
    city: row.city,
    country: row.country,
    timeZone: row.timeZone,
    currency: row.currency,
    ordering: orderingState({ ...row, openingHours: row.openingHours as OpeningHours }, now),
    deliveryFeeMinor: row.deliveryEnabled ? row.deliveryFeeMinor : null,
    deliveryMinimumMinor: row.deliveryMinimumMinor,
  }));
  restaurants.sort((a, b) => Number(b.ordering.open) - Number(a.ordering.open));
  return { restaurants, next: rows.length > PAGE_SIZE ? (page.at(-1)?.slug ?? null) : null };
}
