import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";

const { send } = driveMenu(() => ({ api, shop }));
const products = async () => (await send("GET", "/products")).body.products;
const seen = async () =>
  (await products()).map(({ id, revision }: { id: string; revision: number }) => ({ id, revision }));

describe("a bulk edit", () => {
  it("changes prices by percent with a rounding, and answers the products", async () => {
    const change = { price: { percent: 10, rounding: "90" }, status: "draft" };
    const { status, body } = await send("POST", "/products/bulk", { products: await seen(), ...change });
    expect(status).toBe(200);
    expect(body.products.map(({ basePrice }: { basePrice: number }) => basePrice)).toEqual([8.9, 12.9]);
    expect(body.products).toEqual(await products());
    expect(body.products.every((product: { status: string }) => product.status === "draft")).toBe(true);
  });

  it("changes nothing when one of the products was edited after it was read", async () => {
    const read = await seen();
    await send("PATCH", `/products/${shop.diavola}`, { basePrice: 13 });
    const { status, body } = await send("POST", "/products/bulk", { products: read, price: { amount: 1 } });
    expect([status, body.error]).toEqual([409, "MENU_CHANGED"]);
    expect((await products()).map(({ basePrice }: { basePrice: number }) => basePrice)).toEqual([8.5, 13]);
  });

  it("is made by one of many rivals", async () => {
    const read = await seen();
    const raise = () => send("POST", "/products/bulk", { products: read, price: { amount: 1 } });
    const answers = await Promise.all(Array.from({ length: 8 }, raise));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await products()).map(({ basePrice }: { basePrice: number }) => basePrice)).toEqual([9.5, 13]);
  });

  it("loses no stock that is sold meanwhile", async () => {
    await send("PATCH", `/products/${shop.margherita}`, { stock: 5 });
    const read = await seen();
    await app.db.prisma.product.updateMany({
      where: { id: shop.margherita },
      data: { stock: { decrement: 2 } },
    });
    expect((await send("POST", "/products/bulk", { products: read, available: false })).status).toBe(200);
    expect((await products())[0]).toMatchObject({ stock: 3, available: false });
  });

  it.each([
    ["an unknown product", 404, () => ({ products: [{ id: newId("prd"), revision: 0 }], available: true })],
    ["an unknown category", 400, async () => ({ products: await seen(), categoryId: newId("cat") })],
    ["no change", 400, async () => ({ products: await seen() })],
    ["percent and amount", 400, async () => ({ products: await seen(), price: { percent: 1, amount: 1 } })],
    ["half a cent", 400, async () => ({ products: await seen(), price: { amount: 0.005 } })],
  ])("refuses %s", async (_, status, body) => {
    const before = await products();
    expect((await send("POST", "/products/bulk", await body())).status).toBe(status);
    expect(await products()).toEqual(before);
  });
});

describe("a copy", () => {
  it("of a dish is a draft with its options, and counts from none", async () => {
    await send("PATCH", `/products/${shop.diavola}`, { stock: 7 });
    const original = (await send("GET", `/products/${shop.diavola}`)).body;
    const { body } = await send("POST", `/products/${shop.diavola}/duplicate`);
    const { id, name, status, stock, order, revision, optionGroups, ...same } = body;
    const labelsOf = (groups: { labels: string[] }[]) => groups.map(({ labels }) => labels);
    expect(labelsOf(optionGroups)).toEqual(labelsOf(original.optionGroups));
    expect(original).toMatchObject(same);
    expect([name, status, stock, order, revision]).toEqual([
      { en: "Diavola (copy)", it: "Diavola (copia)" },
      "draft",
      0,
      2,
      0,
    ]);
    expect((await send("POST", `/products/${newId("prd")}/duplicate`)).status).toBe(404);
  });

  it("of a category is hidden, with its dishes", async () => {
    const { body } = await send("POST", `/categories/${shop.categoryId}/duplicate`);
    expect(body).toMatchObject({ visible: false, name: { en: "Pizza (copy)" } });
    const copies = (await products()).filter(
      ({ categoryId }: { categoryId: string }) => categoryId === body.id,
    );
    expect(copies.map(({ name }: { name: { en: string } }) => name.en)).toEqual(["Margherita", "Diavola"]);
  });
});
