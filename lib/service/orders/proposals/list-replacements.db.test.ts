import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, orders, appTest as test } from "@/lib/testing/fixtures";
import { type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

const replacements = (shop: SeededShop, orderId: string, as = shop.owner) =>
  api("GET", `/api/tenant/${shop.slug}/orders/${orderId}/replacements`, { as });

async function seedCategory({ tenantId }: SeededShop, data: { position: number; visible?: boolean }) {
  const id = newId("cat");
  const name = { ar: "مشروبات", en: "Starters", it: "Antipasti" };
  await app.db.prisma.category.create({ data: { tenantId, id, name, ...data } });
  return id;
}

test("are the dishes that can be had, in the kitchen's language, in the order of the menu", async () => {
  const shop = await seedShop(app, { locales: ["it", "en", "ar"] });
  const starters = { ...shop, categoryId: await seedCategory(shop, { position: -1 }) };
  const hidden = { ...shop, categoryId: await seedCategory(shop, { position: 5, visible: false }) };
  const later = new Date(app.clock.now().getTime() + 3_600_000);
  const veal = await seedProduct(app, starters, {
    name: { ar: "فيتيلو توناتو", en: "Veal in tuna sauce", it: "Vitello tonnato" },
  });
  const gone = [
    await seedProduct(app, shop, { soldOutUntil: later }),
    await seedProduct(app, shop, { stock: 0 }),
    await seedProduct(app, shop, { available: false }),
    await seedProduct(app, shop, { status: "draft" }),
    await seedProduct(app, shop, { minimumAge: 18 }),
    await seedProduct(app, hidden),
    // Its size is a choice that only the guest can make.
    shop.diavola,
  ];
  const order = await orders.placed(shop, {
    items: [{ productId: shop.margherita, quantity: 1, price: 8.5 }],
  });
  const { status, body } = await replacements(shop, order.id);
  expect(status).toBe(200);
  expect(body.lines).toEqual([{ lineItemId: "0", categoryId: shop.categoryId }]);
  expect(body.dishes[0]).toEqual({
    productId: veal,
    name: "Vitello tonnato",
    otherNames: expect.arrayContaining(["فيتيلو توناتو", "Veal in tuna sauce"]),
    categoryId: starters.categoryId,
    categoryName: "Antipasti",
    lineItemIds: ["0"],
  });
  const offered = body.dishes.map(({ productId }: { productId: string }) => productId);
  for (const productId of [...gone, shop.margherita]) expect(offered).not.toContain(productId);
});

test("are each accepted as a proposal, and what is left out is not", async () => {
  const shop = await seedShop(app);
  await seedProduct(app, shop);
  await seedProduct(app, shop, { minimumAge: 18 });
  const products = await app.db.prisma.product.findMany({ where: { tenantId: shop.tenantId } });
  const offered = new Set<string>();
  const taken = new Set<string>();
  for (const { id: productId } of products) {
    const order = await orders.placed(shop);
    const { body } = await replacements(shop, order.id);
    const fitting = body.dishes.filter(({ lineItemIds }: { lineItemIds: string[] }) =>
      lineItemIds.includes("0"),
    );
    for (const dish of fitting) offered.add(dish.productId);
    const proposed = await api("POST", `/api/tenant/${shop.slug}/orders/${order.id}/proposals`, {
      as: shop.owner,
      body: { changes: [{ kind: "replace", lineItemId: "0", productId }] },
    });
    if (proposed.status === 200) taken.add(productId);
  }
  expect(offered.size).toBeGreaterThan(0);
  // The server accepts a dish for itself, but nobody would suggest it.
  taken.delete(shop.margherita);
  expect([...offered].sort()).toEqual([...taken].sort());
});

test("are nobody else's", async () => {
  const [shop, other] = [await seedShop(app), await seedShop(app)];
  const order = await orders.placed(shop);
  expect((await replacements(other, order.id)).status).toBe(404);
  expect((await replacements(shop, order.id, other.owner)).status).toBe(403);
});
