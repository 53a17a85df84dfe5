import { type Bazar, dataOf } from "bazar-client";
import { check, checkEqual } from "../../shared/check.js";
import type { Restaurant } from "../../shared/open-restaurant.js";
import { addDays, clockOf, type TableFinder } from "./table-finder.js";

const DAYS = 3;

/**
 * Reads the feeds that Google takes and finds in them what the API says: the same restaurant, dishes and free tables.
 */
export async function readGoogleFeeds(
  bazar: Bazar,
  restaurant: Restaurant,
  finder: TableFinder,
  guestCount: number,
): Promise<{ dishes: number; times: number }> {
  const params = { path: { tenantId: restaurant.slug } };
  const [{ merchant }, { service }, { menus }, { products }, free] = await Promise.all([
    dataOf(bazar.GET("/api/public/{tenantId}/feeds/merchant", { params })),
    dataOf(bazar.GET("/api/public/{tenantId}/feeds/services", { params })),
    dataOf(bazar.GET("/api/public/{tenantId}/feeds/menu", { params })),
    dataOf(bazar.GET("/api/public/{tenantId}/menu", { params })),
    dataOf(
      bazar.GET("/api/public/{tenantId}/feeds/availability", {
        params: { ...params, query: { days: DAYS + 1 } },
      }),
    ),
  ]);
  check(
    merchant.some(({ merchant_id, name }) => merchant_id === restaurant.id && name === restaurant.name),
    "the merchant feed does not have the restaurant",
  );
  check(service.length > 0, `${restaurant.name} takes no bookings online`);
  // Also of dishes that cannot be ordered now; without ids, so names have to do.
  const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const named = new Set(dishes.flatMap(({ labels }) => labels.map(({ displayName }) => displayName)));
  for (const { name } of products)
    check(
      Object.values(name).some((text) => named.has(text)),
      `${JSON.stringify(name)} is not in the menu feed`,
    );

  const services = new Set(service.map(({ service_id }) => service_id));
  const times = free.service_availability
    .flatMap(({ availability }) => availability)
    .filter(({ resources, service_id }) => resources.party_size === guestCount && services.has(service_id))
    .map(({ start_sec }) => clockOf(new Date(start_sec * 1_000), restaurant.timeZone));
  const today = clockOf(new Date(), restaurant.timeZone).date;
  for (let day = 1; day <= DAYS; day += 1) {
    const date = addDays(today, day);
    const inFeed = times.filter((time) => time.date === date).map(({ timeSlot }) => timeSlot);
    const offers = (await finder.offersOn(date, guestCount)).map(({ timeSlot }) => timeSlot);
    checkEqual(inFeed.toSorted().join(), offers.toSorted().join(), `free times of ${date} in the feed`);
  }
  return { dishes: dishes.length, times: times.length };
}
