import { expect } from "vitest";
import { findPlace } from "@/lib/restaurant/marketplace/find-place";
import { listCities } from "@/lib/restaurant/marketplace/list-cities";
import { type RestaurantSearch, searchRestaurants } from "@/lib/restaurant/marketplace/search-restaurants";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { GUIDE } from "@/lib/testing/guide";
import { seedProduct, seedShop } from "@/lib/testing/seed-shop";

it.afterEach(() => app.db.prisma.tenant.updateMany({ data: { status: "suspended" } }));

const search = (asked: Partial<RestaurantSearch> = {}) => searchRestaurants(app, { ...GUIDE, ...asked });
const namesOf = async (asked: Partial<RestaurantSearch>) =>
  (await search(asked)).restaurants.map(({ name }) => name);

it("lists open restaurants first, then by name, without drafts, suspended and empty ones", async () => {
  const pausedUntil = new Date("2026-11-18T18:00:00Z");
  await seedShop(app, { name: "Anchor", pausedUntil });
  const bistro = await seedShop(app, {
    name: "Bistro",
    tagline: { it: "Cucina", de: "Küche" },
    cuisines: ["italian", "pizza"],
    locales: ["it", "de"],
    deliveryMinimumMinor: 1500,
  });
  await seedShop(app, { name: "Cantina", deliveryEnabled: false });
  await seedShop(app, { name: "Closed by us", status: "suspended" });
  await seedShop(app, { name: "Draft", status: "draft" });
  const empty = await seedShop(app, { name: "Empty" });
  await app.db.prisma.product.updateMany({ where: { tenantId: empty.tenantId }, data: { status: "draft" } });

  const { restaurants, next, total } = await search({ locale: "de" });
  expect([next, total]).toEqual([null, 3]);
  expect(restaurants.map(({ name }) => name)).toEqual(["Bistro", "Cantina", "Anchor"]);
  expect(restaurants[0]).toEqual({
    id: bistro.tenantId,
    slug: bistro.slug,
    name: "Bistro",
    tagline: "Küche",
    cuisines: ["italian", "pizza"],
    image: null,
    accent: "oklch(0.55 0.16 35)",
    city: "Torino",
    country: "IT",
    timeZone: "Europe/Rome",
    currency: "EUR",
    distanceKm: null,
    ordering: { offered: true, open: true, until: null, opensAt: null },
    delivers: true,
    deliveryFeeMinor: 250,
    deliveryMinimumMinor: 1500,
    takesBookings: false,
    isProven: false,
  });
  expect(restaurants[1]?.delivers).toBe(false);
  expect(restaurants[2]?.ordering).toMatchObject({ open: false, opensAt: pausedUntil.toISOString() });
  expect((await search({ locale: "ja" })).restaurants[0]?.tagline).toBe("Cucina");
});

it("recommends what shows itself and is ordered from before what has just opened", async () => {
  const known = async (name: string, heroImage: string | null, orderNumber: number) => {
    const { tenantId } = await seedShop(app, { name, heroImage });
    await app.db.prisma.tenantCounter.update({ where: { tenantId }, data: { orderNumber } });
  };
  await known("A new letter", null, 1000);
  await known("B seen", "/media/b.avif", 1019);
  await known("C seen and known", "/media/c.avif", 1020);
  expect(await namesOf({})).toEqual(["C seen and known", "B seen", "A new letter"]);
  expect(await namesOf({ sort: "name" })).toEqual(["A new letter", "B seen", "C seen and known"]);
});

it("comes in pages that hold each restaurant once, whatever is added behind the reader", async () => {
  const shops = await Promise.all(
    Array.from({ length: 50 }, (_, n) => seedShop(app, { name: `Page ${n % 7}`, city: "Nordhausen" })),
  );
  const slugs: string[] = [];
  const sizes: number[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof search>> = await search({ text: "nordHAUS", after });
    slugs.push(...page.restaurants.map(({ slug }) => slug));
    sizes.push(page.restaurants.length);
    await seedShop(app, { name: "Page", city: "Nordhausen" });
    after = page.next;
  } while (after !== null);
  expect(sizes).toEqual([24, 24, 2]);
  expect(slugs.toSorted()).toEqual(shops.map(({ slug }) => slug).toSorted());
});

it("finds parts of names and cities, and takes what is searched for as it stands", async () => {
  await seedShop(app, { name: "100 % Pasta_Bar", city: "São Paulo" });
  for (const text of ["pasta", "são", "100 %", "ta_b", "%", "_"])
    expect(await namesOf({ text }), text).toEqual(["100 % Pasta_Bar"]);
  for (const text of ["p_sta", "100%Pasta", "\\", "nobody's", "' OR true --", ":* | !"])
    expect(await namesOf({ text }), text).toEqual([]);
});

