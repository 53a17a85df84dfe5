import { expect } from "vitest";
import { api, shop, shopTest } from "./fixtures";
import { bookingBody } from "./seed-room";

export const NOON = "2026-11-18T11:00:00.000Z";

/** A restaurant at noon. */
export const noonTest = shopTest.extend("beginsAt", NOON);

/** Of the restaurant's bookings, as guests ask for them. */
export const bookingPath = (rest = "") => `/api/public/${shop.slug}/reservation${rest}`;

/** The owner changes the rules for bookings. */
export function setPolicy(changes: Record<string, unknown>) {
  return api("PATCH", `/api/tenant/${shop.slug}/reservation-policy`, { as: shop.owner, body: changes });
}

/** The times that a guest can book. */
export async function slots(date: string, guestCount: number | string = 2): Promise<string[]> {
  const { status, body } = await api("GET", bookingPath("/availability"), {
    query: { date, guestCount: String(guestCount) },
  });
  expect(status).toBe(200);
  return body.slots;
}

/** A guest books. */
export const book = (changes: Record<string, unknown> = {}, from?: string) =>
  api("POST", bookingPath(), { body: bookingBody(changes), ...(from ? { from } : {}) });
