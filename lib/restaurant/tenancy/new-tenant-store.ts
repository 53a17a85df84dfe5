import { WEEKDAYS } from "@/lib/core/time/zone";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";

const ALL_WEEK = {
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ open: "12:00", close: "22:00" }]])),
  specialDays: {},
};

/** Which of these slugs are in use. */
export async function findTakenSlugs(db: Db["prisma"] | Tx, slugs: readonly string[]): Promise<string[]> {
  const rows = await db.tenant.findMany({ where: { slug: { in: [...slugs] } }, select: { slug: true } });
  return rows.map(({ slug }) => slug);
}

type RestaurantFacts = Pick<
  Prisma.TenantUncheckedCreateInput,
  | "name"
  | "phone"
  | "address"
  | "postcode"
  | "city"
  | "country"
  | "latitude"
  | "longitude"
  | "timeZone"
  | "currency"
  | "locales"
>;

/**
 * Writes a restaurant that begins with cash only, pickup only and hours from noon to ten, to be changed in its
 * settings. Breaks a unique key when the slug is taken.
 */
export async function insertTenant(
  tx: Tx,
  input: {
    id: string;
    slug: string;
    status: "draft" | "active";
    restaurant: RestaurantFacts;
    email: string;
    createdAt: Date;
  },
): Promise<void> {
  const { restaurant, ...row } = input;
  const { name, phone, address, postcode, city, country, latitude, longitude, timeZone, currency, locales } =
    restaurant;
  await tx.tenant.create({
    data: {
      ...{ name, phone, address, postcode, city, country, latitude, longitude, timeZone, currency, locales },
      ...row,
      deliveryEnabled: false,
      openingHours: { pickup: ALL_WEEK, delivery: ALL_WEEK, reservation: ALL_WEEK },
      counter: { create: {} },
      version: { create: {} },
    },
  });
}
