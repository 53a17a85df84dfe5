import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { settleDeposits } from "@/lib/service/deposits/settle-deposits";
import { type Api, type CallResult, createApi } from "@/lib/testing/call";
import { seedDepositShop, seedPaidBooking } from "@/lib/testing/deposits";
import { cases } from "@/lib/testing/depth";
import { findText } from "@/lib/testing/find-text";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { pay } from "@/lib/testing/online-payments";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { MOST_REQUESTS, ONLINE_OFFER_MINUTES } from "./online-offer";
import { runWaitlist } from "./run-waitlist";

let app: TestApp;
let api: Api;
let shop: SeededShop;

const EVENING = "2026-11-19";

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set("2026-11-18T12:00:00.000Z");
  await app.db.prisma.waitlistEntry.deleteMany();
  shop = await seedShop(app);
  await seedRoom(app, shop, { only: 2 });
  await setPolicy({ slotLengthMinutes: 1440, slotIntervalMinutes: 30 });
});

/** Of this test alone: an inbox is limited over all restaurants. */
const mailOf = (name: string) => `${name.toLowerCase()}@${shop.slug}.example`;
let callers = 0;
const newAddress = () => `203.0.${Math.floor(++callers / 200)}.${callers % 200}`;
const desk = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });
const setPolicy = (changes: Record<string, unknown>) => desk("PATCH", "/reservation-policy", changes);
const book = (changes: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/reservation`, { body: bookingBody(changes), from: newAddress() });
const ask = (name: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  api("POST", `/api/public/${shop.slug}/waitlist`, {
    body: {
      customerName: name,
      customerEmail: mailOf(name),
      guestCount: 2,
      date: EVENING,
      earliest: "18:00",
      latest: "20:30",
      ...changes,
    },
    headers,
    from: newAddress(),
  });
const act = (link: Link, path: string, body: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/waitlist/${link.id}/${path}`, {
    body: { token: link.token, ...body },
  });
const requests = async (): Promise<{ id: string; customerName: string; status: string }[]> =>
  (await desk("GET", "/waitlist/requests")).body.requests;
const states = async () =>
  Object.fromEntries((await requests()).map(({ customerName, status }) => [customerName, status]));
const outcome = ({ status, body }: CallResult) => (status === 200 ? "200" : body.error);

type Link = { id: string; token: string };

async function linkOf(name: string, template = "waitlist-joined"): Promise<Link> {
  const { props } = await app.db.prisma.email.findFirstOrThrow({
    where: { template, to: mailOf(name) },
    orderBy: { id: "desc" },
  });
  const { requestUrl, offerUrl } = props as { requestUrl?: string; offerUrl?: string };
  const url = new URL(requestUrl ?? offerUrl ?? "");
  return { id: url.pathname.split("/").at(-1) ?? "", token: url.searchParams.get("token") ?? "" };
}

/** The only table is taken all evening, and its booking is what is canceled later. */
async function fillEvening(changes: Record<string, unknown> = {}): Promise<() => Promise<void>> {
  const { body, status } = await book({ timeSlot: "19:00", ...changes });
  expect(status).toBe(200);
  const token = await cancelTokenOf(app, body.id);
  return async () => {
    const path = `/api/public/${shop.slug}/reservation/${body.id}/cancel`;
    expect((await api("POST", path, { body: { token } })).status).toBe(200);
  };
}

