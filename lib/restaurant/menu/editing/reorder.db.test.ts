import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedProduct, seedShop } from "@/lib/testing/seed-shop";

const { send, publicMenu, newCategory, productBody } = driveMenu(() => ({ api, shop }));

describe("reorder", () => {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const productIds = async () => idsOf((await send("GET", "/products")).body.products);

  it("places the named products first and keeps the rest behind, for the public as well", async () => {
    const third = await seedProduct(app, shop);
    const { status, body } = await send("PATCH", "/products/reorder", { ids: [third] });
    expect(status).toBe(200);
    expect(idsOf(body.products)).toEqual([third, shop.margherita, shop.diavola]);
    expect(body.products.map(({ order }: { order: number }) => order)).toEqual([0, 1, 2]);
    expect(idsOf((await publicMenu()).products)).toEqual([third, shop.margherita, shop.diavola]);
  });

  it("places categories", async () => {
    const [second, third] = [await newCategory("Second"), await newCategory("Third")];
    const ids = [third.id, shop.categoryId];
    const { body } = await send("PATCH", "/categories/reorder", { ids });
    expect(idsOf(body.categories)).toEqual([...ids, second.id]);
    expect(idsOf((await publicMenu()).categories)).toEqual([...ids, second.id]);
  });

  it("adds new products behind reordered ones", async () => {
    await send("PATCH", "/products/reorder", { ids: [shop.diavola] });
    const { body } = await send("POST", "/products", productBody());
    expect(await productIds()).toEqual([shop.diavola, shop.margherita, body.id]);
  });

  it("refuses repeated, unknown, foreign and missing ids and changes nothing", async () => {
    const other = await seedShop(app);
    const before = await productIds();
    const refused = [
      [shop.diavola, shop.diavola],
      [shop.diavola, newId("prd")],
      [shop.diavola, other.margherita],
      [shop.diavola, shop.categoryId],
      [],
      [1],
      "all",
    ];
    for (const ids of refused) {
      const { status, body } = await send("PATCH", "/products/reorder", { ids });
      expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    }
    expect((await send("PATCH", "/categories/reorder", { ids: [other.categoryId] })).status).toBe(400);
    expect(await productIds()).toEqual(before);
  });

  it("ends in one of the asked orders when thirty are asked at once", async () => {
    const ids = [shop.margherita, shop.diavola];
    for (const _ of Array(6)) ids.push(await seedProduct(app, shop));
    const asked = Array.from({ length: 30 }, (_, turn) => [
      ...ids.slice(turn % ids.length),
      ...ids.slice(0, turn % ids.length),
    ]);
    const answers = await Promise.all(
      asked.map((order) => send("PATCH", "/products/reorder", { ids: order })),
    );
    for (const [index, { status, body }] of answers.entries()) {
      expect(status).toBe(200);
      expect(idsOf(body.products)).toEqual(asked[index]);
    }
    const { body } = await send("GET", "/products");
    expect(asked).toContainEqual(idsOf(body.products));
    expect(body.products.map(({ order }: { order: number }) => order)).toEqual(ids.map((_, index) => index));
  });

  it("goes on while orders take stock of the same products", async () => {
    await Promise.all([
      send("PATCH", `/products/${shop.margherita}`, { stock: 8 }),
      send("PATCH", `/products/${shop.diavola}`, { stock: 8 }),
    ]);
    const order = (first: string, second: string) => ({
      type: "pickup",
      customerName: "Ada",
      customerEmail: "ada@diner.example",
      customerPhone: "+39 333 1234567",
      paymentMethod: "cash",
      items: [first, second].map((productId) => ({
        productId,
        quantity: 1,
        price: 1,
        ...(productId === shop.diavola ? { selectedOptions: { Size: ["Regular"] } } : {}),
      })),
    });
    const pair = [shop.margherita, shop.diavola] as const;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => [
        api("POST", `/api/public/${shop.slug}/orders`, {
          body: turn % 2 ? order(pair[0], pair[1]) : order(pair[1], pair[0]),
        }),
        send("PATCH", "/products/reorder", { ids: turn % 2 ? [...pair] : [...pair].reverse() }),
      ]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await publicMenu()).products).toEqual([]);
  });
});
