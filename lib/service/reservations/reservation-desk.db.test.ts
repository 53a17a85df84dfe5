import { describe, expect } from "vitest";
import { bookCaller, bookOnline, desk, emailsOf, deskTest as it } from "@/lib/testing/desk-bookings";
import { api, app, shop } from "@/lib/testing/fixtures";
import { cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { seedShop } from "@/lib/testing/seed-shop";

const test = it;

describe("booking for a caller", () => {
  it("is bound by neither hours, lead time, grid nor blocked dates, and confirms by email", async () => {
    const { hall } = await seedRoom(app, shop, { hall: { seats: 30, bookableOnline: false } });
    await api("PATCH", `/api/tenant/${shop.slug}/reservation-policy`, {
      as: shop.owner,
      body: { blockedDates: ["2026-11-18"], leadMinutes: 600 },
    });
    const { status, body } = await bookCaller({
      date: "2026-11-18",
      timeSlot: "12:07",
      guestCount: 25,
      lengthMinutes: 200,
      customerEmail: "Caller@Diner.example",
      note: "Regular",
      locale: "it",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^rsv_/),
      status: "booked",
      nextStatuses: ["seated", "no_show", "canceled"],
      source: "phone",
      date: "2026-11-18",
      timeSlot: "12:07",
      startsAt: "2026-11-18T11:07:00.000Z",
      endsAt: "2026-11-18T14:27:00.000Z",
      lengthMinutes: 200,
      guestCount: 25,
      customerName: "Caller",
      customerEmail: "caller@diner.example",
      customerPhone: null,
      specialRequests: null,
      note: "Regular",
      tables: [{ id: hall, name: "hall" }],
      createdAt: "2026-11-18T11:00:30.000Z",
      seatedAt: null,
      finishedAt: null,
      remindedAt: null,
      heldUntil: null,
      noShowAt: null,
      canceledAt: null,
      canceledBy: null,
      deposit: null,
    });
    expect((await desk("GET", `/${body.id}`)).body).toEqual(body);
    expect((await emailsOf("reservation-confirmed")).map(({ to, locale }) => [to, locale])).toEqual([
      ["caller@diner.example", "it"],
    ]);
    const token = await cancelTokenOf(app, body.id);
    const canceled = await api("POST", `/api/public/${shop.slug}/reservation/${body.id}/cancel`, {
      body: { token },
    });
    expect(canceled.status).toBe(200);
  });

  it("gives the tables that were asked for, even if they are small and apart", async () => {
    const { a, c } = await seedRoom(app, shop, { a: 2, b: 2, c: 2 });
    const { body } = await bookCaller({ guestCount: 6, tableIds: [c, a, c] });
    expect(body.tables).toEqual([
      { id: a, name: "a" },
      { id: c, name: "c" },
    ]);
    const clash = await bookCaller({ tableIds: [c] });
    expect([clash.status, clash.body.error]).toEqual([409, "TABLE_TAKEN"]);
    expect((await bookCaller({ tableIds: [c], timeSlot: "21:00" })).status).toBe(200);
    expect((await bookCaller({ tableIds: [c], timeSlot: "18:01" })).status).toBe(409);
  });

  it("knows only the tables of its own room", async () => {
    await seedRoom(app, shop, { a: 2 });
    const elsewhere = await seedRoom(app, await seedShop(app), { b: 2 });
    for (const id of [elsewhere.b, "tbl_00000000000000000000000000"]) {
      const { status, body } = await bookCaller({ tableIds: [id] });
      expect([status, body.error]).toEqual([404, "TABLE_NOT_FOUND"]);
    }
  });

  test.each([
    ["no table is large enough", { guestCount: 3 }],
    ["the time is over", { date: "2026-11-18", timeSlot: "10:00" }],
    ["the clocks jump over the time", { date: "2027-03-28", timeSlot: "02:30" }],
    ["it is years ahead", { date: "2036-11-19" }],
  ])("is refused when %s", async (_name, changes) => {
    await seedRoom(app, shop, { a: 2 });
    const { status, body } = await bookCaller(changes);
    expect([status, body.error]).toEqual([409, "SLOT_UNAVAILABLE"]);
  });

  test.each([
    ["no name", { customerName: " " }],
    ["no time", { timeSlot: undefined }],
    ["no date", { date: undefined }],
    ["an unknown source", { source: "online" }],
    ["101 guests", { guestCount: 101 }],
    ["no tables at all", { tableIds: [] }],
    ["a stay of a minute", { lengthMinutes: 1 }],
    ["a date for a walk-in", { source: "walk_in" }],
    ["a language that emails do not speak", { locale: "pt" }],
  ])("refuses %s", async (_name, changes) => {
    await seedRoom(app, shop, { a: 2 });
    const { status, body } = await bookCaller(changes);
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

it("seats a walk-in now, at a table that diners cannot book", async () => {
  const { bar } = await seedRoom(app, shop, { bar: { seats: 2, bookableOnline: false } });
  const { status, body } = await desk("POST", "", { source: "walk_in", guestCount: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "seated",
    nextStatuses: ["finished", "booked"],
    source: "walk_in",
    date: "2026-11-18",
    timeSlot: "12:00",
    customerName: "",
    seatedAt: "2026-11-18T11:00:30.000Z",
    tables: [{ id: bar }],
  });
  expect((await desk("POST", "", { source: "walk_in", guestCount: 2 })).body.error).toBe("SLOT_UNAVAILABLE");
  await desk("PATCH", `/${body.id}`, { status: "finished" });
  expect((await desk("POST", "", { source: "walk_in", guestCount: 2 })).status).toBe(200);
});

describe("moving a booking", () => {
  it("keeps its tables where they suit, takes better ones where not, and tells the guest", async () => {
    const { a, b } = await seedRoom(app, shop, { a: 2, b: 4 });
    const { id } = await bookOnline();
    const later = await desk("PATCH", `/${id}`, { timeSlot: "20:00" });
    expect(later.body).toMatchObject({ timeSlot: "20:00", lengthMinutes: 90, tables: [{ id: a }] });
    const larger = await desk("PATCH", `/${id}`, { guestCount: 4 });
    expect(larger.body).toMatchObject({ guestCount: 4, timeSlot: "20:00", tables: [{ id: b }] });
    await desk("PATCH", `/${id}`, { note: "Birthday", tableIds: [b] });
    await app.jobs.drain(app);
    const notices = await emailsOf("reservation-changed");
    expect(notices.map(({ to, status }) => [to, status])).toEqual([
      ["ada@diner.example", "kept"],
      ["ada@diner.example", "kept"],
    ]);
    expect(notices[0]?.text).toMatch(/20:00|08:00 PM/);
    const types = await app.db.prisma.event.findMany({
      where: { tenantId: shop.tenantId },
      orderBy: { sequence: "asc" },
    });
    expect(types.map(({ type }) => type)).toEqual([
      "reservation.created",
      "reservation.updated",
      "reservation.updated",
      "reservation.updated",
    ]);
    const free = await api("GET", `/api/public/${shop.slug}/reservation/availability`, {
      query: { date: "2026-11-19", guestCount: "2" },
    });
    expect(free.body.slots).toContain("19:30");
  });

  it("moves by less than its own length without standing in its own way", async () => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline();
    expect((await desk("PATCH", `/${id}`, { timeSlot: "20:00", lengthMinutes: 120 })).body).toMatchObject({
      startsAt: "2026-11-19T19:00:00.000Z",
      endsAt: "2026-11-19T21:00:00.000Z",
    });
  });

  it("is refused where the tables are taken, and changes nothing", async () => {
    const { a } = await seedRoom(app, shop, { a: 2 });
    await bookOnline();
    const { id } = await bookOnline({ timeSlot: "12:00" });
    const before = (await desk("GET", `/${id}`)).body;
    expect((await desk("PATCH", `/${id}`, { timeSlot: "19:00" })).body.error).toBe("SLOT_UNAVAILABLE");
    expect((await desk("PATCH", `/${id}`, { timeSlot: "19:00", tableIds: [a] })).body.error).toBe(
      "TABLE_TAKEN",
    );
    expect((await desk("PATCH", `/${id}`, { tableIds: ["nowhere"] })).body.error).toBe("TABLE_NOT_FOUND");
    expect((await desk("GET", `/${id}`)).body).toEqual(before);
    expect(await emailsOf("reservation-changed")).toEqual([]);
  });

  it("gives a corrected address a link of its own and closes the old one", async () => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline({ customerEmail: "typo@diner.example" });
    const old = await cancelTokenOf(app, id);
    await desk("PATCH", `/${id}`, { customerEmail: "ada@diner.example", customerPhone: null });
    const fresh = await cancelTokenOf(app, id);
    const cancel = (token: string) =>
      api("POST", `/api/public/${shop.slug}/reservation/${id}/cancel`, { body: { token } });
    expect((await cancel(old)).status).toBe(403);
    expect((await cancel(fresh)).status).toBe(200);
    expect((await desk("GET", `/${id}`)).body.customerPhone).toBeNull();
  });

  test.each([
    ["a status with a move", { status: "seated", timeSlot: "20:00" }],
    ["an unknown status", { status: "gone" }],
    ["no name", { customerName: "" }],
    ["a malformed date", { date: "2026-1-1" }],
  ])("refuses %s", async (_name, patch) => {
    await seedRoom(app, shop, { a: 2 });
    const { id } = await bookOnline();
    expect((await desk("PATCH", `/${id}`, patch)).status).toBe(400);
  });
});
