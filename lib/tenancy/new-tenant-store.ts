import type { Tx } from "@/lib/db/db";
import { WEEKDAYS } from "@/lib/time/zone";
import type { NewRestaurant } from "./new-restaurant-contract";

const ALL_WEEK = {
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ open: "12:00", close: "22:00" }]])),
  specialDays: {},
};

/** Which of these slugs are in use. */
export async function findTakenSlugs(tx: Tx, slugs: readonly string[]): Promise<string[]> {
  const rows = await tx.tenant.findMany({ where: { slug: { in: [...slugs] } }, select: { slug: true } });
  return rows.map(({ slug }) => slug);
}

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
    restaurant: NewRestaurant;
    email: string;
    createdAt: Date;
  },
): Promise<void> {
  const { restaurant, ...row } = input;
  const { slug: _slug, email: _email, ...about } = restaurant;
  await tx.tenant.create({
    data: {
      ...about,
      ...row,
      deliveryEnabled: false,
      openingHours: { pickup: ALL_WEEK, delivery: ALL_WEEK, reservation: ALL_WEEK },
      counter: { create: {} },
      version: { create: {} },
    },
  });
}
