import { expect } from "vitest";
import { addDays, parseTime, timeText } from "@/lib/core/time/zone";
import { availabilityLimit } from "@/lib/platform/rate-limit/limits";
import { someOf } from "@/lib/testing/depth";
import { api, app, appTest as it, appTest as test } from "@/lib/testing/fixtures";
import { takeTimes } from "@/lib/testing/limits";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { seedShop } from "@/lib/testing/seed-shop";
import { seedDemoData } from "@/prisma/seed/seed";

it.beforeAll(async () => {
  await seedDemoData(app);
});

/** The grid of every demo restaurant, and some times beside it. */
const TIMES = [
  ...Array.from({ length: 48 }, (_, index) => timeText(index * 30)),
  "12:15",
  "19:01",
  "20:45",
].sort();

async function offered(slug: string, date: string, guestCount: number): Promise<string[]> {
  const { body } = await api("GET", `/api/public/${slug}/reservation/availability`, {
    query: { date, guestCount: String(guestCount) },
  });
  return body.slots;
}

/** Takes a booking away again without a trace, so that the next time of the same day is judged alone. */
async function undo(reservationId: string): Promise<void> {
  await app.db.prisma.reservation.deleteMany({ where: { id: reservationId } });
}

/** Around both clock changes of each zone, and in ordinary weeks. */
const CASES: [slug: string, now: string, daysAhead: number[], party: number][] = [
  ["luigi", "2026-11-18T11:00:00Z", [0, 3, 60, 61], 2],
  ["luigi", "2027-03-26T09:00:00Z", [2, 3], 12],
  ["luigi", "2026-10-23T21:30:00Z", [0, 2], 7],
  ["sakura", "2026-11-18T16:40:00Z", [0, 30, 31], 4],
  ["sakura", "2027-03-27T22:59:00Z", [0, 1], 8],
  ["sakura", "2026-10-24T10:00:00Z", [0, 1], 1],
  ["taco", "2026-11-19T00:10:00Z", [0, 45, 46], 10],
  ["taco", "2027-03-13T20:00:00Z", [0, 1], 3],
  ["taco", "2026-11-01T05:30:00Z", [0, 1], 6],
];

test.each(CASES)(
  "%s at %s offers what can be booked and nothing else, %j days ahead for %i",
  async (slug, now, days, party) => {
    app.clock.set(now);
    const { timeZone } = await app.db.prisma.tenant.findUniqueOrThrow({ where: { slug } });
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(app.clock.now());
    for (const ahead of days) {
      const date = addDays(today, ahead);
      const slots = await offered(slug, date, party);
      const others = TIMES.filter((time) => !slots.includes(time));
      const expected = [
        ...new Set([...slots.slice(0, 1), ...someOf(slots.slice(1, -1), 2), ...slots.slice(-1)]),
      ];
      const taken: string[] = [];
      for (const timeSlot of [...expected, ...someOf(others, 5)].sort()) {
        const { status, body } = await api("POST", `/api/public/${slug}/reservation`, {
          body: bookingBody({ date, timeSlot, guestCount: party }),
        });
        if (status !== 200) {
          expect([status, body.error], `${date} ${timeSlot}`).toEqual([409, "SLOT_UNAVAILABLE"]);
          continue;
        }
        expect([body.date, body.timeSlot]).toEqual([date, timeSlot]);
        taken.push(timeSlot);
        await undo(body.id);
      }
      expect(taken, date).toEqual(expected);
    }
  },
  60_000,
);

it("offers luigi lunch and dinner, sakura nothing on Mondays, taco nothing before 17:00", async () => {
  app.clock.set("2026-11-18T11:00:00Z");
  expect(await offered("luigi", "2026-11-19", 2)).toEqual(expect.arrayContaining(["12:00", "19:00"]));
  expect(await offered("sakura", "2026-11-23", 2)).toEqual([]);
  const taco = await offered("taco", "2026-11-19", 2);
  expect(taco.length).toBeGreaterThan(0);
  expect(taco.every((time) => (parseTime(time) ?? 0) >= 17 * 60)).toBe(true);
});

it("keeps offer and booking together while a whole evening fills up", async () => {
  app.clock.set("2026-11-18T11:00:00Z");
  const date = "2026-11-20";
  const parties = [2, 4, 2, 7, 3, 12, 2, 5, 8, 2, 6, 4, 2, 3, 10, 4, 2, 2, 4, 6, 2, 3];
  for (const [index, guestCount] of parties.entries()) {
    const slots = await offered("luigi", date, guestCount);
    for (const timeSlot of ["19:00", "19:30", "20:00", "20:30"]) {
      const { status, body } = await api("POST", "/api/public/luigi/reservation", {
        body: bookingBody({ date, timeSlot, guestCount }),
      });
      expect(status, `${index}: ${guestCount} at ${timeSlot}`).toBe(slots.includes(timeSlot) ? 200 : 409);
      if (status === 200 && index % 2 === 0) await undo(body.id);
      else if (status === 200) break;
    }
  }
});

it("offers and books the same where the search for tables gives up", async () => {
  app.clock.set("2026-11-18T11:00:00Z");
  const shop = await seedShop(app);
  const together = Array.from({ length: 50 }, (_, index) => `t${index}`);
  const seats = Object.fromEntries([...together.map((name) => [name, 4]), ["x", 3], ["y", 3]]);
  const pairs = together.flatMap((one, index) =>
    together.slice(index + 1).map((other) => [one, other] as const),
  );
  await seedRoom(app, shop, seats, pairs);
  await api("PATCH", `/api/tenant/${shop.slug}/reservation-policy`, {
    as: shop.owner,
    body: { partySize: { min: 1, max: 20 } },
  });
  const date = "2026-11-20";
  for (const guestCount of [15, 11, 20, 15]) {
    const slots = await offered(shop.slug, date, guestCount);
    expect(slots).toContain("20:00");
    for (const timeSlot of [
      "20:00",
      ...someOf(
        slots.filter((time) => time > "20:00"),
        2,
      ),
    ]) {
      const { status, body } = await api("POST", `/api/public/${shop.slug}/reservation`, {
        body: bookingBody({ date, timeSlot, guestCount }),
      });
      expect(status, timeSlot).toBe(200);
      if (timeSlot !== "20:00") await undo(body.id);
    }
  }
}, 60_000);

it("answers 120 looks a minute from one address, at each restaurant", async () => {
  app.clock.set("2026-11-18T11:00:00Z");
  const look = (slug: string, from: string) =>
    api("GET", `/api/public/${slug}/reservation/availability`, {
      query: { date: "2026-11-30", guestCount: "2" },
      from,
    });
  const { id } = await app.db.prisma.tenant.findUniqueOrThrow({ where: { slug: "luigi" } });
  await takeTimes(app, availabilityLimit, [id, "10.77.0.1"], 116);
  const answers = await Promise.all(Array.from({ length: 6 }, () => look("luigi", "10.77.0.1")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.body.error, refused?.headers.get("retry-after")]).toEqual(["RATE_LIMITED", "60"]);
  expect((await look("luigi", "10.77.0.2")).status).toBe(200);
  expect((await look("taco", "10.77.0.1")).status).toBe(200);
  app.clock.advance({ seconds: 60 });
  expect((await look("luigi", "10.77.0.1")).status).toBe(200);
});
