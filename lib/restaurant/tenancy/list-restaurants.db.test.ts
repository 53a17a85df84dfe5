import { afterAll, beforeAll, expect, it } from "vitest";
import { listRestaurants } from "@/lib/restaurant/tenancy/list-restaurants";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

it("lists open restaurants first, then by name, without drafts and suspended ones", async () => {
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

  await seedShop(app, { name: "Draft", status: "draft" });

  const all = { search: null, after: null };
  const { restaurants, next } = await listRestaurants(app, { locale: "de", ...all });
  expect(next).toBeNull();
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
  const inJapanese = await listRestaurants(app, { locale: "ja", ...all });
  expect(inJapanese.restaurants[0]?.tagline).toBe("Cucina");
});

it("comes in pages that hold each restaurant once, whatever is added behind the reader", async () => {
  const shops = await Promise.all(
    Array.from({ length: 100 }, (_, n) => seedShop(app, { name: `Page ${n % 7}`, city: "Nordhausen" })),
  );
  const slugs: string[] = [];
  const sizes: number[] = [];
  let after: string | null = null;
  do {
    const page = await listRestaurants(app, { locale: "en", search: "nordHAUS", after });
    slugs.push(...page.restaurants.map(({ slug }) => slug));
    sizes.push(page.restaurants.length);
    await seedShop(app, { name: "Page", city: "Nordhausen" });
    after = page.next;
  } while (after !== null);
  expect(sizes).toEqual([48, 48, 4]);
  expect(slugs.toSorted()).toEqual(shops.map(({ slug }) => slug).toSorted());
});

it("finds parts of names and cities, and takes what is searched for as it stands", async () => {
  const { slug } = await seedShop(app, { name: "100 % Pasta_Bar", city: "São Paulo" });
  const find = async (search: string) =>
    (await listRestaurants(app, { locale: "en", search, after: null })).restaurants.map(
      (found) => found.slug,
    );
  for (const search of ["pasta", "são", "100 %", "ta_b", "%", "_"])
    expect(await find(search), search).toEqual([slug]);
  for (const search of ["p_sta", "100%Pasta", "\\", "nobody's"])
    expect(await find(search), search).toEqual([]);
});

it("begins again after a restaurant that does not exist", async () => {
  const first = await listRestaurants(app, { locale: "en", search: null, after: null });
  const again = await listRestaurants(app, { locale: "en", search: null, after: "no-such-restaurant" });
  expect(again.restaurants).toEqual(first.restaurants);
  const hostile = await listRestaurants(app, { locale: "en", search: "\0", after: "\0" });
  expect(hostile.restaurants).toEqual(first.restaurants);
});
