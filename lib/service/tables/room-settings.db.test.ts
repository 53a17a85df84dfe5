import { describe, expect } from "vitest";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { seedShop, seedStaff } from "@/lib/testing/seed-shop";

const it = shopTest.extend("beginsAt", "2026-11-18T11:00:00Z");
const test = it;

const call = (method: string, path: string, body?: unknown, as: { cookie: string } = shop.owner) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as, body });

const book = (changes: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/reservation`, { body: bookingBody(changes) });

describe("the policy", () => {
  it("starts with defaults, changes what is given and keeps the rest", async () => {
    const start = (await call("GET", "/reservation-policy")).body;
    expect(start).toMatchObject({
      onlineBooking: true,
      onlineWaitlist: true,
      partySize: { min: 1, max: 8 },
      slotLengthMinutes: 90,
      slotIntervalMinutes: 30,
      longerStays: [],
      blockedDates: [],
      leadMinutes: 60,
      daysAhead: 60,
      timeZone: "Europe/Rome",
    });
    const changed = { slotIntervalMinutes: 15, blockedDates: ["2026-12-25", "2026-01-01", "2026-12-25"] };
    const { status, body } = await call("PATCH", "/reservation-policy", changed);
    const expected = { ...start, slotIntervalMinutes: 15, blockedDates: ["2026-01-01", "2026-12-25"] };
    expect([status, body]).toEqual([200, expected]);
    await call("PATCH", "/reservation-policy", { leadMinutes: 0 });
    expect((await call("GET", "/reservation-policy")).body).toEqual({ ...expected, leadMinutes: 0 });
  });

  it("changes the hours of bookings and no others", async () => {
    const before = await app.db.prisma.tenant.findUniqueOrThrow({ where: { id: shop.tenantId } });
    const { serviceHours } = (await call("GET", "/reservation-policy")).body;
    const hours = { ...serviceHours, specialDays: { "2026-12-24": [] } };
    expect((await call("PATCH", "/reservation-policy", { serviceHours: hours })).body.serviceHours).toEqual(
      hours,
    );
    const after = await app.db.prisma.tenant.findUniqueOrThrow({ where: { id: shop.tenantId } });
    expect(after.openingHours).toEqual({ ...(before.openingHours as object), reservation: hours });
  });

  test.each([
    [{ partySize: { min: 5, max: 4 } }],
    [{ partySize: { min: 1, max: 21 } }],
    [{ partySize: { min: 0, max: 4 } }],
    [{ slotIntervalMinutes: 0 }],
    [{ slotLengthMinutes: 14 }],
    [{ leadMinutes: -1 }],
    [{ daysAhead: 366 }],
    [{ blockedDates: ["2026-02-30"] }],
    [
      {
        longerStays: [
          { fromParty: 6, minutes: 120 },
          { fromParty: 6, minutes: 150 },
        ],
      },
    ],
    [{ serviceHours: { weekly: {}, specialDays: {} } }],
  ])("refuses %j", async (changes) => {
    const { status, body } = await call("PATCH", "/reservation-policy", changes);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

describe("tables", () => {
  it("are added, changed, listed in order and combined from either side", async () => {
    const one = (await call("POST", "/tables", { name: " 1 ", seats: 2, area: "Sala", position: 2 })).body;
    expect(one).toEqual({
      planX: null,
      planY: null,
      shape: "square",
      id: expect.stringMatching(/^tbl_/),
      externalId: null,
      linkToken: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: "1",
      seats: 2,
      area: "Sala",
      bookableOnline: true,
      combinableWith: [],
      position: 2,
    });
    const two = (
      await call("POST", "/tables", { name: "2", seats: 4, combinableWith: [one.id], position: 1 })
    ).body;
    expect(two.combinableWith).toEqual([one.id]);
    expect((await call("GET", `/tables/${one.id}`)).body.combinableWith).toEqual([two.id]);
    expect((await call("GET", "/tables")).body.tables.map(({ name }: { name: string }) => name)).toEqual([
      "2",
      "1",
    ]);
    expect((await book({ guestCount: 6 })).status).toBe(200);
    const changed = await call("PATCH", `/tables/${one.id}`, {
      combinableWith: [],
      seats: 3,
      bookableOnline: false,
    });
    expect(changed.body).toEqual({ ...one, seats: 3, bookableOnline: false, combinableWith: [] });
    expect((await book({ guestCount: 6, timeSlot: "12:00" })).status).toBe(409);
  });

  it("have a place on the plan of their area, whole or none", async () => {
    const { body: table } = await call("POST", "/tables", { name: "Round", seats: 4, shape: "round" });
    const put = (place: object) => call("PATCH", `/tables/${table.id}`, place);
    expect((await put({ planX: 5, planY: 3 })).body).toMatchObject({ planX: 5, planY: 3, shape: "round" });
    expect((await put({ planX: 5 })).body.error).toBe("VALIDATION_FAILED");
    expect((await put({ planX: null, planY: 3 })).body.error).toBe("VALIDATION_FAILED");
    expect((await put({ planX: 24, planY: 0 })).body.error).toBe("VALIDATION_FAILED");
    expect((await put({ planX: null, planY: null })).body).toMatchObject({ planX: null, planY: null });
  });

  it("have one name each, whatever its case, until they are removed", async () => {
    const { body } = await call("POST", "/tables", { name: "Window", seats: 2 });
    const twin = await call("POST", "/tables", { name: "window", seats: 2 });
    expect([twin.status, twin.body.error]).toEqual([409, "TABLE_NAME_TAKEN"]);
    const other = (await call("POST", "/tables", { name: "Door", seats: 2 })).body;
    expect((await call("PATCH", `/tables/${other.id}`, { name: "WINDOW" })).body.error).toBe(
      "TABLE_NAME_TAKEN",
    );
    expect((await call("DELETE", `/tables/${body.id}`)).status).toBe(204);
    expect((await call("PATCH", `/tables/${other.id}`, { name: "WINDOW" })).status).toBe(200);
  });

  it("are removed as often as asked, but not from under expected guests", async () => {
    const { one, two } = await seedRoom(app, shop, { one: 2, two: 4 }, [["one", "two"]]);
    const { id } = (await book({ date: "2026-11-18" })).body;
    const refused = await call("DELETE", `/tables/${one}`);
    expect([refused.status, refused.body.error]).toEqual([409, "TABLE_HAS_BOOKINGS"]);
    app.clock.set("2026-11-18T20:00:00.000Z");
    expect((await call("DELETE", `/tables/${one}`)).status).toBe(204);
    expect((await call("DELETE", `/tables/${one}`)).status).toBe(204);
    expect((await call("DELETE", "/tables/unknown")).status).toBe(204);
    expect((await call("GET", `/tables/${one}`)).body.error).toBe("TABLE_NOT_FOUND");
    expect((await call("PATCH", `/tables/${one}`, { seats: 3 })).body.error).toBe("TABLE_NOT_FOUND");
    expect((await call("GET", `/tables/${two}`)).body.combinableWith).toEqual([]);
    expect((await call("GET", `/reservations/${id}`)).body.tables).toEqual([{ id: one, name: "one" }]);
  });

  it("go with fifty others at most, whichever side names the other", async () => {
    const names = Array.from({ length: 51 }, (_, index) => `n${index}`);
    const seats = Object.fromEntries([...names, "middle"].map((name) => [name, 2]));
    const room = await seedRoom(
      app,
      shop,
      seats,
      names.slice(0, 50).map((name) => ["middle", name] as const),
    );
    const [last, middle] = [room.n50 ?? "", room.middle ?? ""];
    const refused = await call("PATCH", `/tables/${last}`, { combinableWith: [middle] });
    expect([refused.status, refused.body.error]).toEqual([409, "TABLE_COMBINATION_LIMIT"]);
    expect((await call("GET", `/tables/${last}`)).body.combinableWith).toEqual([]);
    const added = await call("POST", "/tables", { name: "one more", seats: 2, combinableWith: [middle] });
    expect(added.body.error).toBe("TABLE_COMBINATION_LIMIT");
    const all = names.map((name) => room[name]);
    expect((await call("PATCH", `/tables/${middle}`, { combinableWith: all })).status).toBe(400);
    expect((await call("PATCH", `/tables/${middle}`, { combinableWith: all.slice(1) })).status).toBe(200);
  });

  it("stay apart from those of other restaurants", async () => {
    const { one } = await seedRoom(app, shop, { one: 2 });
    const rival = await seedShop(app);
    const path = `/api/tenant/${rival.slug}/tables`;
    expect((await api("GET", `${path}/${one}`, { as: rival.owner })).status).toBe(404);
    expect((await api("PATCH", `${path}/${one}`, { as: rival.owner, body: { seats: 9 } })).status).toBe(404);
    expect((await api("DELETE", `${path}/${one}`, { as: rival.owner })).status).toBe(204);
    const combined = { name: "1", seats: 2, combinableWith: [one] };
    expect((await api("POST", path, { as: rival.owner, body: combined })).body.error).toBe("TABLE_NOT_FOUND");
    expect((await call("GET", `/tables/${one}`)).body.seats).toBe(2);
  });

  test.each([
    [{ name: "", seats: 2 }],
    [{ name: "1" }],
    [{ name: "1", seats: 0 }],
    [{ name: "1", seats: 101 }],
    [{ name: "1", seats: 2.5 }],
  ])("refuse %j", async (body) => {
    expect((await call("POST", "/tables", body)).status).toBe(400);
  });
});

it("lets staff see the room but not change it or the policy", async () => {
  const { one } = await seedRoom(app, shop, { one: 2 });
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  expect((await call("GET", "/tables", undefined, staff)).status).toBe(200);
  expect((await call("GET", `/tables/${one}`, undefined, staff)).status).toBe(200);
  expect((await call("POST", "/tables", { name: "2", seats: 2 }, staff)).status).toBe(403);
  expect((await call("PATCH", `/tables/${one}`, { seats: 3 }, staff)).status).toBe(403);
  expect((await call("DELETE", `/tables/${one}`, undefined, staff)).status).toBe(403);
  expect((await call("GET", "/reservation-policy", undefined, staff)).status).toBe(403);
  expect((await call("PATCH", "/reservation-policy", { daysAhead: 1 }, staff)).status).toBe(403);
});
