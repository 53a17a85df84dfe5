import { beforeEach, describe, expect, it, test } from "vitest";
import { seedShop } from "@/lib/testing/seed-shop";
import { EVENING, outcome, startTableRequests } from "@/lib/testing/table-requests";
import { MOST_REQUESTS } from "./online-offer";
import { runWaitlist } from "./run-waitlist";

const { act, ask, book, desk, fillEvening, here, linkOf, mailOf, requests, setPolicy, states } =
  startTableRequests();

describe("a fully booked day", () => {
  beforeEach(async () => {
    await setPolicy({ slotLengthMinutes: 90 });
  });
  const availability = async () =>
    (
      await here.api("GET", `/api/public/${here.shop.slug}/reservation/availability`, {
        query: { date: EVENING, guestCount: "2" },
      })
    ).body;

  it("says which times can be asked for, unless the restaurant keeps no waitlist online", async () => {
    expect((await availability()).takenTimes).toEqual([]);
    const times: string[] = (await availability()).slots;
    await desk("POST", "/reservations", {
      source: "phone",
      customerName: "Wedding",
      guestCount: 2,
      date: EVENING,
      timeSlot: "00:00",
      lengthMinutes: 1440,
    });
    expect(await availability()).toMatchObject({ slots: [], reason: "FULLY_BOOKED", takenTimes: times });
    await setPolicy({ onlineWaitlist: false });
    expect((await availability()).takenTimes).toEqual([]);
    expect((await ask("Ada")).body.error).toBe("WAITLIST_CLOSED");
  });

  it("is what is asked for: where a time is free, it can be booked", async () => {
    expect((await ask("Ada")).body.error).toBe("TABLE_AVAILABLE");
    await book({ timeSlot: "19:00" });
    expect((await ask("Ada", { earliest: "19:00", latest: "19:30" })).status).toBe(200);
    expect((await ask("Grace", { earliest: "19:00", latest: "22:00" })).body.error).toBe("TABLE_AVAILABLE");
  });

  test.each([
    ["a closed day", { date: "2026-11-17" }, "SLOT_UNAVAILABLE"],
    ["too many guests", { guestCount: 9 }, "SLOT_UNAVAILABLE"],
    ["times that nobody is seated at", { earliest: "19:05", latest: "19:10" }, "SLOT_UNAVAILABLE"],
    ["an end before the start", { earliest: "20:00", latest: "19:00" }, "SLOT_UNAVAILABLE"],
    ["no address", { customerEmail: null }, "VALIDATION_FAILED"],
    ["a time of no clock", { latest: "25:00" }, "VALIDATION_FAILED"],
  ])("is not asked for with %s", async (_name, changes, code) => {
    await book({ timeSlot: "19:00" });
    expect((await ask("Ada", changes)).body.error).toBe(code);
    expect(await here.app.db.prisma.waitlistEntry.count({ where: { tenantId: here.shop.tenantId } })).toBe(0);
  });
});

