import { describe, expect } from "vitest";
import { api, app, shop } from "@/lib/testing/fixtures";
import { book, bookingPath, noonTest as it, setPolicy, slots } from "@/lib/testing/online-bookings";
import { seedRoom } from "@/lib/testing/seed-room";

const test = it;

describe("the configuration", () => {
  it("gives the policy to diners", async () => {
    await setPolicy({
      partySize: { min: 2, max: 6 },
      blockedDates: ["2026-12-25", "2026-12-24"],
      daysAhead: 30,
    });
    const { status, body } = await api("GET", bookingPath("/config"));
    expect([status, body]).toEqual([
      200,
      {
        partySize: { min: 2, max: 6 },
        slotLengthMinutes: 90,
        slotIntervalMinutes: 30,
        blockedDates: ["2026-12-24", "2026-12-25"],
        daysAhead: 30,
        timeZone: "Europe/Rome",
        deposit: null,
      },
    ]);
  });

  test.each(["config", "availability?date=2026-11-19&guestCount=2"])(
    "answers 404 for %s of an unknown restaurant",
    async (what) => {
      const { status, body } = await api("GET", `/api/public/nobody/reservation/${what}`);
      expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
    },
  );
});

describe("availability", () => {
  test.each([
    ["no date", { guestCount: "2" }],
    ["no party", { date: "2026-11-19" }],
    ["a short date", { date: "2026-2-3", guestCount: "2" }],
    ["a date with a time", { date: "2026-11-19T19:00", guestCount: "2" }],
    ["words for a date", { date: "tomorrow", guestCount: "2" }],
    ["nobody", { date: "2026-11-19", guestCount: "0" }],
    ["half a guest", { date: "2026-11-19", guestCount: "2.5" }],
    ["a count that is no number", { date: "2026-11-19", guestCount: "1e3" }],
    ["minus two guests", { date: "2026-11-19", guestCount: "-2" }],
    ["an empty party", { date: "2026-11-19", guestCount: "" }],
    ["two parties", { date: "2026-11-19", guestCount: ["2", "3"] }],
  ])("refuses %s", async (_name, query) => {
    await seedRoom(app, shop, { one: 2 });
    const { status, body } = await api("GET", bookingPath("/availability"), { query });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("is empty for what is well-formed and not offered", async () => {
    await seedRoom(app, shop, { one: 8 });
    await setPolicy({ partySize: { min: 2, max: 6 }, blockedDates: ["2026-11-20"], daysAhead: 10 });
    expect(await slots("2026-11-19")).toContain("19:30");
    expect(await slots("2026-11-28")).toContain("19:30");
    for (const date of ["2026-11-17", "2026-11-20", "2026-11-29", "1999-01-01", "9999-12-31"]) {
      expect(await slots(date), date).toEqual([]);
    }
    for (const party of [1, 7, 20, 21, 4000, 10 ** 20])
      expect(await slots("2026-11-19", party), `${party} guests`).toEqual([]);
  });

  it("is empty without tables, with walk-in tables alone, and while online booking is off", async () => {
    expect(await slots("2026-11-19")).toEqual([]);
    await seedRoom(app, shop, { bar: { seats: 4, bookableOnline: false } });
    expect(await slots("2026-11-19")).toEqual([]);
    await seedRoom(app, shop, { one: 2 });
    expect(await slots("2026-11-19")).not.toEqual([]);
    await setPolicy({ onlineBooking: false });
    expect(await slots("2026-11-19")).toEqual([]);
    expect((await book()).body.error).toBe("SLOT_UNAVAILABLE");
  });

  it("says why it is empty, and so does the refusal of a booking", async () => {
    const ask = async (guestCount: number, date = "2026-11-19") =>
      (await api("GET", bookingPath("/availability"), { query: { date, guestCount: String(guestCount) } }))
        .body;
    await seedRoom(app, shop, { one: 2 });
    expect(await ask(2)).toMatchObject({ reason: null, message: null });
    const large = { reason: "PARTY_TOO_LARGE", message: expect.stringMatching(/smaller parties/) };
    expect(await ask(40)).toEqual({ slots: [], takenTimes: [], ...large });
    expect(await ask(8)).toMatchObject({ slots: [], reason: "NO_TABLE" });
    const refused = (changes: object) =>
      book({ date: "2026-11-19", ...changes }).then(({ body }) => body.reason);
    expect(await refused({ guestCount: 8 })).toBe("NO_TABLE");
    expect(await refused({ timeSlot: "19:01" })).toBe("TIME_NOT_OFFERED");
    await setPolicy({ onlineBooking: false });
    expect((await ask(2)).reason).toBe("ONLINE_BOOKING_OFF");
    expect(await refused({})).toBe("ONLINE_BOOKING_OFF");
  });

  it("keeps the lead time by the restaurant's clocks", async () => {
    await seedRoom(app, shop, { one: 2 });
    app.clock.set("2026-11-18T18:00:00.000Z");
    expect((await slots("2026-11-18"))[0]).toBe("20:00");
    app.clock.set("2026-11-18T18:00:00.001Z");
    expect((await slots("2026-11-18"))[0]).toBe("20:30");
    expect((await book({ date: "2026-11-18", timeSlot: "20:00" })).body.error).toBe("SLOT_UNAVAILABLE");
    app.clock.set("2026-11-18T23:30:00.000Z");
    expect(await slots("2026-11-18")).toEqual([]);
    expect((await slots("2026-11-19"))[0]).toBe("01:30");
  });

  it("follows the hours of the policy, special days included", async () => {
    await seedRoom(app, shop, { one: 2 });
    const evening = [{ open: "19:00", close: "22:00" }];
    const days = ["monday", "tuesday", "wednesday", "friday", "saturday", "sunday"];
    const weekly = { ...Object.fromEntries(days.map((day) => [day, evening])), thursday: [] };
    const lunch = [{ open: "12:00", close: "14:00" }];
    const { status } = await setPolicy({ serviceHours: { weekly, specialDays: { "2026-11-22": lunch } } });
    expect(status).toBe(200);
    expect(await slots("2026-11-19")).toEqual([]);
    expect(await slots("2026-11-20")).toEqual(["19:00", "19:30", "20:00", "20:30"]);
    expect(await slots("2026-11-22")).toEqual(["12:00", "12:30"]);
  });

  it("keeps large parties longer", async () => {
    await seedRoom(app, shop, { one: 8 });
    const evening = [{ open: "19:00", close: "22:00" }];
    const weekly = Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
        day,
        evening,
      ]),
    );
    await setPolicy({
      serviceHours: { weekly, specialDays: {} },
      longerStays: [{ fromParty: 6, minutes: 150 }],
    });
    expect(await slots("2026-11-19", 5)).toEqual(["19:00", "19:30", "20:00", "20:30"]);
    expect(await slots("2026-11-19", 6)).toEqual(["19:00", "19:30"]);
  });
});
