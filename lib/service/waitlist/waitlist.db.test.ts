import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { runWaitlist } from "./run-waitlist";
import { OFFER_MINUTES } from "./waitlist-entry";

let shop: SeededShop;

it.beforeEach(async () => {
  app.clock.set("2026-11-18T18:00:00.000Z");
  await app.db.prisma.waitlistEntry.deleteMany();
  shop = await seedShop(app);
});

const desk = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });
const join = async (customerName: string, changes: Record<string, unknown> = {}) =>
  (await desk("POST", "/waitlist", { customerName, guestCount: 2, ...changes })).body;
const offer = (id: string, tableIds?: string[]) => desk("POST", `/waitlist/${id}/offer`, { tableIds });
const seatWalkIn = () => desk("POST", "/reservations", { source: "walk_in", guestCount: 2 });
const answer = (id: string, token: string, act = "accept") =>
  api("POST", `/api/public/${shop.slug}/waitlist/${id}/${act}`, { body: { token } });
const booking = async (id: string) => (await desk("GET", `/reservations/${id}`)).body;
const open = async (): Promise<{ customerName: string; status: string }[]> =>
  (await desk("GET", "/waitlist")).body.entries;

async function tokenOf(id: string): Promise<string> {
  const email = await app.db.prisma.email.findFirstOrThrow({
    where: { template: "waitlist-offer", props: { path: ["offerUrl"], string_contains: id } },
    orderBy: { id: "desc" },
  });
  return new URL((email.props as { offerUrl: string }).offerUrl).searchParams.get("token") ?? "";
}

