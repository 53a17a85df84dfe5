import type { Db } from "@/lib/platform/db/db";
import { EACH_TENANT, withoutTwins } from "@/lib/platform/db/each-tenant-sql";
import { Prisma, type Tenant } from "@/lib/platform/db/generated/client";
import type { Coordinates } from "@/lib/restaurant/delivery/radius";

export type ListedTenantRow = Pick<
  Tenant,
  | "id"
  | "slug"
  | "name"
  | "tagline"
  | "cuisines"
  | "locales"
  | "heroImage"
  | "accent"
  | "city"
  | "country"
  | "latitude"
  | "longitude"
  | "timeZone"
  | "currency"
  | "openingHours"
  | "pausedUntil"
  | "pickupEnabled"
  | "deliveryEnabled"
  | "deliveryRadiusKm"
  | "deliveryFeeMinor"
  | "deliveryMinimumMinor"
> & { hasMenu: boolean; takesBookings: boolean; isProven: boolean };

const DISH_WORDS = Prisma.sql`dish_words(plain_text(product.name::text)::jsonb)`;

/** The number that the twentieth order has: numbers begin after 1000 (prisma/schema/tenancy.prisma). */
const PROVEN_ORDER_NUMBER = 1020;
/** What each has to offer; a function, because a cluster asks the restaurant's worker for it (decision 098). */
const TENANTS = Prisma.sql`tenant CROSS JOIN LATERAL offers_of(tenant.id, ${PROVEN_ORDER_NUMBER}) AS offers`;
/** Test twins are open to those who know of them, and listed nowhere. */
const IS_LISTED = Prisma.raw(`status = 'active' AND ${withoutTwins("tenant.id")}`);
const HAS_MENU = Prisma.sql`(pickup_enabled OR delivery_enabled) AND offers.has_dishes`;

/** What is searched for: `text` as a part of names and cities, `words` as beginnings of words in dishes, `cuisines` by code. */
export type TextSearch = { text: string; words: readonly string[]; cuisines: readonly string[] };

function dishQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(" & ");
}

function matching({ text, words, cuisines }: TextSearch): Prisma.Sql {
  if (text === "") return Prisma.empty;
  const part = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const dishes =
    words.length === 0
      ? Prisma.empty
      : Prisma.sql`OR id IN (SELECT product.tenant_id FROM product
                              WHERE product.status = 'active' AND ${DISH_WORDS} @@ to_tsquery('simple', plain_text(${dishQuery(words)})))`;
  return Prisma.sql`AND (plain_text(name) ILIKE plain_text(${part}) OR plain_text(city) ILIKE plain_text(${part}) OR cuisines && ${[...cuisines]} ${dishes})`;
}

/** A degree of longitude is shorter the further it is from the equator; precise enough to tell who is nearer. */
function nearestFirst({ lat, lng }: Coordinates): Prisma.Sql {
  const width = Math.cos((lat * Math.PI) / 180) ** 2;
  return Prisma.sql`(latitude - ${lat}) ^ 2 + ${width} * (longitude - ${lng}) ^ 2,`;
}

/** Degrees of latitude; a little more than the way that somebody goes for dinner (`MOST_KM`). */
const NEAR_DEGREES = 0.55;

/** Within a box around the place, which an index finds. Near a pole or the date line it is as wide as the world. */
function withinReach({ lat, lng }: Coordinates): Prisma.Sql {
  const width = NEAR_DEGREES / Math.max(Math.cos(((Math.abs(lat) + NEAR_DEGREES) * Math.PI) / 180), 0);
  const isWide = !(Math.abs(lng) + width < 180);
  const [west, east] = isWide ? [-180, 180] : [lng - width, lng + width];
  return Prisma.sql`AND latitude BETWEEN ${lat - NEAR_DEGREES} AND ${lat + NEAR_DEGREES} AND longitude BETWEEN ${west} AND ${east}`;
}

/**
 * Restaurants that are open to the public and have something to order or book: the nearest to a place, or the first by
 * name. What is sold out tonight still counts.
 */
