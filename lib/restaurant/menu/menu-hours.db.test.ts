import { expect } from "vitest";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeAll(async () => {
  shop = await seedShop(app);
});

const { send } = driveMenu(() => ({ api, shop }));
const readMenu = () => api("GET", `/api/public/${shop.slug}/menu`);
const order = () => api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });

// Tests begin on Wednesday, 2026-11-18, at 11:00 UTC; in Rome it is noon.
it("offers a dish within its hours, says from when outside of them, and turns by itself", async () => {
  const hours = [{ days: [3], from: "13:00", to: "14:00" }];
  await send("PATCH", `/products/${shop.margherita}`, { availability: hours });
  const early = await readMenu();
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  expect(ids(early.body.products)).toEqual([shop.diavola]);
  expect(early.body.later).toEqual([
    expect.objectContaining({ id: shop.margherita, availableFrom: "2026-11-18T12:00:00.000Z" }),
  ]);
  expect(await order()).toMatchObject({ status: 409, body: { error: "OUT_OF_STOCK" } });

  app.clock.advance({ minutes: 60 });
  const open = await readMenu();
  expect(open.headers.get("etag")).not.toBe(early.headers.get("etag"));
  expect(open.body.later).toBeUndefined();
  expect(ids(open.body.products)).toContain(shop.margherita);
  expect((await order()).status).toBe(200);

  app.clock.advance({ minutes: 60 });
  expect((await readMenu()).body.later[0].availableFrom).toBe("2026-11-25T12:00:00.000Z");
  expect((await order()).body.error).toBe("OUT_OF_STOCK");
});

it("closes all dishes of a category with its hours", async () => {
  shop = await seedShop(app);
  const { body } = await send("PATCH", `/categories/${shop.categoryId}`, {
    availability: [{ days: [1, 2, 3, 4, 5, 6, 7], from: "18:00", to: "02:00" }],
  });
  expect(body.availability).toHaveLength(1);
  expect((await readMenu()).body.later).toHaveLength(2);
  expect((await order()).body.error).toBe("OUT_OF_STOCK");
  await send("PATCH", `/categories/${shop.categoryId}`, { availability: [] });
  expect((await order()).status).toBe(200);
});
