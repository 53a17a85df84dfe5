import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { addDays, localDate, WEEKDAYS } from "@/lib/core/time/zone";
import { countQueries } from "@/lib/testing/count-queries";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { seedSales } from "@/lib/testing/seed-sales";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { driveBills } from "@/lib/testing/table-bills";

/** At noon in Rome it is Thursday in Auckland, and the night before in Chicago is still on. */
const NOW = "2026-11-18T11:00:00Z";
const NEVER = { weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, []])), specialDays: {} };
const CLOSED = { pickup: NEVER, delivery: NEVER, reservation: NEVER };

type Place = { shop: SeededShop; timeZone: string };
let places: Place[];
let groupId: string;

it.beforeAll(async () => {
  app.clock.set(NOW);
  const { shop, openBill, pay, send } = await driveBills(app, { timeZone: "Europe/Rome" });
  const { billId } = await openBill(3);
  await pay(billId, { method: "cash", amount: 30, tip: 2 });
  for (const date of ["2026-11-18", "2026-11-20"])
    await send("POST", "/reservations", { customerName: "Caller", guestCount: 2, date, timeSlot: "19:30" });
  places = [
    { shop, timeZone: "Europe/Rome" },
    ...(await Promise.all(
      (
        [
          ["Pacific/Auckland", { currency: "NZD" }],
          ["America/Chicago", { currency: "USD", openingHours: CLOSED }],
          ["Asia/Tokyo", { currency: "JPY" }],
          ["Asia/Kathmandu", { status: "suspended" }],
        ] as const
      ).map(async ([timeZone, data]) => ({ timeZone, shop: await seedShop(app, { ...data, timeZone }) })),
    )),
  ];
  for (const [index, { shop: sold, timeZone }] of places.slice(0, 4).entries()) {
    const today = localDate(new Date(NOW), timeZone);
    const days = [-31, -6, -1, 0, 1].map((day) => addDays(today, day));
    await seedSales(app, sold, { days, perDay: 25, timeZone, seed: index + 1 });
  }
  groupId = await group(places.map((place) => place.shop));
});

async function group(shops: SeededShop[]): Promise<string> {
  const id = newId("org");
  const [hq] = shops;
  await app.db.prisma.organization.create({ data: { id, name: "Group", hqTenantId: hq?.tenantId ?? "" } });
  const ids = shops.map(({ tenantId }) => tenantId as string);
  await app.db.prisma.tenant.updateMany({ where: { id: { in: ids } }, data: { organizationId: id } });
  return id;
}

const read = async (path: string, as: { cookie: string }, query = {}) =>
  (await api("GET", path, { as, query })).body;

describe("the page of a group", () => {
  it.for(["1", "7", "30"])("says of %s days what each restaurant's own pages say", async (days) => {
    const as = places[0]?.shop.owner ?? { cookie: "" };
    const { tenants: listed } = await read(`/api/group/${groupId}`, as, { days });
    const tenants = places.map(({ shop }) => listed.find(({ slug }: { slug: string }) => slug === shop.slug));
    expect(listed).toHaveLength(places.length);
    for (const [index, { shop, timeZone }] of places.slice(0, 4).entries()) {
      const row = tenants[index];
      const desk = (place: string, query = {}) =>
        read(`/api/tenant/${shop.slug}/${place}`, shop.owner, query);
      const to = localDate(new Date(NOW), timeZone);
      const from = addDays(to, 1 - Number(days));
      const summary = await desk("orders/summary");
      const { totals } = await desk("reports/overview", { from, to });
      const { date, currency, orders, takings } = summary;
      const open = Object.values<number>(summary.open).reduce((sum, count) => sum + count, 0);
      expect(row).toMatchObject({ date, currency, orders, takings, open });
      expect(row.figures).toEqual({
        ...{ from, to, orders: totals.orders, sales: totals.sales, average: totals.average },
        lateRate: totals.late / totals.orders,
        bookings: totals.bookings,
      });
      expect(totals.orders).toBeGreaterThan(10);
    }
    expect(tenants[0].figures.bookings).toBe(1);
    expect(tenants.map(({ date }: { date: string }) => date.slice(8))).toEqual([
      "18",
      "19",
      "18",
      "18",
      "18",
    ]);
    expect(tenants.map(({ openNow }: { openNow: boolean }) => openNow)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(tenants[4]).toMatchObject({
      orders: 0,
      open: 0,
      figures: { orders: 0, average: null, lateRate: null },
    });
  });

  it("asks as many statements for twenty restaurants as for two", async () => {
    const shops = await Promise.all(Array.from({ length: 22 }, () => seedShop(app)));
    const [small, large] = [await group(shops.slice(0, 2)), await group(shops.slice(2))];
    const asked =
      (id: string, { owner }: SeededShop) =>
      async () => {
        expect((await api("GET", `/api/group/${id}`, { as: owner })).status).toBe(200);
      };
    const [ofTwo, ofMany] = [asked(small, shops[0] as SeededShop), asked(large, shops[2] as SeededShop)];
    // The first readers keep the restaurants.
    await ofTwo();
    await ofMany();
    expect(await countQueries(ofMany)).toBe(await countQueries(ofTwo));
  });
});
