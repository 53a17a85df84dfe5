import { expect } from "vitest";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const call = (shop: SeededShop, method: string, path: string, body?: unknown, as = shop.owner) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as, ...(body === undefined ? {} : { body }) });
const rates = (percent: number) => ({ pickup: percent, delivery: percent, dineIn: percent });
const create = async (shop: SeededShop, name: string, percent: number) =>
  (await call(shop, "POST", "/tax/classes", { name, rates: rates(percent) })).body;
const ordered = async (shop: SeededShop) =>
  (await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) })).body;

test("the first class is the default of everything, and the next sale has its tax", async () => {
  const shop = await seedShop(app);
  expect((await call(shop, "GET", "/tax")).body).toEqual({
    mode: "included",
    defaultClassId: null,
    deliveryClassId: null,
    serviceClassId: null,
    classes: [],
  });
  expect((await ordered(shop)).taxLines).toEqual([]);
  const food = await create(shop, "Food", 8.25);
  expect(food).toMatchObject({ name: "Food", rates: rates(8.25) });
  expect((await call(shop, "GET", "/tax")).body.defaultClassId).toBe(food.id);
  expect((await ordered(shop)).taxLines).toEqual([
    { name: "Food", rate: 8.25, net: 15.7, tax: 1.3, gross: 17 },
  ]);
});

test("a dish's class comes before its category's, and that before the default", async () => {
  const shop = await seedShop(app);
  await create(shop, "Food", 10);
  const [category, dish] = [await create(shop, "Drinks", 19), await create(shop, "Wine", 22)];
  const rate = async () => (await ordered(shop)).taxLines[0].rate;
  await call(shop, "PATCH", `/categories/${shop.categoryId}`, { taxClassId: category.id });
  expect(await rate()).toBe(19);
  const changed = await call(shop, "PATCH", `/products/${shop.margherita}`, { taxClassId: dish.id });
  expect(changed.body.taxClassId).toBe(dish.id);
  expect(await rate()).toBe(22);
  await call(shop, "PATCH", `/products/${shop.margherita}`, { taxClassId: null });
  expect(await rate()).toBe(19);
});

test("refuses names twice, rates that are none, foreign classes, and deleting what is in use", async () => {
  const [shop, other] = [await seedShop(app), await seedShop(app)];
  const food = await create(shop, "Food", 10);
  const drinks = await create(shop, "Drinks", 19);
  const foreign = await create(other, "Food", 10);
  const refused = async (...input: Parameters<typeof call>) => (await call(...input)).body.error;
  expect(await refused(shop, "POST", "/tax/classes", { name: "Food", rates: rates(1) })).toBe(
    "TAX_CLASS_NAME_TAKEN",
  );
  expect(await refused(shop, "PATCH", `/tax/classes/${drinks.id}`, { name: "Food" })).toBe(
    "TAX_CLASS_NAME_TAKEN",
  );
  for (const percent of [8.255, -1, 101])
    expect(await refused(shop, "POST", "/tax/classes", { name: "X", rates: rates(percent) })).toBe(
      "VALIDATION_FAILED",
    );
  expect(await refused(shop, "PATCH", "/tax", { defaultClassId: foreign.id })).toBe("VALIDATION_FAILED");
  expect(await refused(shop, "PATCH", `/products/${shop.margherita}`, { taxClassId: foreign.id })).toBe(
    "VALIDATION_FAILED",
  );
  expect(await refused(shop, "PATCH", `/categories/${shop.categoryId}`, { taxClassId: foreign.id })).toBe(
    "VALIDATION_FAILED",
  );
  expect(await refused(shop, "PATCH", `/tax/classes/${foreign.id}`, { name: "Mine" })).toBe(
    "TAX_CLASS_NOT_FOUND",
  );
  await call(shop, "PATCH", "/tax", { deliveryClassId: drinks.id });
  expect(await refused(shop, "DELETE", `/tax/classes/${food.id}`)).toBe("TAX_CLASS_IN_USE");
  expect(await refused(shop, "DELETE", `/tax/classes/${drinks.id}`)).toBe("TAX_CLASS_IN_USE");
  await call(shop, "PATCH", "/tax", { deliveryClassId: null });
  expect((await call(shop, "DELETE", `/tax/classes/${drinks.id}`)).status).toBe(204);
  expect((await call(shop, "DELETE", `/tax/classes/${drinks.id}`)).status).toBe(204);
});

test("with its last class a restaurant shows no tax again", async () => {
  const shop = await seedShop(app);
  const food = await create(shop, "Food", 10);
  expect((await call(shop, "DELETE", `/tax/classes/${food.id}`)).status).toBe(204);
  expect((await call(shop, "GET", "/tax")).body).toMatchObject({ defaultClassId: null, classes: [] });
  expect((await ordered(shop)).taxLines).toEqual([]);
});

test("is for owners and co-managers to change, and for the team to read", async () => {
  const shop = await seedShop(app);
  const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  expect((await call(shop, "GET", "/tax", undefined, waiter)).status).toBe(200);
  expect((await call(shop, "PATCH", "/tax", { mode: "added" }, waiter)).status).toBe(403);
});
