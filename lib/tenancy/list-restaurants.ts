import type { App } from "@/lib/app/app";
import { localText } from "@/lib/i18n/locales";
import type { LocaleMap } from "@/lib/menu/locale-map";
import type { OpeningHours } from "./opening-hours";
import { orderingState, type ServiceState } from "./service-state";
import { listActiveTenantRows } from "./tenant-store";

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

/** Every restaurant for the marketplace's home: those that take orders now first, then by name. */
export async function listRestaurants(app: App, { locale }: { locale: string }): Promise<ListedRestaurant[]> {
  const now = app.clock.now();
  const rows = await listActiveTenantRows(app.db);
  const restaurants = rows.map((row) => ({
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
  return restaurants.sort((a, b) => Number(b.ordering.open) - Number(a.ordering.open));
}
