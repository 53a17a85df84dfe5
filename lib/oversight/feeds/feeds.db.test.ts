import { describe, expect } from "vitest";
import { validateFeed } from "@/lib/testing/feeds/feed-validators";
import { api, app, shop } from "@/lib/testing/fixtures";
import { book, noonTest as it, setPolicy, slots } from "@/lib/testing/online-bookings";
import { seedRoom } from "@/lib/testing/seed-room";

const feed = async (name: string, query: Record<string, string> = {}) => {
  const { status, body } = await api("GET", `/api/public/${shop.slug}/feeds/${name}`, { query });
  expect([name, status]).toEqual([name, 200]);
  return body;
};

type Slot = { start_sec: number; duration_sec: number; resources: { party_size: number } };
const free = async (query: Record<string, string> = {}): Promise<Slot[]> =>
  (await feed("availability", query)).service_availability[0].availability;

describe("feeds for search engines", () => {
  it("have the forms that Google publishes", async () => {
    await seedRoom(app, shop, { one: 2, two: 4 });
    for (const name of ["menu", "merchant", "services", "availability"] as const)
      expect([name, validateFeed(name, await feed(name))]).toEqual([name, []]);
  });

  it("are refused by the validators where they are wrong", async () => {
    await seedRoom(app, shop, { one: 2, two: 4 });
    const menu = await feed("menu");
    menu.menus[0].sections[0].items[0].attributes.price.units = 8.5;
    expect(validateFeed("menu", menu)).toHaveLength(1);
    const merchant = await feed("merchant");
    merchant.merchant[0].geo.address.country = "Italy";
    expect(validateFeed("merchant", merchant)).toHaveLength(1);
    const services = await feed("services");
    services.service[0].service_id = "a table";
    expect(validateFeed("services", services)).toHaveLength(1);
    const availability = await feed("availability");
    const { availability: listed } = availability.service_availability[0];
    listed.push(listed[0]);
    expect(validateFeed("availability", availability)).toHaveLength(1);
  });

  it("name dishes with prices, a required choice with its options, and what they contain", async () => {
    const body = {
      allergens: ["milk", "gluten", "house dust"],
      dietaryTags: ["vegetarian", "spicy"],
      name: { en: "Margherita", it: "Margherita" },
      description: { it: "Con basilico" },
    };
    const changed = await api("PATCH", `/api/tenant/${shop.slug}/products/${shop.margherita}`, {
      as: shop.owner,
      body,
    });
    expect(changed.status).toBe(200);
    const { menus } = await feed("menu");
    expect(menus[0].sourceUrl).toMatch(new RegExp(`/s/${shop.slug}$`));
    const items = menus[0].sections[0].items;
    const named = (name: string) =>
      items.find(({ labels }: { labels: { displayName: string }[] }) =>
        labels.some((label) => label.displayName === name),
      );
    expect(named("Margherita")).toMatchObject({
      attributes: {
        price: { currencyCode: "EUR", units: "8", nanos: 500_000_000 },
        allergen: ["DAIRY", "WHEAT"],
        dietaryRestriction: ["VEGETARIAN"],
        spiciness: "HOT",
      },
    });
    expect(named("Margherita").labels).toContainEqual({
      displayName: "Margherita",
      description: "Con basilico",
      languageCode: "it",
    });
    expect(named("Diavola").options).toHaveLength(1);
  });

  it("list exactly the times that can be booked, for every size of party", async () => {
    await seedRoom(app, shop, { one: 2, two: 4 });
    await setPolicy({ partySize: { min: 1, max: 4 } });
    const listed = await free({ days: "2" });
    const on = async (date: string, party: number) =>
      (await slots(date, party)).map((time) => Date.parse(`${date}T${time}:00+01:00`) / 1000);
    for (const party of [1, 2, 3, 4]) {
      const bookable = [...(await on("2026-11-18", party)), ...(await on("2026-11-19", party))];
      expect(bookable.length).toBeGreaterThan(0);
      const own = listed.filter(({ resources }) => resources.party_size === party);
      expect([party, own.map(({ start_sec }) => start_sec)]).toEqual([party, bookable]);
    }
    expect(listed.every(({ resources }) => resources.party_size <= 4)).toBe(true);
  });

  it("lose a time once its last table is booked", async () => {
    await seedRoom(app, shop, { one: 2, two: 4 });
    const at = (all: Slot[], time: string, party: number) =>
      all.some(
        ({ start_sec, resources }) =>
          start_sec === Date.parse(`2026-11-19T${time}:00+01:00`) / 1000 && resources.party_size === party,
      );
    const before = await free({ days: "2" });
    const time = (await slots("2026-11-19", 2))[0] ?? "";
    expect(at(before, time, 2)).toBe(true);
    for (let tries = 0; tries < 30; tries += 1) {
      const { status } = await book({ date: "2026-11-19", timeSlot: time, guestCount: 2 });
      if (status !== 201 && status !== 200) break;
    }
    expect(await slots("2026-11-19", 2)).not.toContain(time);
    expect(at(await free({ days: "2" }), time, 2)).toBe(false);
  });

  it("have no service and no times where guests cannot book online", async () => {
    await seedRoom(app, shop, { one: 2, two: 4 });
    await setPolicy({ onlineBooking: false });
    expect((await feed("services")).service).toEqual([]);
    expect(await free()).toEqual([]);
    expect(validateFeed("availability", await feed("availability"))).toEqual([]);
  });

  it.for(["0", "31", "x"])("refuse %s days", async (days) => {
    const { status } = await api("GET", `/api/public/${shop.slug}/feeds/availability`, { query: { days } });
    expect(status).toBe(400);
  });
});