it("finds dishes by the beginnings of their words in every language, and names those that can be seen", async () => {
  const shop = await seedShop(app, { name: "Porto", locales: ["en", "it"] });
  await seedShop(app, { name: "Other" });
  const octopus = await seedProduct(app, shop, { name: { en: "Octopus salad", it: "Insalata di polpo" } });
  await seedProduct(app, shop, { name: { en: "Octopus stew" }, status: "draft" });
  for (const text of ["octo", "salad octopus", "POLPO"]) {
    const { restaurants, dishes } = await search({ text, locale: "it" });
    expect(
      restaurants.map(({ name }) => name),
      text,
    ).toEqual(["Porto"]);
    expect(dishes.get(shop.slug), text).toEqual([{ id: octopus, name: "Insalata di polpo" }]);
  }
  expect(await namesOf({ text: "octopus pizza" })).toEqual([]);
  for (const text of ["insálata", "PÒLPO"])
    expect((await search({ text, locale: "it" })).dishes.get(shop.slug), text).toHaveLength(1);
  await app.db.prisma.category.updateMany({ where: { tenantId: shop.tenantId }, data: { visible: false } });
  expect((await search({ text: "octo" })).dishes.get(shop.slug)).toBeUndefined();
});

it("finds by cuisine, and counts the cuisines before the filter", async () => {
  await seedShop(app, { name: "Both", cuisines: ["italian", "pizza"] });
  await seedShop(app, { name: "Sushi bar", cuisines: ["sushi"] });
  await seedShop(app, { name: "Trattoria", cuisines: ["italian"] });
  expect(await namesOf({ text: "ital", textCuisines: ["italian"] })).toEqual(["Both", "Trattoria"]);
  const { restaurants, cuisines } = await search({ cuisine: "sushi" });
  expect(restaurants.map(({ name }) => name)).toEqual(["Sushi bar"]);
  expect(cuisines).toEqual(["italian", "pizza", "sushi"]);
});

it("knows the distance to a place, who delivers there, and sorts what is open by it", async () => {
  const near = { lat: 45.07, lng: 7.69 };
  const pausedUntil = new Date("2026-11-19T18:00:00Z");
  await seedShop(app, { name: "Closed next door", pausedUntil });
  await seedShop(app, { name: "Far", latitude: 45.2, deliveryRadiusKm: 5, deliveryFeeMinor: 0 });
  await seedShop(app, { name: "Berlin", latitude: 52.52, longitude: 13.405, deliveryRadiusKm: null });
  await seedShop(app, { name: "Far and wide", latitude: 45.21, deliveryRadiusKm: null });
  await seedShop(app, { name: "Next door", deliveryFeeMinor: 300 });
  expect(await namesOf({ near })).toEqual(["Next door", "Far", "Far and wide", "Closed next door"]);
  expect(await namesOf({ near, sort: "name" })).toEqual([
    "Far",
    "Far and wide",
    "Next door",
    "Closed next door",
  ]);
  expect(await namesOf({ near, service: "delivery", openNow: true })).toEqual(["Next door", "Far and wide"]);
  expect(await namesOf({ near, sort: "fee", openNow: true })).toEqual(["Far and wide", "Next door", "Far"]);
  const { restaurants } = await search({ near, text: "far and" });
  expect(restaurants[0]?.distanceKm).toBeCloseTo(15.6, 1);
});

it("tells who delivers to a position, and around the middle of a city only who delivers in that city", async () => {
  const middle = { lat: 45.07, lng: 7.69 };
  const edge = { city: "Torino", latitude: 45.13, longitude: 7.69, deliveryRadiusKm: 2 };
  await seedShop(app, { name: "At the edge", ...edge });
  await seedShop(app, { name: "In the next town", ...edge, city: "Settimo" });
  const delivering = (near: RestaurantSearch["near"]) => namesOf({ near, service: "delivery" });
  expect(await delivering(middle)).toEqual([]);
  expect(await delivering({ ...middle, city: "Torino" })).toEqual(["At the edge"]);
});

it("knows a city with or without its accents", async () => {
  await seedShop(app, { city: "Orléans" });
  await seedShop(app, { city: "Malaga" });
  for (const text of ["orleans", "ORLÉANS", "3 rue X, Orleans"])
    expect((await findPlace(app, { text }))?.name, text).toBe("Orléans");
  expect((await findPlace(app, { text: "Málaga" }))?.name).toBe("Malaga");
});

it("knows cities and postcodes, by themselves and in an address, and no others", async () => {
  await seedShop(app, { city: "Bra", postcode: "12042", latitude: 44.7, longitude: 7.85 });
  await seedShop(app, { city: "Bra", postcode: "12042", latitude: 44.72, longitude: 7.87 });
  await seedShop(app, { city: "Nova Bra", latitude: 1, longitude: 2 });
  expect(await listCities(app)).toEqual(["Bra", "Nova Bra"]);
  for (const text of ["bra", "Via Roma 3, 12042 BRA", "12042"]) {
    const place = await findPlace(app, { text });
    expect([place?.name, place?.lat.toFixed(3), place?.lng.toFixed(3)], text).toEqual([
      "Bra",
      "44.710",
      "7.860",
    ]);
  }
  expect((await findPlace(app, { text: "nova bra" }))?.name).toBe("Nova Bra");
  for (const text of ["Brandizzo", "%", "", "\0", "120"])
    expect(await findPlace(app, { text }), text).toBeNull();
});

it("begins again after a restaurant that does not exist", async () => {
  await seedShop(app);
  const first = await search();
  expect((await search({ after: "no-such-restaurant" })).restaurants).toEqual(first.restaurants);
  expect((await search({ text: "\0", after: "\0" })).restaurants).toEqual(first.restaurants);
});
