import { describe, expect } from "vitest";
import { bookWithDeposit, seedDepositShop, seedPaidBooking } from "@/lib/testing/deposits";
import { apis, apps, pairTest as it } from "@/lib/testing/fixtures";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeEach(async () => {
  for (const app of apps) app.clock.set("2026-11-18T11:00:00Z");
  shop = await seedShop(apps[0]);
});

const DAY = "2026-11-19";

async function book(changes: Record<string, unknown> = {}): Promise<{ id: string; token: string }> {
  const answer = await apis[0]("POST", `/api/public/${shop.slug}/reservation`, {
    body: bookingBody({ timeSlot: "19:00", ...changes }),
  });
  expect(answer.status, answer.text).toBe(200);
  const { id } = answer.body;
  return { id, token: await cancelTokenOf(apps[0], id) };
}

type Booked = { id: string; token: string };

const change = ({ id, token }: Booked, changes: Record<string, unknown>, index = 0) =>
  (apis[index % 2] ?? apis[0])("POST", `/api/public/${shop.slug}/reservation/${id}/change`, {
    body: { token, date: DAY, timeSlot: "19:00", guestCount: 2, ...changes },
  });

const times = async ({ id, token }: Booked, guestCount = 2): Promise<string[]> => {
  const path = `/api/public/${shop.slug}/reservation/${id}/availability`;
  return (await apis[0]("POST", path, { body: { token, date: DAY, guestCount } })).body.slots;
};

const rowOf = ({ id }: Booked) =>
  apps[0].db.prisma.reservation.findFirstOrThrow({ where: { id }, include: { tables: true, deposit: true } });

const emails = (template: string) =>
  apps[0].db.prisma.email.findMany({ where: { tenantId: shop.tenantId, template }, orderBy: { id: "asc" } });

const events = async () => {
  const rows = await apps[0].db.prisma.event.findMany({
    where: { tenantId: shop.tenantId, type: "reservation.updated" },
  });
  return rows.length;
};

