import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { apis, apps, pairTest as it } from "@/lib/testing/fixtures";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeEach(async () => {
  shop = await seedShop(apps[0]);
});

const bookAt = (index: number, changes: Record<string, unknown> = {}) =>
  (apis[index % 2] ?? apis[0])("POST", `/api/public/${shop.slug}/reservation`, {
    body: bookingBody(changes),
  });

const desk = (index: number, method: string, path: string, body?: unknown) =>
  (apis[index % 2] ?? apis[0])(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, body });

function statuses(results: CallResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of results) {
    const key = status === 200 ? "200" : `${status} ${body.error}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

async function overlaps(): Promise<number> {
  const { rows } = await apps[0].db.pool.query(
    `SELECT count(*)::int AS clashes FROM reservation_table a JOIN reservation_table b
        ON a.tenant_id = b.tenant_id AND a.table_id = b.table_id AND a.reservation_id < b.reservation_id
     WHERE a.tenant_id = $1 AND a.live AND b.live AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
    [shop.tenantId],
  );
  return rows[0].clashes;
}

describe("rivals", () => {
  it("give the last table to exactly one of eight", async () => {
    await seedRoom(apps[0], shop, { last: 2 });
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => bookAt(index)));
    expect(statuses(results)).toEqual({ "200": 1, "409 SLOT_UNAVAILABLE": 7 });
    expect(await overlaps()).toBe(0);
    const { rows } = await apps[0].db.pool.query(
      `SELECT (SELECT count(*)::int FROM reservation WHERE tenant_id = $1) AS bookings,
              (SELECT count(*)::int FROM email WHERE tenant_id = $1) AS emails,
              (SELECT count(*)::int FROM event WHERE tenant_id = $1) AS events`,
      [shop.tenantId],
    );
    expect(rows).toEqual([{ bookings: 1, emails: 1, events: 1 }]);
  });

  it("fill every table before anybody is refused", async () => {
    const names = Array.from({ length: 5 }, (_, index) => `t${index}`);
    await seedRoom(apps[0], shop, Object.fromEntries(names.map((name) => [name, 2])));
    const results = await Promise.all(Array.from({ length: 10 }, (_, index) => bookAt(index)));
    expect(statuses(results)).toEqual({ "200": 5, "409 SLOT_UNAVAILABLE": 5 });
    expect(await overlaps()).toBe(0);
  });

  it("never share a table between a pair and its halves", async () => {
    await seedRoom(apps[0], shop, { a: 2, b: 2, c: 2 }, [
      ["a", "b"],
      ["b", "c"],
    ]);
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, index) => bookAt(index, { guestCount: index % 3 === 0 ? 4 : 2 })),
    );
    expect(statuses(results)["200"]).toBeGreaterThanOrEqual(2);
    expect(Object.keys(statuses(results)).sort()).toEqual(["200", "409 SLOT_UNAVAILABLE"]);
    expect(await overlaps()).toBe(0);
    const guests = results
      .filter(({ status }) => status === 200)
      .map(({ body }) => body.guestCount as number);
    expect(guests.reduce((sum, count) => sum + count / 2, 0)).toBe(3);
  });

  it("overlap partly and still sit at one table one after the other", async () => {
    await seedRoom(apps[0], shop, { one: 2 });
    const times = ["18:00", "18:30", "19:00", "19:30", "20:00", "20:30", "21:00"];
    const results = await Promise.all(
      times.flatMap((timeSlot, index) => [bookAt(index, { timeSlot }), bookAt(index + 1, { timeSlot })]),
    );
    expect(results.some(({ status }) => status === 200)).toBe(true);
    expect(await overlaps()).toBe(0);
  });

  it("may move onto a table or book it, not both", async () => {
    const { one } = await seedRoom(apps[0], shop, { one: 2 });
    const moving = (await bookAt(0, { timeSlot: "12:00" })).body.id as string;
    const results = await Promise.all([
      ...Array.from({ length: 4 }, (_, index) => bookAt(index)),
      desk(1, "PATCH", `/reservations/${moving}`, { timeSlot: "19:30" }),
      desk(0, "POST", "/reservations", {
        customerName: "Caller",
        guestCount: 2,
        date: "2026-11-19",
        timeSlot: "19:00",
        tableIds: [one],
      }),
    ]);
    expect(statuses(results)["200"]).toBe(1);
    expect(await overlaps()).toBe(0);
  });

  it("swap nothing: two bookings that want each other's table both stay", async () => {
    const { one, two } = await seedRoom(apps[0], shop, { one: 2, two: 2 });
    const [first, second] = [(await bookAt(0)).body.id, (await bookAt(1)).body.id];
    const results = await Promise.all([
      desk(0, "PATCH", `/reservations/${first}`, { tableIds: [two] }),
      desk(1, "PATCH", `/reservations/${second}`, { tableIds: [one] }),
    ]);
    expect(statuses(results)).toEqual({ "409 TABLE_TAKEN": 2 });
  });

  it("free a table by canceling just before somebody else takes it, never twice", async () => {
    await seedRoom(apps[0], shop, { one: 2 });
    const { id } = (await bookAt(0)).body;
    const token = await cancelTokenOf(apps[0], id);
    const results = await Promise.all([
      apis[0]("POST", `/api/public/${shop.slug}/reservation/${id}/cancel`, { body: { token } }),
      ...Array.from({ length: 4 }, (_, index) => bookAt(index)),
    ]);
    expect(results[0]?.status).toBe(200);
    expect(results.slice(1).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await overlaps()).toBe(0);
  });

  it("take a no-show's table or let the late guest sit, not both", async () => {
    await seedRoom(apps[0], shop, { one: 2 });
    const { id } = (await bookAt(0)).body;
    await desk(0, "PATCH", `/reservations/${id}`, { status: "no_show" });
    const results = await Promise.all([
      desk(1, "PATCH", `/reservations/${id}`, { status: "seated" }),
      ...Array.from({ length: 4 }, (_, index) => bookAt(index)),
    ]);
    expect(statuses(results)["200"]).toBe(1);
    expect(await overlaps()).toBe(0);
  });

  it("book a table or remove it, not both", async () => {
    const { one } = await seedRoom(apps[0], shop, { one: 2 });
    const [booked, removed] = await Promise.all([bookAt(0), desk(1, "DELETE", `/tables/${one}`)]);
    expect([booked.status, removed.status].sort()).toEqual(booked.status === 200 ? [200, 409] : [204, 409]);
  });

  it("change one booking's status once", async () => {
    await seedRoom(apps[0], shop, { one: 2 });
    const { id } = (await bookAt(0)).body;
    const results = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        desk(index, "PATCH", `/reservations/${id}`, { status: "seated" }),
      ),
    );
    expect(statuses(results)).toEqual({ "200": 1, "422 INVALID_TRANSITION": 3 });
  });
});

