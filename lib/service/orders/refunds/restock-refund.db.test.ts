import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { api, app, orders, processorTest } from "@/lib/testing/fixtures";
import { operatorView, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { linesOf, refundOrderOf } from "@/lib/testing/refunds";
import { type SeededShop, seedProduct } from "@/lib/testing/seed-shop";

const test = processorTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

/** An accepted order of three of a counted product, each of 200 g of flour. */
async function seedCounted(shop: SeededShop) {
  const { tenantId } = shop;
  const productId = await seedProduct(app, shop, { stock: 10, basePriceMinor: 1000 });
  const ingredientId = newId("ing");
  await app.db.prisma.ingredient.create({
    data: {
      tenantId,
      id: ingredientId,
      name: "Flour",
      unit: "g",
      stockMilli: 1_000_000,
      createdAt: app.clock.now(),
    },
  });
  await app.db.prisma.recipeLine.create({
    data: { tenantId, productId, ingredientId, position: 0, quantityMilli: 200_000 },
  });
  const items = [{ productId, quantity: 3, price: 10 }];
  const { orderId } = await seedPaidOrder(api, shop, { items });
  await orders.bring(shop, orderId, "accepted");
  const left = async () => [
    (await app.db.prisma.product.findFirstOrThrow({ where: { id: productId } })).stock,
    (await app.db.prisma.ingredient.findFirstOrThrow({ where: { id: ingredientId } })).stockMilli / 1000,
  ];
  return { orderId, left };
}

const refund = (shop: SeededShop, orderId: string, body: Record<string, unknown>) =>
  refundOrderOf(api, shop, orderId, body);

test("units go back into stock when asked, each once, and a cancel returns the rest", async () => {
  const shop = await seedCardShop(app);
  const { orderId, left } = await seedCounted(shop);
  expect(await left()).toEqual([7, 400]);
  await refund(shop, orderId, linesOf([0, 1]));
  expect(await left()).toEqual([7, 400]);
  const { body } = await refund(shop, orderId, { ...linesOf([0, 1]), restock: true });
  expect(body.refunds[0].lineItems).toMatchObject([{ quantity: 1, restocked: 1 }]);
  expect(await left()).toEqual([8, 600]);
  await app.jobs.drain(app);
  await orders.patch(shop, orderId, { status: "canceled" });
  expect(await left()).toEqual([10, 1000]);
});

test("a refund that fails leaves in stock what is there, and is made again without a second return", async () => {
  const shop = await seedCardShop(app);
  const { orderId, left } = await seedCounted(shop);
  const controls = resetEmulator(app);
  controls.refunds = "failed";
  await refund(shop, orderId, { ...linesOf([0, 1]), restock: true });
  await app.jobs.drain(app);
  expect((await operatorView(api, shop, orderId)).items).toMatchObject([{ refundedQuantity: 0 }]);
  controls.refunds = "succeeded";
  await refund(shop, orderId, { ...linesOf([0, 1]), restock: true });
  expect(await left()).toEqual([8, 600]);
  await refund(shop, orderId, { scope: "whole", restock: true });
  expect(await left()).toEqual([10, 1000]);
});

test("six rivals put three units back three times", async () => {
  const shop = await seedCardShop(app);
  const { orderId, left } = await seedCounted(shop);
  const body = { ...linesOf([0, 1]), restock: true };
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(shop, orderId, body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await left()).toEqual([10, 1000]);
});
