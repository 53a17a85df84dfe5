import { describe, expect } from "vitest";
import { api, app, appTest as it, orders } from "@/lib/testing/fixtures";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";

type Changes = Record<string, unknown>;

const TERMINAL = { method: "external", type: "terminal" };
const post = (shop: SeededShop, path: string, body: Changes, { as = shop.owner, key = "" } = {}) =>
  api("POST", `/api/tenant/${shop.slug}/orders${path}`, {
    as,
    body,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const edit = (shop: SeededShop, id: string, items: Changes[], more: Changes = {}, by = {}) =>
  post(shop, `/${id}/edits`, { items, ...more }, by);
const pay = (shop: SeededShop, id: string, body: Changes = TERMINAL) => post(shop, `/${id}/payments`, body);
const outcome = ({ status, body }: { status: number; body: { error?: string } }) =>
  status < 300 ? 200 : body.error;

/** An order of two dishes for 10.00 each, taken by phone. */
async function phoneOrder(shop: SeededShop, changes: Changes = {}) {
  const soup = await seedProduct(app, shop, { basePriceMinor: 1000 });
  const cake = await seedProduct(app, shop, { basePriceMinor: 1000 });
  const { body } = await post(shop, "", {
    ...orderBody(shop),
    ...{ channel: "phone", customerEmail: null, paymentMethod: "cash" },
    items: [
      { productId: soup, quantity: 1, note: "hot" },
      { productId: cake, quantity: 1 },
    ],
    ...changes,
  });
  return { id: body.order.id as string, order: body.order, soup, cake };
}
const documents = (orderId: string) =>
  app.db.prisma.receipt.findMany({ where: { orderId }, orderBy: { id: "asc" } });
const till = async (orderId: string) =>
  (await app.db.prisma.tillPayment.findMany({ where: { orderId }, orderBy: { id: "asc" } })).map(
    ({ amountMinor }) => amountMinor,
  );

describe("an order that staff took and change", () => {
  it("has other lines, at the price at which those that stay were ordered, and says who changed it", async () => {
    const shop = await seedShop(app);
    const { id, soup } = await phoneOrder(shop);
    const tea = await seedProduct(app, shop, { basePriceMinor: 300 });
    await app.db.prisma.product.updateMany({ where: { id: soup }, data: { basePriceMinor: 9900 } });
    const items = [
      { lineIndex: 0, quantity: 2, note: "very hot" },
      { productId: tea, quantity: 1 },
    ];
    const quoted = await post(shop, `/${id}/edits/quote`, { items });
    expect(quoted.body).toMatchObject({ total: 23, difference: 3, warnings: [] });
    const { body } = await edit(shop, id, items);
    expect(body).toMatchObject({ difference: 3, warnings: [], order: { total: 23, leftToTake: 23 } });
    expect(body.order.items).toMatchObject([
      { quantity: 2, price: 10, lineTotal: 20, note: "very hot" },
      { quantity: 1, price: 3, note: null },
    ]);
    expect(body.order.timeline.at(-1)).toMatchObject({ act: "edited", actor: "restaurant" });
  });

  it("gives back by the way it was paid what is too much, and corrects the receipt by its rates", async () => {
    const shop = await seedShop(app);
    await seedTax(app, shop);
    const { id } = await phoneOrder(shop);
    await pay(shop, id);
    const { body } = await edit(shop, id, [{ lineIndex: 1, quantity: 1 }]);
    expect(body).toMatchObject({ difference: -10, order: { paymentStatus: "paid", total: 10 } });
    expect(await till(id)).toEqual([2000, -1000]);
    const [receipt, correction, ...rest] = await documents(id);
    expect(rest).toEqual([]);
    expect(receipt).toMatchObject({ grossMinor: 2000 });
    expect(correction).toMatchObject({ kind: "correction", grossMinor: -1000, sale: { cause: "changed" } });
    const lines = [receipt, correction].flatMap((each) => (each?.taxLines ?? []) as { grossMinor: number }[]);
    expect(lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(1000);
  });

  it("leaves what is missing to take, and its receipt follows once that is paid", async () => {
    const shop = await seedShop(app);
    await seedTax(app, shop);
    const { id } = await phoneOrder(shop);
    await pay(shop, id);
    const { body } = await edit(shop, id, [
      { lineIndex: 0, quantity: 2 },
      { lineIndex: 1, quantity: 1 },
    ]);
    expect(body).toMatchObject({ difference: 10, order: { paymentStatus: "pending", leftToTake: 10 } });
    expect(await documents(id)).toHaveLength(1);
    await pay(shop, id, { method: "cash" });
    expect(await documents(id)).toMatchObject([
      { grossMinor: 2000 },
      { grossMinor: 1000, kind: "correction", sale: { cause: "changed" } },
    ]);
    expect(await till(id)).toEqual([2000, 1000]);
  });

  it("has its receipt corrected to nothing when it is canceled before the rest is paid", async () => {
    const shop = await seedShop(app);
    await seedTax(app, shop);
    const { id } = await phoneOrder(shop);
    await pay(shop, id);
    await edit(shop, id, [
      { lineIndex: 0, quantity: 2 },
      { lineIndex: 1, quantity: 1 },
    ]);
    await api("PATCH", `/api/tenant/${shop.slug}/orders/${id}`, {
      as: shop.owner,
      body: { status: "canceled", reason: "Changed their mind" },
    });
    expect(await till(id)).toEqual([2000, -2000]);
    expect((await documents(id)).map(({ grossMinor }) => grossMinor)).toEqual([2000, -2000]);
  });

  it("is paid when its gift card pays all that it costs in the end", async () => {
    const shop = await seedShop(app);
    const { id } = await phoneOrder(shop, { giftCardCode: await seedGiftCard(app, shop, 2000) });
    const lines = (quantity: number) => [0, 1].map((lineIndex) => ({ lineIndex, quantity }));
    expect((await edit(shop, id, lines(2))).body.order).toMatchObject({ leftToTake: 20 });
    const { body } = await edit(shop, id, lines(1));
    expect(body.order).toMatchObject({ total: 0, leftToTake: 0, paymentStatus: "paid" });
  });

  it("takes counted stock for what is new and puts back what is not wanted, also the last one", async () => {
    const shop = await seedShop(app);
    const last = await seedProduct(app, shop, { stock: 1 });
    const { id } = await phoneOrder(shop, { items: [{ productId: last, quantity: 1 }] });
    const stock = async () => (await app.db.prisma.product.findFirstOrThrow({ where: { id: last } })).stock;
    expect(await stock()).toBe(0);
    expect(outcome(await edit(shop, id, [{ lineIndex: 0, quantity: 2 }]))).toBe("OUT_OF_STOCK");
    expect(outcome(await edit(shop, id, [{ lineIndex: 0, quantity: 1, note: "cold" }]))).toBe(200);
    const other = await seedProduct(app, shop, {});
    await edit(shop, id, [{ productId: other, quantity: 1 }]);
    expect(await stock()).toBe(1);
  });

  it("books ingredients anew, and gives all of them back when it is canceled", async () => {
    const shop = await seedShop(app);
    const { id, soup } = await phoneOrder(shop);
    const flour = await api("POST", `/api/tenant/${shop.slug}/ingredients`, {
      as: shop.owner,
      body: { name: "Flour", unit: "g", stock: 100 },
    });
    await api("PATCH", `/api/tenant/${shop.slug}/products/${soup}`, {
      as: shop.owner,
      body: { recipe: [{ ingredientId: flour.body.id, quantity: 10 }] },
    });
    const left = async () =>
      (await app.db.prisma.ingredient.findFirstOrThrow({ where: { id: flour.body.id } })).stockMilli / 1000;
    await edit(shop, id, [{ lineIndex: 0, quantity: 3 }]);
    expect(await left()).toBe(70);
    await edit(shop, id, [{ lineIndex: 0, quantity: 1 }]);
    expect(await left()).toBe(90);
    await api("PATCH", `/api/tenant/${shop.slug}/orders/${id}`, {
      as: shop.owner,
      body: { status: "canceled", reason: "Changed their mind" },
    });
    expect(await left()).toBe(100);
  });

  it("is changed once per Idempotency-Key, and by one of two who saw the same order", async () => {
    const shop = await seedShop(app);
    const { id } = await phoneOrder(shop);
    const more = [
      { lineIndex: 0, quantity: 2 },
      { lineIndex: 1, quantity: 1 },
    ];
    const [first, again] = [
      await edit(shop, id, more, {}, { key: "e1" }),
      await edit(shop, id, more, {}, { key: "e1" }),
    ];
    expect([first.body.difference, again.body.difference]).toEqual([10, 10]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const rivals = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        edit(shop, id, [{ lineIndex: 0, quantity: 3 + index }], { expectedEdits: 1 }),
      ),
    );
    expect(rivals.map(outcome).sort()).toEqual([200, ...Array<string>(4).fill("ORDER_NOT_EDITABLE")].sort());
    const { edits } = await app.db.prisma.order.findFirstOrThrow({ where: { id } });
    expect(edits).toBe(2);
  });

  it("is refused where the order is a guest's, prepared, or paid otherwise", async () => {
    const shop = await seedShop(app);
    const guests = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    const reasonOf = async (id: string, items = [{ lineIndex: 0, quantity: 1 }]) =>
      (await edit(shop, id, items)).body.reason;
    expect(await reasonOf(guests.body.id)).toBe("GUESTS");
    const { id } = await phoneOrder(shop);
    expect(outcome(await edit(shop, id, [{ lineIndex: 7, quantity: 1 }]))).toBe("VALIDATION_FAILED");
    await orders.bring(shop, id, "ready", "accepted");
    expect(await reasonOf(id)).toBe("PREPARED");
    expect(outcome(await edit(shop, "ord_unknown", [{ lineIndex: 0, quantity: 1 }]))).toBe("ORDER_NOT_FOUND");
  });

  it("keeps its discount, which only owners and co-managers change", async () => {
    const shop = await seedShop(app);
    const as = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const { id } = await phoneOrder(shop, { discount: { amount: 5, reason: "Late" } });
    const lines = [
      { lineIndex: 0, quantity: 1 },
      { lineIndex: 1, quantity: 2 },
    ];
    const kept = await edit(shop, id, lines, {}, { as });
    expect(kept.body.order).toMatchObject({ total: 25, discount: 5, discountReason: "Late" });
    expect(outcome(await edit(shop, id, lines, { discount: null }, { as }))).toBe("FORBIDDEN");
    const none = await edit(shop, id, lines, { discount: null });
    expect(none.body.order).toMatchObject({ total: 30, discount: 0, discountReason: null });
  });
});