function statuses(results: CallResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of results) {
    const key = status === 200 ? "200" : `${status} ${body.error}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

describe("a party that waits", () => {
  it("is told how long, by the bookings as they are", async () => {
    await seedRoom(app, shop, { only: 2 });
    expect((await join("Ada")).quotedMinutes).toBe(0);
    await seatWalkIn();
    expect(await join("Grace")).toMatchObject({ quotedMinutes: 90, quoteReason: null });
    expect(await join("Big", { guestCount: 9 })).toMatchObject({
      quotedMinutes: null,
      quoteReason: "NO_TABLE",
    });
    expect((await open()).map(({ customerName }) => customerName)).toEqual(["Ada", "Grace", "Big"]);
  });

  it("is seated at a free table, once, and is then off the list", async () => {
    await seedRoom(app, shop, { only: 2 });
    const { id } = await join("Ada", { note: "Stroller" });
    const seated = await desk("POST", `/waitlist/${id}/seat`, {});
    expect(seated.body).toMatchObject({ status: "booked", offerUntil: null });
    expect(await booking(seated.body.reservationId)).toMatchObject({
      status: "seated",
      customerName: "Ada",
      note: "Stroller",
      heldUntil: null,
    });
    expect((await desk("POST", `/waitlist/${id}/seat`, {})).body.error).toBe("INVALID_TRANSITION");
    expect(await open()).toEqual([]);
  });
});

describe("an offer", () => {
  it("goes to exactly one of many parties for one table, and blocks everybody else", async () => {
    await seedRoom(app, shop, { only: 2 });
    const parties = await Promise.all(Array.from({ length: 5 }, (_, index) => join(`Party ${index}`)));
    const results = await Promise.all(parties.map(({ id }) => offer(id)));
    expect(statuses(results)).toEqual({ "200": 1, "409 SLOT_UNAVAILABLE": 4 });
    expect((await seatWalkIn()).body.error).toBe("SLOT_UNAVAILABLE");
    const [held] = await app.db.prisma.reservation.findMany({ where: { tenantId: shop.tenantId } });
    expect(held).toMatchObject({ status: "booked", heldUntil: new Date("2026-11-18T18:10:00.000Z") });
  });

  it("is made once, however many ask for the same party with a free table each", async () => {
    const tables = await seedRoom(app, shop, { one: 2, two: 2, three: 2 });
    const { id } = await join("Ada");
    const results = await meetAtLock(
      { statement: "LOCK TABLE reservation IN SHARE MODE" },
      Object.values(tables).map((table) => () => offer(id, [table])),
    );
    expect(statuses(results)).toEqual({ "200": 1, "422 INVALID_TRANSITION": 2 });
    expect(await app.db.prisma.reservation.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });

  it("is taken with the link of its email, and only with that", async () => {
    await seedRoom(app, shop, { only: 2 });
    const { id } = await join("Ada", { customerEmail: "ada@guest.example" });
    const { reservationId } = (await offer(id)).body;
    const token = await tokenOf(id);
    expect((await answer(id, "wrong")).body.error).toBe("INVALID_TOKEN");
    const taken = await Promise.all([answer(id, token), answer(id, token)]);
    expect(taken.map(({ body }) => body.status)).toEqual(["booked", "booked"]);
    expect(await booking(reservationId)).toMatchObject({ status: "booked", heldUntil: null });
    const sent = { tenantId: shop.tenantId, template: "reservation-confirmed" };
    expect(await app.db.prisma.email.count({ where: sent })).toBe(1);
    expect(await open()).toEqual([]);
  });

  it("that is declined frees the table at once", async () => {
    await seedRoom(app, shop, { only: 2 });
    const { id } = await join("Ada", { customerEmail: "ada@guest.example" });
    await offer(id);
    expect((await answer(id, await tokenOf(id), "decline")).body.status).toBe("left");
    expect((await seatWalkIn()).status).toBe(200);
  });

  it("that was taken can no longer be declined, and the booking stays", async () => {
    await seedRoom(app, shop, { only: 2 });
    const { id } = await join("Ada", { customerEmail: "ada@guest.example" });
    const { reservationId } = (await offer(id)).body;
    const token = await tokenOf(id);
    expect((await answer(id, token)).body.status).toBe("booked");
    const declined = await answer(id, token, "decline");
    expect([declined.status, declined.body.error]).toEqual([409, "OFFER_TAKEN"]);
    expect(await booking(reservationId)).toMatchObject({ status: "booked", heldUntil: null });
  });

  it("is taken or declined by rivals with one link, and each is told what became of it", async () => {
    for (let round = 0; round < cases(3); round += 1) {
      shop = await seedShop(app);
      await seedRoom(app, shop, { only: 2 });
      const { id } = await join("Ada", { customerEmail: "ada@guest.example" });
      const { reservationId } = (await offer(id)).body;
      const token = await tokenOf(id);
      const acts = ["accept", "decline", "accept", "decline"] as const;
      const results = await Promise.all(acts.map((act) => answer(id, token, act)));
      const { status } = await booking(reservationId);
      const told = status === "booked" ? [200, "OFFER_TAKEN"] : ["OFFER_EXPIRED", 200];
      expect(results.map((result) => (result.status === 200 ? 200 : result.body.error))).toEqual([
        ...told,
        ...told,
      ]);
    }
  });

  it("that nobody answers is over: the table goes to the next party, and the link leads nowhere", async () => {
    await seedRoom(app, shop, { only: 2 });
    const first = await join("Ada", { customerEmail: "ada@guest.example" });
    app.clock.advance({ seconds: 1 });
    const next = await join("Grace", { customerEmail: "grace@guest.example" });
    expect(await runWaitlist(app)).toBe(1);
    expect((await open()).map(({ status }) => status)).toEqual(["offered", "waiting"]);
    const token = await tokenOf(first.id);
    app.clock.advance({ minutes: OFFER_MINUTES });
    expect((await answer(first.id, token)).body.error).toBe("OFFER_EXPIRED");
    const runs = await Promise.all(Array.from({ length: 4 }, () => runWaitlist(app)));
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await open()).toMatchObject([{ customerName: "Grace", status: "offered" }]);
    expect((await answer(next.id, await tokenOf(next.id))).body.status).toBe("booked");
  });

  it("is either taken or over, never both", async () => {
    await seedRoom(app, shop, { only: 2 });
    const { id } = await join("Ada", { customerEmail: "ada@guest.example" });
    const { reservationId } = (await offer(id)).body;
    const token = await tokenOf(id);
    app.clock.advance({ minutes: OFFER_MINUTES - 1 });
    const removal = desk("DELETE", `/waitlist/${id}`);
    const [taken] = await Promise.all([answer(id, token), removal]);
    const { status } = await booking(reservationId);
    expect(status).toBe(taken.status === 200 && taken.body.status === "booked" ? "booked" : "canceled");
  });

  it("is not a booking yet: staff who seats the guests makes it one", async () => {
    await seedRoom(app, shop, { only: 2 });
    const { id } = await join("Ada");
    const { reservationId } = (await offer(id)).body;
    await desk("PATCH", `/reservations/${reservationId}`, { status: "seated" });
    app.clock.advance({ minutes: OFFER_MINUTES });
    await runWaitlist(app);
    expect(await booking(reservationId)).toMatchObject({ status: "seated", heldUntil: null });
    expect(await app.db.prisma.waitlistEntry.findFirst({ where: { id } })).toMatchObject({
      status: "booked",
    });
  });
});

it("forgets who has gone home, and takes a party off the list more than once without harm", async () => {
  await seedRoom(app, shop, { only: 2 });
  const { id } = await join("Ada");
  expect((await desk("DELETE", `/waitlist/${id}`)).status).toBe(204);
  expect((await desk("DELETE", `/waitlist/${id}`)).status).toBe(204);
  await join("Grace");
  app.clock.advance({ hours: 7 });
  await runWaitlist(app);
  expect(await open()).toEqual([]);
});