async function askInTurn(...names: string[]): Promise<void> {
  for (const name of names) {
    expect((await ask(name)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
  }
}

describe("a fully booked day", () => {
  beforeEach(() => setPolicy({ slotLengthMinutes: 90 }));
  const availability = async () =>
    (
      await api("GET", `/api/public/${shop.slug}/reservation/availability`, {
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
    expect(await app.db.prisma.waitlistEntry.count({ where: { tenantId: shop.tenantId } })).toBe(0);
  });
});

describe("a request", () => {
  let cancel: () => Promise<void>;
  beforeEach(async () => {
    await setPolicy({ slotLengthMinutes: 180 });
    cancel = await fillEvening();
  });

  it("is one per inbox and evening: the next one gets the link again and learns nothing", async () => {
    const first = await ask("Ada");
    for (const name of ["Ada", "ada+table", "Ada"]) {
      app.clock.advance({ seconds: 1 });
      const { status, text } = await ask(name);
      expect([status, text]).toEqual([200, first.text]);
    }
    expect(await states()).toEqual({ Ada: "waiting" });
    const sent = { tenantId: shop.tenantId, template: "waitlist-joined", to: mailOf("Ada") };
    expect(await app.db.prisma.email.count({ where: sent })).toBe(4);
    expect((await act(await linkOf("Ada"), "read")).body.status).toBe("waiting");
  });

  it("is made once, however many rivals send it for one inbox", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => ask("Ada")));
    expect(results.map(outcome)).toEqual(Array(8).fill("200"));
    expect(await requests()).toHaveLength(1);
  });

  it("is one of so many for an evening, however many ask at once", async () => {
    const names = Array.from({ length: MOST_REQUESTS - 2 }, (_, index) => `Early${index}`);
    await app.db.prisma.waitlistEntry.createMany({
      data: names.map((name) => ({
        tenantId: shop.tenantId,
        id: `wtl_${name}`,
        status: "asked",
        guestCount: 2,
        customerName: name,
        customerEmail: mailOf(name),
        locale: "en",
        tokenHash: "x",
        createdAt: app.clock.now(),
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
    expect(await runWaitlist(app)).toBe(0);
  });

  it("belongs to its restaurant: not read, changed, offered or removed at another", async () => {
    await ask("Ada");
    const link = await linkOf("Ada");
    const mine = shop;
    shop = await seedShop(app);
    expect((await act(link, "read")).body.error).toBe("INVALID_TOKEN");
    expect((await act(link, "change", { earliest: "18:00", latest: "19:00" })).body.error).toBe(
      "INVALID_TOKEN",
    );
    expect(await requests()).toEqual([]);
    expect((await desk("POST", `/waitlist/${link.id}/offer`, {})).body.error).toBe(
      "WAITLIST_ENTRY_NOT_FOUND",
    );
    expect((await desk("DELETE", `/waitlist/${link.id}`)).status).toBe(204);
    shop = mine;
    expect(await states()).toEqual({ Ada: "waiting" });
  });

  it("is apart from the door: not on its list, not offered a table of this moment, not seated", async () => {
    await ask("Ada");
    const { id } = await linkOf("Ada");
    await runWaitlist(app);
    expect((await desk("GET", "/waitlist")).body.entries).toEqual([]);
    expect(await states()).toEqual({ Ada: "waiting" });
    expect((await desk("POST", `/waitlist/${id}/seat`, {})).body.error).toBe("INVALID_TRANSITION");
    app.clock.advance({ hours: 7 });
    await runWaitlist(app);
    expect(await states()).toEqual({ Ada: "waiting" });
  });

  it("ends with its last time", async () => {
    await ask("Ada");
    app.clock.set("2026-11-19T19:30:00.000Z");
    expect(await runWaitlist(app)).toBe(0);
    expect((await act(await linkOf("Ada"), "read")).body).toMatchObject({ status: "expired", booking: null });
  });
});

describe("rivals", () => {
  it("for one table that becomes free: one offer or one booking, and one cover is sold once", async () => {
    for (let round = 0; round < cases(3); round += 1) {
      shop = await seedShop(app);
      const { only } = await seedRoom(app, shop, { only: 2 });
      await setPolicy({ slotLengthMinutes: 180 });
      const cancel = await fillEvening();
      const names = Array.from({ length: 6 }, (_, index) => `Rival${index}`);
      for (const name of names) expect((await ask(name)).status).toBe(200);
      const ids = (await requests()).map(({ id }) => id);
      await cancel();
      await meetAtLock(app, { statement: "LOCK TABLE reservation IN SHARE MODE" }, [
        ...ids.map((id) => () => desk("POST", `/waitlist/${id}/offer`, {})),
        ...Array.from({ length: 2 }, () => () => book({ timeSlot: "19:00" })),
      ]);
      await Promise.all(Array.from({ length: 3 }, () => runWaitlist(app)));
      const links = await Promise.all(
        (await requests())
          .filter(({ status }) => status === "offered")
          .map(({ customerName }) => linkOf(customerName, "waitlist-opening")),
      );
      const taken = await Promise.all([...links, ...links].map((link) => act(link, "accept")));
      expect(taken.map(outcome)).toEqual(taken.map(() => "200"));
      const sold = await app.db.prisma.reservationTable.count({ where: { tableId: only, live: true } });
      expect([sold, links.length <= 1]).toEqual([1, true]);
    }
  });
});

describe("a table with a deposit", () => {
  it("is held until the deposit is paid, as if it had been booked, and goes on to the next when it is not", async () => {
    shop = await seedDepositShop(app);
    await seedRoom(app, shop, { only: 2 });
    await setPolicy({ slotLengthMinutes: 180 });
    const booked = await seedPaidBooking(api, shop, { timeSlot: "19:00" });
    await askInTurn("Ada", "Grace");
    const path = `/api/public/${shop.slug}/reservation`;
    await api("POST", `${path}/${booked.id}/cancel`, { body: { token: booked.token } });
    expect(await runWaitlist(app)).toBe(1);
    const { body } = await act(await linkOf("Ada", "waitlist-opening"), "accept");
    expect(body).toMatchObject({ status: "booked", booking: { depositDue: true } });
    expect(await runWaitlist(app)).toBe(0);
    app.clock.advance({ minutes: 16 });
    await settleDeposits(app);
    expect(await runWaitlist(app)).toBe(1);
    const { booking } = (await act(await linkOf("Grace", "waitlist-opening"), "accept")).body;
    const due = await api("POST", `${path}/${booking.id}/deposit`, { body: { token: booking.token } });
    await pay(api, due.body.deposit.clientSecret);
    expect((await desk("GET", `/reservations/${booking.id}`)).body).toMatchObject({
      status: "booked",
      heldUntil: null,
      deposit: { status: "paid", amount: 20 },
    });
  });
});

it("leaves with its person: in what a guest is given, and gone when they are erased", async () => {
  await setPolicy({ slotLengthMinutes: 180 });
  const cancel = await fillEvening({ customerEmail: mailOf("Ada") });
  await ask("Ada", { date: EVENING });
  const [guest] = (await desk("GET", "/guests")).body.guests;
  const given = (await desk("POST", `/guests/${guest.id}/export`)).body;
  expect(given.waitlist).toMatchObject([
    { date: EVENING, earliest: "18:00", guestCount: 2, status: "waiting" },
  ]);
  await cancel();
  expect((await desk("POST", `/guests/${guest.id}/erase`)).status).toBe(204);
  expect(await findText(app, mailOf("Ada"))).toEqual([]);
});

describe("a table that becomes free", () => {
  let cancel: () => Promise<void>;
  beforeEach(async () => {
    await setPolicy({ slotLengthMinutes: 180 });
    cancel = await fillEvening();
  });

  it("is held for who asked first, and taken with the link: an ordinary booking", async () => {
    await askInTurn("Ada", "Grace");
    await cancel();
    expect(await runWaitlist(app)).toBe(1);
    expect(await states()).toEqual({ Ada: "offered", Grace: "waiting" });
    expect((await book({ timeSlot: "18:00" })).body.error).toBe("SLOT_UNAVAILABLE");
    const link = await linkOf("Ada", "waitlist-opening");
    expect((await act(link, "read")).body).toMatchObject({
      status: "offered",
      table: { date: EVENING, timeSlot: "18:00" },
    });
    const taken = await act(link, "accept");
    expect(taken.body).toMatchObject({ status: "booked", booking: { depositDue: false } });
    expect((await act(link, "accept")).text).toBe(taken.text);
    const { id, token } = taken.body.booking;
    expect((await desk("GET", `/reservations/${id}`)).body).toMatchObject({
      status: "booked",
      source: "online",
      heldUntil: null,
      customerEmail: mailOf("Ada"),
    });
    const sent = { tenantId: shop.tenantId, template: "reservation-confirmed", to: mailOf("Ada") };
    expect(await app.db.prisma.email.count({ where: sent })).toBe(1);
    expect((await act(link, "decline")).body.error).toBe("OFFER_TAKEN");
    const path = `/api/public/${shop.slug}/reservation/${id}/cancel`;
    expect((await api("POST", path, { body: { token } })).status).toBe(200);
    expect((await act(await linkOf("Ada"), "read")).body).toMatchObject({ status: "booked", booking: null });
  });

  it("goes to the next when nobody answers in time, and when it is let go", async () => {
    await askInTurn("Ada", "Grace", "Edith");
    await cancel();
    await runWaitlist(app);
    const ada = await linkOf("Ada", "waitlist-opening");
    app.clock.advance({ minutes: ONLINE_OFFER_MINUTES });
    expect((await act(ada, "accept")).body.error).toBe("OFFER_EXPIRED");
    expect((await act(ada, "read")).body.status).toBe("expired");
    const runs = await Promise.all(Array.from({ length: 4 }, () => runWaitlist(app)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await states()).toEqual({ Ada: "expired", Grace: "offered", Edith: "waiting" });
    await act(await linkOf("Grace", "waitlist-opening"), "decline");
    await runWaitlist(app);
    expect(await states()).toEqual({ Ada: "expired", Grace: "left", Edith: "offered" });
    expect((await ask("Ada", { earliest: "18:00", latest: "18:00" })).status).toBe(200);
  });

  it("goes to the first whom it suits, in size and time", async () => {
    await seedRoom(app, shop, { large: 4 });
    await book({ timeSlot: "19:00", guestCount: 4 });
    expect((await ask("Big", { guestCount: 4 })).status).toBe(200);
    expect((await ask("Early", { latest: "18:00" })).status).toBe(200);
    expect((await ask("Late", { earliest: "20:00" })).status).toBe(200);
    await cancel();
    await book({ timeSlot: "16:00" });
    await runWaitlist(app);
    expect(await states()).toEqual({ Big: "waiting", Early: "waiting", Late: "offered" });
  });

  test.each([
    ["moved to another day", (id: string) => desk("PATCH", `/reservations/${id}`, { date: "2026-11-24" })],
    ["canceled by staff", (id: string) => desk("PATCH", `/reservations/${id}`, { status: "canceled" })],
    [
      "seated elsewhere",
      async (id: string) => {
        const { extra } = await seedRoom(app, shop, { extra: { seats: 4, bookableOnline: false } });
        return desk("PATCH", `/reservations/${id}`, { tableIds: [extra] });
      },
    ],
    ["joined by another table", () => seedRoom(app, shop, { another: 2 })],
  ])("is one whose booking is %s", async (_name, free) => {
    await ask("Ada");
    expect(await runWaitlist(app)).toBe(0);
    const { id } = await app.db.prisma.reservation.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    await free(id);
    expect(await runWaitlist(app)).toBe(1);
  });

  it("is offered once a closed day opens again, and by nobody while the restaurant keeps no list", async () => {
    await ask("Ada");
    await setPolicy({ blockedDates: [EVENING] });
    await cancel();
    expect(await runWaitlist(app)).toBe(0);
    await setPolicy({ blockedDates: [], onlineWaitlist: false });
    expect(await runWaitlist(app)).toBe(0);
    await setPolicy({ onlineWaitlist: true, onlineBooking: false });
    expect(await runWaitlist(app)).toBe(0);
    await setPolicy({ onlineBooking: true });
    await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { status: "suspended" } });
    expect(await runWaitlist(app)).toBe(0);
    await app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { status: "active" } });
    expect(await runWaitlist(app)).toBe(1);
  });

  it("is offered by hand to whom staff wants, and is free again when staff removes them", async () => {
    await askInTurn("Ada", "Grace");
    const { id } = await linkOf("Grace");
    expect((await desk("POST", `/waitlist/${id}/offer`, {})).body.error).toBe("SLOT_UNAVAILABLE");
    await cancel();
    expect((await desk("POST", `/waitlist/${id}/offer`, {})).body.status).toBe("offered");
    expect(await runWaitlist(app)).toBe(0);
    expect((await desk("DELETE", `/waitlist/${id}`)).status).toBe(204);
    expect(await runWaitlist(app)).toBe(1);
    expect(await states()).toEqual({ Ada: "offered", Grace: "left" });
  });
});
