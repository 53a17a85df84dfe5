import { expect } from "vitest";
import { type Storefront, storefrontOf } from "@/lib/restaurant/menu/storefront";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

let shop: SeededShop;
it.beforeEach(async () => {
  shop = await seedShop(app);
});

async function storefrontNow(tenantRef: string): Promise<Storefront> {
  const found = await app.shops.find(tenantRef);
  return storefrontOf(found!, app.clock.now());
}

it("is plain JSON with the restaurant, its services and its menu", async () => {
  const storefront = await storefrontNow(shop.slug);
  expect(JSON.parse(JSON.stringify(storefront))).toEqual(storefront);
  expect(storefront.tenant).toMatchObject({ id: shop.tenantId, deliveryFeeMinor: 250, pausedUntil: null });
  expect(
    Object.keys(storefront.tenant).filter((key) => /stripe|status|organization|escrow/i.test(key)),
  ).toEqual([]);
  expect(storefront.services.pickup.open).toBe(true);
  expect(storefront.categories).toMatchObject([
    {
      id: shop.categoryId,
      products: [
        { id: shop.margherita, basePriceMinor: 850, soldOut: false },
        { id: shop.diavola, optionGroups: [{ name: "Size" }, { name: "Extras" }] },
      ],
    },
  ]);
  expect(storefront.filters).toEqual({ allergens: ["gluten", "milk"], dietaryTags: ["vegetarian"] });
});

it("marks what is sold out, and leaves out drafts, hidden and empty categories", async () => {
  const soldOut = await seedProduct(app, shop, { stock: 0 });
  await seedProduct(app, shop, { status: "draft" });
  const path = `/api/tenant/${shop.slug}/categories`;
  const hidden = await api("POST", path, {
    as: shop.owner,
    body: { name: { en: "Hidden" }, visible: false },
  });
  await seedProduct(app, { ...shop, categoryId: hidden.body.id });
  await api("POST", path, { as: shop.owner, body: { name: { en: "Empty" } } });

  const { categories } = await storefrontNow(shop.tenantId);
  expect(categories.map(({ id }) => id)).toEqual([shop.categoryId]);
  expect(categories[0]?.products.map(({ id, soldOut: gone }) => [id, gone])).toEqual([
    [shop.margherita, false],
    [shop.diavola, false],
    [soldOut, true],
  ]);
  expect(JSON.stringify(categories)).not.toMatch(/stock/i);
});

it("shows a pause while it lasts", async () => {
  const pausedUntil = new Date(app.clock.now().getTime() + 60_000);
  shop = await seedShop(app, { pausedUntil });
  const during = await storefrontNow(shop.slug);
  expect(during.tenant.pausedUntil).toBe(pausedUntil.toISOString());
  expect(during.services.delivery).toMatchObject({ open: false, opensAt: pausedUntil.toISOString() });
  app.clock.advance({ minutes: 1 });
  const after = await storefrontNow(shop.slug);
  expect([after.tenant.pausedUntil, after.services.delivery.open]).toEqual([null, true]);
});
