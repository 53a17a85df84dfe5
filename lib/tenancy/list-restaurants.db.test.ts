import { afterAll, beforeAll, expect, it } from "vitest";
import { listRestaurants } from "@/lib/tenancy/list-restaurants";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

it("lists open restaurants first, then by name, without suspended ones", async () => {
  const pausedUntil = new Date("2026-11-18T18:00:00Z");
  await seedShop(app, { name: "Anchor", pausedUntil });
  const bistro = await seedShop(app, {
    name: "Bistro",
    tagline: { it: "Cucina", de: "Küche" },
    locales: ["it", "de"],
    deliveryMinimumMinor: 1500,
  });
  await seedShop(app, { name: "Cantina", deliveryEnabled: false });
  await seedShop(app, { name: "Closed by us", status: "suspended" });

  const restaurants = await listRestaurants(app, { locale: "de" });
  expect(restaurants.map(({ name }) => name)).toEqual(["Bistro", "Cantina", "Anchor"]);
  expect(restaurants[0]).toEqual({
    slug: bistro.slug,
    name: "Bistro",
    tagline: "Küche",
    image: null,
    accent: "oklch(0.55 0.16 35)",
    city: "Torino",
    country: "IT",
    timeZone: "Europe/Rome",
    currency: "EUR",
    ordering: { offered: true, open: true, until: null, opensAt: null },
    deliveryFeeMinor: 250,
    deliveryMinimumMinor: 1500,
  });
  expect(restaurants[1]?.deliveryFeeMinor).toBeNull();
  expect(restaurants[2]?.ordering).toMatchObject({ open: false, opensAt: pausedUntil.toISOString() });
  expect((await listRestaurants(app, { locale: "ja" }))[0]?.tagline).toBe("Cucina");
});