describe("a request", () => {
  let cancel: () => Promise<void>;
  beforeEach(async () => {
    cancel = await fillEvening();
  });

  it("is one per inbox and evening: the next one gets the link again and learns nothing", async () => {
    const first = await ask("Ada");
    for (const name of ["Ada", "ada+table", "Ada"]) {
      here.app.clock.advance({ seconds: 1 });
      const { status, text } = await ask(name);
      expect([status, text]).toEqual([200, first.text]);
    }
    expect(await states()).toEqual({ Ada: "waiting" });
    const sent = { tenantId: here.shop.tenantId, template: "waitlist-joined", to: mailOf("Ada") };
    expect(await here.app.db.prisma.email.count({ where: sent })).toBe(4);
    expect((await act(await linkOf("Ada"), "read")).body.status).toBe("waiting");
  });

  it("is made once, however many rivals send it for one inbox", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => ask("Ada")));
    expect(results.map(outcome)).toEqual(Array(8).fill("200"));
    expect(await requests()).toHaveLength(1);
  });

  it("is one of so many for an evening, however many ask at once", async () => {
    const names = Array.from({ length: MOST_REQUESTS - 2 }, (_, index) => `Early${index}`);
    await here.app.db.prisma.waitlistEntry.createMany({
      data: names.map((name) => ({
        tenantId: here.shop.tenantId,
        id: `wtl_${name}`,
        status: "asked",
        guestCount: 2,
        customerName: name,
        customerEmail: mailOf(name),
        locale: "en",
        tokenHash: "x",
        createdAt: here.app.clock.now(),
        wantedDate: EVENING,
        earliestTime: "18:00",
        latestTime: "21:00",
        wantedUntil: new Date("2026-11-19T20:00:00Z"),
      })),
    });
    const late = await Promise.all(Array.from({ length: 6 }, (_, index) => ask(`Late${index}`)));
    expect(late.map(outcome).sort()).toEqual(["200", "200", ...Array(4).fill("WAITLIST_CLOSED")]);
  });

  it("shows and changes its times, and leaves, with the link of its email alone", async () => {
    await ask("Ada");
    const link = await linkOf("Ada");
    expect((await act(link, "read")).body).toMatchObject({
      status: "waiting",
      wanted: { date: EVENING, earliest: "18:00", latest: "20:30" },
      table: null,
      booking: null,
    });
    for (const path of ["read", "change", "accept", "decline"])
      expect(
        (await act({ ...link, token: "wrong" }, path, { earliest: "18:00", latest: "19:00" })).body.error,
      ).toBe("INVALID_TOKEN");
    const times = { earliest: "19:30", latest: "20:30" };
    expect((await act(link, "change", times)).body.wanted).toEqual({ date: EVENING, ...times });
    expect((await act(link, "accept")).body.error).toBe("OFFER_EXPIRED");
    expect((await act(link, "decline")).body.status).toBe("left");
    expect((await act(link, "decline")).body.status).toBe("left");
    expect((await act(link, "change", times)).body.error).toBe("NOT_CHANGEABLE");
    await cancel();
    expect(await runWaitlist(here.app)).toBe(0);
  });

  it("belongs to its restaurant: not read, changed, offered or removed at another", async () => {
    await ask("Ada");
    const link = await linkOf("Ada");
    const mine = here.shop;
    here.shop = await seedShop(here.app);
    expect((await act(link, "read")).body.error).toBe("INVALID_TOKEN");
    expect((await act(link, "change", { earliest: "18:00", latest: "19:00" })).body.error).toBe(
      "INVALID_TOKEN",
    );
    expect(await requests()).toEqual([]);
    expect((await desk("POST", `/waitlist/${link.id}/offer`, {})).body.error).toBe(
      "WAITLIST_ENTRY_NOT_FOUND",
    );
    expect((await desk("DELETE", `/waitlist/${link.id}`)).status).toBe(204);
    here.shop = mine;
    expect(await states()).toEqual({ Ada: "waiting" });
  });

  it("is apart from the door: not on its list, not offered a table of this moment, not seated", async () => {
    await ask("Ada");
    const { id } = await linkOf("Ada");
    await runWaitlist(here.app);
    expect((await desk("GET", "/waitlist")).body.entries).toEqual([]);
    expect(await states()).toEqual({ Ada: "waiting" });
    expect((await desk("POST", `/waitlist/${id}/seat`, {})).body.error).toBe("INVALID_TRANSITION");
    here.app.clock.advance({ hours: 7 });
    await runWaitlist(here.app);
    expect(await states()).toEqual({ Ada: "waiting" });
  });

  it("ends with its last time", async () => {
    await ask("Ada");
    here.app.clock.set("2026-11-19T19:30:00.000Z");
    expect(await runWaitlist(here.app)).toBe(0);
    expect((await act(await linkOf("Ada"), "read")).body).toMatchObject({ status: "expired", booking: null });
  });
});