it("lets the database refuse an overlap that the code would write", async () => {
  await seedRoom(apps[0], shop, { one: 2 });
  const { id } = (await bookAt(0)).body;
  const other = (await bookAt(1, { timeSlot: "12:00" })).body.id as string;
  const { startsAt, endsAt } = await apps[0].db.prisma.reservation.findFirstOrThrow({ where: { id: other } });
  const move = "UPDATE reservation SET starts_at = $3, ends_at = $4 WHERE tenant_id = $1 AND id = $2";
  await expect(apps[0].db.pool.query(move, [shop.tenantId, id, startsAt, endsAt])).rejects.toMatchObject({
    code: "23P01",
    // A cluster's error names its part of the constraint in the message alone.
    message: expect.stringContaining("reservation_table_no_overlap"),
  });
  const anHourLater = new Date(startsAt.getTime() + 3_600_000);
  await expect(
    apps[0].db.pool.query(
      "UPDATE reservation_table SET starts_at = $3 WHERE tenant_id = $1 AND reservation_id = $2",
      [shop.tenantId, other, anHourLater],
    ),
  ).rejects.toMatchObject({ code: "23503" });
  await expect(
    apps[0].db.pool.query(`UPDATE reservation SET live = false WHERE tenant_id = $1 AND id = $2`, [
      shop.tenantId,
      id,
    ]),
  ).rejects.toMatchObject({ code: "23514" });
});