describe("a guest with the link of a booking", () => {
  it("moves it to a time that its own table made look taken, and hears of it with a newer calendar file", async () => {
    await seedRoom(apps[0], shop, { only: 2 });
    const booked = await book();
    expect(await times(booked)).toContain("19:30");
    apps[0].clock.advance({ minutes: 1 });
    const { status, body } = await change(booked, { timeSlot: "19:30" });
    expect([status, body.timeSlot, body.date]).toEqual([200, "19:30", DAY]);
    const [confirmed] = await emails("reservation-confirmed");
    const [changed] = await emails("reservation-changed");
    const props = [confirmed, changed].map((email) => email?.props as { calendar: Record<string, unknown> });
    expect(props[1]).toMatchObject({ changedBy: "customer" });
    expect(props[1]?.calendar.uid).toBe(props[0]?.calendar.uid);
    expect(Number(props[1]?.calendar.sequence)).toBeGreaterThan(Number(props[0]?.calendar.sequence));
    expect(await events()).toBe(1);
    const { cancelUrl } = (changed?.props ?? {}) as { cancelUrl?: string };
    const token = new URL(cancelUrl ?? "").searchParams.get("token") ?? "";
    expect((await change({ ...booked, token }, { timeSlot: "20:00" })).status).toBe(200);
  });

  it("changes nothing by repeating it", async () => {
    await seedRoom(apps[0], shop, { only: 2 });
    const booked = await book();
    for (let count = 0; count < 3; count += 1)
      expect((await change(booked, { timeSlot: "20:00" })).status).toBe(200);
    expect([(await emails("reservation-changed")).length, await events()]).toEqual([1, 1]);
  });

  it("gets a table that seats a larger party, or is refused and keeps what it has", async () => {
    const { small, large } = await seedRoom(apps[0], shop, { small: 2, large: 4 });
    const booked = await book();
    expect((await rowOf(booked)).tables.map(({ tableId }) => tableId)).toEqual([small]);
    expect((await change(booked, { guestCount: 4 })).body.guestCount).toBe(4);
    expect((await rowOf(booked)).tables.map(({ tableId }) => tableId)).toEqual([large]);
    const refused = await change(booked, { guestCount: 6 });
    expect([refused.status, refused.body.error]).toEqual([409, "SLOT_UNAVAILABLE"]);
    expect(await rowOf(booked)).toMatchObject({ guestCount: 4, tables: [{ tableId: large }] });
  });

  it("obeys the lead time, and cannot change what has begun, is canceled or unknown", async () => {
    await seedRoom(apps[0], shop, { only: 2 });
    const booked = await book();
    const policy = { as: shop.owner, body: { leadMinutes: 120 } };
    const set = await apis[0]("PATCH", `/api/tenant/${shop.slug}/reservation-policy`, policy);
    expect(set.status, set.text).toBe(200);
    apps[0].clock.set("2026-11-19T17:30:00Z");
    expect((await change(booked, { timeSlot: "20:00" })).body.error).toBe("SLOT_UNAVAILABLE");
    expect((await change(booked, { timeSlot: "20:30" })).status).toBe(200);
    expect((await change({ ...booked, token: "wrong" }, {})).body.error).toBe("INVALID_TOKEN");
    expect((await change({ ...booked, id: "rsv_unknown" }, {})).body.error).toBe("INVALID_TOKEN");
    apps[0].clock.set("2026-11-19T19:30:00Z");
    expect((await change(booked, { date: "2026-11-20" })).body.error).toBe("NOT_CHANGEABLE");
  });

  it("sends at most ten changes an hour", async () => {
    await seedRoom(apps[0], shop, { only: 2 });
    const booked = await book();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await change(booked, { timeSlot: count % 2 ? "19:00" : "20:00" })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe("a booking with a deposit", () => {
  it("keeps its deposit, with which the time to cancel moves, and is not changed to a party that pays more", async () => {
    shop = await seedDepositShop(apps[0]);
    await seedRoom(apps[0], shop, { one: 4 });
    const booked = await seedPaidBooking(apis[0], shop, { timeSlot: "19:00" });
    const more = await change(booked, { guestCount: 4 });
    expect([more.status, more.body.error]).toEqual([409, "NOT_CHANGEABLE"]);
    const { body } = await change(booked, { timeSlot: "20:00", guestCount: 1 });
    expect(body.deposit).toMatchObject({
      status: "paid",
      amount: 20,
      refundableUntil: "2026-11-18T19:00:00.000Z",
    });
    for (const app of apps) app.clock.set("2026-11-18T20:00:00Z");
    const late = await change(booked, { date: "2026-11-21", timeSlot: "20:00", guestCount: 1 });
    expect([late.status, late.body.deposit.refundableUntil]).toEqual([200, "2026-11-18T19:00:00.000Z"]);
  });

  it("is not changed while the deposit is unpaid", async () => {
    shop = await seedDepositShop(apps[0]);
    await seedRoom(apps[0], shop, { one: 4 });
    const { body } = await bookWithDeposit(apis[0], shop);
    const refused = await change({ id: body.id, token: body.deposit.token }, { timeSlot: "20:00" });
    expect(refused.body.error).toBe("NOT_CHANGEABLE");
  });
});

describe("rivals", () => {
  it("from two devices leave one time with its tables, and nothing of the others", async () => {
    await seedRoom(apps[0], shop, { one: 2, two: 2 });
    const booked = await book();
    const wanted = ["12:00", "13:30", "20:00", "21:00"];
    const answers = await Promise.all(wanted.map((timeSlot, index) => change(booked, { timeSlot }, index)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const row = await rowOf(booked);
    expect(row.tables).toHaveLength(1);
    expect(row.tables[0]).toMatchObject({ startsAt: row.startsAt, endsAt: row.endsAt, live: true });
    expect(await events()).toBe(4);
  });

  it("for the last table of a time: one has it, the others keep theirs", async () => {
    await seedRoom(apps[0], shop, { one: 2, two: 2, three: 2 });
    const early = await Promise.all([0, 1, 2].map(() => book({ timeSlot: "12:00" })));
    await Promise.all([0, 1].map(() => book({ timeSlot: "20:00" })));
    const answers = await Promise.all(
      early.map((booked, index) => change(booked, { timeSlot: "20:00" }, index)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await Promise.all(early.map(rowOf));
    const hours = rows.map(({ startsAt }) => startsAt.getUTCHours()).sort((a, b) => a - b);
    expect(hours).toEqual([11, 11, 19]);
    expect(rows.every(({ tables }) => tables.length === 1 && tables[0]?.live)).toBe(true);
  });
});
