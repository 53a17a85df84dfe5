import { expect } from "vitest";
import { createApi } from "@/lib/testing/call";
import { app, appTest as it } from "@/lib/testing/fixtures";
import { bookingBody, cancelTokenOf, seedRoom } from "@/lib/testing/seed-room";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { findGuestReservation } from "./find-guest-reservation";

let shop: SeededShop;
let foreign: SeededShop;

it.beforeAll(async () => {
  app.clock.set("2026-11-18T11:00:00.000Z");
  shop = await seedShop(app);
  foreign = await seedShop(app);
  await seedRoom(app, shop, { one: 4 });
});

it("shows a booking to the token of its email only, also once it is canceled", async () => {
  const api = createApi(app);
  const path = `/api/public/${shop.slug}/reservation`;
  const { status, body } = await api("POST", path, { body: bookingBody() });
  expect(status).toBe(200);
  const token = await cancelTokenOf(app, body.id);
  const find = (changes: object = {}) =>
    findGuestReservation(app, {
      tenantId: shop.tenantId,
      timeZone: "Europe/Rome",
      reservationId: body.id,
      token,
      ...changes,
    });
  expect(await find()).toEqual(body);
  expect(await find({ token: `${token}x` })).toBeNull();
  expect(await find({ token: "" })).toBeNull();
  expect(await find({ reservationId: "rsv_unknown" })).toBeNull();
  expect(await find({ tenantId: foreign.tenantId })).toBeNull();
  await api("POST", `${path}/${body.id}/cancel`, { body: { token } });
  expect(await find()).toMatchObject({ id: body.id, status: "canceled" });
});