export function listActiveTenantRows(
  db: Db,
  { search, near, limit }: { search: TextSearch; near: Coordinates | null; limit: number },
): Promise<ListedTenantRow[]> {
  return db.prisma.$queryRaw<ListedTenantRow[]>`
    SELECT * FROM (
      SELECT id, slug, name, tagline, cuisines, locales, hero_image AS "heroImage", accent, city, country, latitude,
             longitude, time_zone AS "timeZone", currency, opening_hours AS "openingHours",
             paused_until AS "pausedUntil", pickup_enabled AS "pickupEnabled", delivery_enabled AS "deliveryEnabled",
             delivery_radius_km AS "deliveryRadiusKm", delivery_fee_minor AS "deliveryFeeMinor",
             delivery_minimum_minor AS "deliveryMinimumMinor",
             ${HAS_MENU} AS "hasMenu", offers.takes_bookings AS "takesBookings",
             offers.is_proven AS "isProven"
        FROM ${TENANTS}
       WHERE ${IS_LISTED} ${near ? withinReach(near) : Prisma.empty} ${matching(search)}) AS listed
     WHERE "hasMenu" OR "takesBookings"
     ORDER BY ${near ? nearestFirst(near) : Prisma.empty} name, id LIMIT ${limit}`;
}

/** The dishes of these restaurants in which all words begin a word, at most `most` of each, by name. */
export function listMatchingDishes(
  db: Db,
  {
    tenantIds,
    words,
    most,
    now,
  }: { tenantIds: readonly string[]; words: readonly string[]; most: number; now: Date },
): Promise<{ tenantId: string; id: string; name: unknown }[]> {
  return db.prisma.$queryRaw<{ tenantId: string; id: string; name: unknown }[]>`
    SELECT found.tenant_id AS "tenantId", found.id, found.name
      FROM ${Prisma.raw(EACH_TENANT)}
     CROSS JOIN LATERAL (
       SELECT product.tenant_id, product.id, product.name FROM product
         JOIN category ON category.tenant_id = product.tenant_id AND category.id = product.category_id
        WHERE product.tenant_id = each.tenant_id AND product.status = 'active' AND category.visible
          AND (category.hidden_until IS NULL OR category.hidden_until <= ${now})
          AND ${DISH_WORDS} @@ to_tsquery('simple', plain_text(${dishQuery(words)}))
        ORDER BY product.position, product.id LIMIT ${most}) AS found
     WHERE each.tenant_id = ANY (${[...tenantIds]})`;
}

/**
 * The city that a text names, by itself or in an address, with or without accents, or the city of the postcode in it: the
 * middle of its restaurants.
 */
export async function findPlaceRow(db: Db, text: string): Promise<({ city: string } & Coordinates) | null> {
  const [place] = await db.prisma.$queryRaw<({ city: string } & Coordinates)[]>`
    SELECT city, avg(latitude) AS lat, avg(longitude) AS lng
      FROM tenant
     WHERE ${IS_LISTED}
       AND (strpos(lower(plain_text(${` ${text} `})), lower(plain_text(' ' || city || ' '))) > 0
            OR postcode <> '' AND strpos(${` ${text} `}, ' ' || postcode || ' ') > 0)
     GROUP BY city ORDER BY length(city) DESC, city LIMIT 1`;
  return place ?? null;
}

/** The cities with the most restaurants, by name. */
export async function listCityRows(db: Db, { limit }: { limit: number }): Promise<string[]> {
  const rows = await db.prisma.$queryRaw<{ city: string }[]>`
    SELECT city FROM (SELECT city, count(*) AS restaurants FROM tenant WHERE ${IS_LISTED}
                       GROUP BY city ORDER BY restaurants DESC, city LIMIT ${limit}) AS most ORDER BY city`;
  return rows.map(({ city }) => city);
}

/** A restaurant that the marketplace lists, and the languages of its menu. */
export type PublicRestaurant = {
  slug: string;
  ownHost: string | null;
  locales: string[];
  takesBookings: boolean;
};

/** All restaurants that the marketplace lists, in their own order. */
export async function listPublicRows(db: Db, { limit }: { limit: number }): Promise<PublicRestaurant[]> {
  return db.prisma.$queryRaw<PublicRestaurant[]>`
    SELECT slug, own_host AS "ownHost", locales, offers.takes_bookings AS "takesBookings" FROM ${TENANTS}
     WHERE ${IS_LISTED} AND (${HAS_MENU} OR offers.takes_bookings) ORDER BY slug LIMIT ${limit}`;
}
