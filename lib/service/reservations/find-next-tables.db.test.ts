import { expect } from "vitest";
import { WEEKDAYS } from "@/lib/core/time/zone";
import { findNextTables } from "@/lib/service/reservations/find-next-tables";
import { createApi } from "@/lib/testing/call";
import { countQueries, withoutAnnouncements } from "@/lib/testing/count-queries";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { seedShop } from "@/lib/testing/seed-shop";

const EVENINGS = {
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ open: "19:00", close: "23:00" }]])),
  specialDays: {},
};

it("finds the first free table of each restaurant, which can then be booked, in as many statements for many", async () => {
  const api = createApi(withoutAnnouncements(app));
  const openingHours = { pickup: EVENINGS, delivery: EVENINGS, reservation: EVENINGS };
  const [free, taken, tiny, roomless] = await Promise.all([
    seedShop(app, { openingHours }),
    seedShop(app, { openingHours }),
    seedShop(app, { openingHours }),
    seedShop(app, { openingHours }),
  ]);
  await seedRoom(app, free, { A: 2 });
  await seedRoom(app, taken, { A: 4 });
  await seedRoom(app, tiny, { A: 1 });
  for (const timeSlot of ["19:00", "21:00"])
    for (const date of ["2026-11-18"])
      expect(
        (
          await api("POST", `/api/public/${taken.slug}/reservation`, {
            body: bookingBody({ date, timeSlot }),
          })
        ).status,
      ).toBe(200);

  const shops = [free, taken, tiny, roomless];
  const ask = (tenantIds: (typeof free.tenantId)[]) => findNextTables(app, { tenantIds, party: 2 });
  const found = await ask(shops.map(({ tenantId }) => tenantId));
  expect(found.get(free.tenantId)).toMatchObject({ date: "2026-11-18", time: "19:00" });
  expect(found.get(taken.tenantId)).toMatchObject({ date: "2026-11-19", time: "19:00" });
  expect([found.has(tiny.tenantId), found.has(roomless.tenantId)]).toEqual([false, false]);

  const next = found.get(taken.tenantId);
  const booked = await api("POST", `/api/public/${taken.slug}/reservation`, {
    body: bookingBody({ date: next?.date, timeSlot: next?.time }),
  });
  expect(booked.status).toBe(200);

  const one = await countQueries(() => ask([free.tenantId]));
  const many = await countQueries(() => ask(shops.map(({ tenantId }) => tenantId)));
  expect(many).toBe(one);
});
