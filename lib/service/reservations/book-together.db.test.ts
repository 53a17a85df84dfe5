import { expect } from "vitest";
import { createApi } from "@/lib/testing/call";
import { countQueries, withoutAnnouncements } from "@/lib/testing/count-queries";
import { app, shop } from "@/lib/testing/fixtures";
import { holdLock } from "@/lib/testing/hold-lock";
import { bookingPath, noonTest as it } from "@/lib/testing/online-bookings";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";

const TIMES = ["18:00", "18:30", "19:00", "19:30", "20:00", "20:30"];

const api = () => createApi(withoutAnnouncements(app));
let guests = 0;

function book(changes: Record<string, unknown>, key?: string) {
  guests += 1;
  return api()("POST", bookingPath(), {
    body: bookingBody(changes),
    from: `203.0.113.${guests % 250}`,
    ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  });
}

/** What is on a lock of the room is asked for together by all who come meanwhile. */
async function whileTheFirstWaits<T>(start: (() => Promise<T>)[]): Promise<T[]> {
  const held = await holdLock({
    statement: "SELECT FROM dining_table WHERE tenant_id = $1 FOR UPDATE",
    values: [shop.tenantId],
  });
  const [first, ...others] = start;
  const outcomes = [first?.() as Promise<T>];
  await held.untilWaiting();
  outcomes.push(...others.map((one) => one()));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await held.release();
  return Promise.all(outcomes);
}

it("reads and writes for all who ask at the same moment once, and each gets a table", async () => {
  await seedRoom(app, shop, Object.fromEntries(TIMES.map((time) => [time, 2])));
  const alone = await countQueries(async () => {
    await book({ timeSlot: "12:00" });
  });
  const together = await countQueries(async () => {
    const booked = await whileTheFirstWaits(TIMES.map((timeSlot) => () => book({ timeSlot })));
    expect(booked.map(({ status }) => status)).toEqual(TIMES.map(() => 200));
  });
  // The first by itself, the others in one go, or in two on a slow machine; what lets them in is asked for each.
  expect(together).toBeLessThan(5 * alone);
  const { rows } = await app.db.pool.query(
    `SELECT count(*)::int AS bookings, count(DISTINCT e.sequence)::int AS events, count(DISTINCT m.id)::int AS emails
       FROM reservation r
       JOIN event e ON e.tenant_id = r.tenant_id AND e.data ->> 'reservationId' = r.id
       JOIN email m ON m.tenant_id = r.tenant_id AND m.unique_key LIKE '%' || r.id || '%'
      WHERE r.tenant_id = $1`,
    [shop.tenantId],
  );
  expect(rows).toEqual([{ bookings: 7, events: 7, emails: 7 }]);
});

it("refuses one of them without touching the others", async () => {
  await seedRoom(app, shop, { one: 2, two: 2 });
  const answers = await whileTheFirstWaits([
    () => book({ timeSlot: "12:00" }),
    () => book({ timeSlot: "19:00", guestCount: 8 }),
    () => book({ timeSlot: "19:07" }),
    () => book({ timeSlot: "19:00" }),
    () => book({ timeSlot: "19:30" }),
    () => book({ timeSlot: "20:00" }),
  ]);
  expect(answers.map(({ status, body }) => body.reason ?? status)).toEqual([
    200,
    "NO_TABLE",
    "TIME_NOT_OFFERED",
    200,
    200,
    "TIME_NOT_OFFERED",
  ]);
});

it("keeps the answer to each one's key with its booking", async () => {
  await seedRoom(app, shop, { one: 2, two: 2, three: 2 });
  const ask = (time: string, key: string) => () => book({ timeSlot: time }, key);
  const asked = [
    ask("12:00", "first"),
    ask("19:00", "second"),
    ask("19:00", "second"),
    ask("19:00", "third"),
  ];
  const answers = await whileTheFirstWaits(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers[2]?.text).toBe(answers[1]?.text);
  expect(answers[3]?.body.id).not.toBe(answers[1]?.body.id);
  const repeats = await Promise.all(asked.map((one) => one()));
  expect(repeats.map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
  const keys = await app.db.prisma.idempotencyKey.findMany({ where: { tenantId: shop.tenantId } });
  expect(keys.map(({ madeId }) => madeId).sort()).toEqual(
    [...new Set(answers.map(({ body }) => body.id))].sort(),
  );
});

it("writes nothing for one whose key went to another process meanwhile", async () => {
  await seedRoom(app, shop, { one: 2, two: 2 });
  const [lost, kept] = await whileTheFirstWaits([
    () => book({ timeSlot: "19:00" }, "lost"),
    async () => {
      await app.db.pool.query(
        "UPDATE idempotency_key SET claim_id = 'another' WHERE tenant_id = $1 AND key = 'lost'",
        [shop.tenantId],
      );
      return book({ timeSlot: "19:00" });
    },
  ]);
  expect([lost?.status, lost?.body.error]).toEqual([409, "REQUEST_IN_PROGRESS"]);
  expect(kept?.status).toBe(200);
  expect(await app.db.prisma.reservation.count({ where: { tenantId: shop.tenantId } })).toBe(1);
});
