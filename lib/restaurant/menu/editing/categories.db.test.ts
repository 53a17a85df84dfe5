import { describe, expect } from "vitest";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, shopTest as it, shop, shopTest as test } from "@/lib/testing/fixtures";

const { send, publicMenu, newCategory, productBody } = driveMenu(() => ({ api, shop }));

describe("categories", () => {
  it("creates a category last, lists it, reads it and shows it to the public", async () => {
    const made = await send("POST", "/categories", { name: { en: " Drinks ", it: "", de: "Getränke" } });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^cat_/),
      name: { en: "Drinks", de: "Getränke" },
      order: 1,
      visible: true,
      availability: [],
      externalId: null,
      hiddenUntil: null,
      taxClassId: null,
    });
    expect((await send("GET", `/categories/${made.body.id}`)).body).toEqual(made.body);
    const { body } = await send("GET", "/categories");
    expect(body.categories.map((category: { id: string }) => category.id)).toEqual([
      shop.categoryId,
      made.body.id,
    ]);
    const { hiddenUntil: _, availability: __, taxClassId: ___, externalId: ____, ...shown } = made.body;
    expect((await publicMenu()).categories).toContainEqual(shown);
  });

  it("keeps the order that a caller asks for", async () => {
    const { body } = await send("POST", "/categories", { name: { en: "First" }, order: 0 });
    expect(body.order).toBe(0);
  });

  it("hides a category and its products from the public but not from the restaurant", async () => {
    const { status, body } = await send("PATCH", `/categories/${shop.categoryId}`, { visible: false });
    expect([status, body.visible]).toEqual([200, false]);
    expect(await publicMenu()).toEqual({ categories: [], products: [] });
    expect((await send("GET", "/categories")).body.categories).toHaveLength(1);
    expect((await send("GET", "/products")).body.products).toHaveLength(2);
  });

  it("changes only what is given", async () => {
    const { body } = await send("PATCH", `/categories/${shop.categoryId}`, { name: { en: "Pies" } });
    const unset = { hiddenUntil: null, availability: [], taxClassId: null, externalId: null };
    const facts = { name: { en: "Pies" }, order: 0, visible: true, ...unset };
    expect(body).toEqual({ id: shop.categoryId, ...facts });
    expect((await send("PATCH", `/categories/${shop.categoryId}`, {})).body).toEqual(body);
  });

  it("deletes an empty category, and again without complaint", async () => {
    const { id } = await newCategory("Gone soon");
    for (const _ of [1, 2]) {
      const { status, text } = await send("DELETE", `/categories/${id}`);
      expect([status, text]).toEqual([204, ""]);
    }
    expect((await send("GET", `/categories/${id}`)).body.error).toBe("CATEGORY_NOT_FOUND");
  });

  it("refuses to delete a category with products", async () => {
    const { status, body } = await send("DELETE", `/categories/${shop.categoryId}`);
    expect([status, body.error]).toEqual([409, "CATEGORY_NOT_EMPTY"]);
    expect((await publicMenu()).products).toHaveLength(2);
  });

  it("never leaves a product without its category when both are written at once", async () => {
    const { id } = await newCategory("Contested");
    const [deletion, creation] = await Promise.all([
      send("DELETE", `/categories/${id}`),
      send("POST", "/products", productBody({ categoryId: id })),
    ]);
    expect([
      [204, 400],
      [409, 200],
    ]).toContainEqual([deletion.status, creation.status]);
  });

  test.each([
    ["no text", { name: {} }],
    ["blank texts", { name: { en: "  " } }],
    ["a key that is no locale", { name: { "not a locale": "x" } }],
    ["a prototype key", '{"name":{"__proto__":"x"}}'],
    ["a name that is no map", { name: "Pizza" }],
    ["a text that is no string", { name: { en: 1 } }],
    ["a long text", { name: { en: "x".repeat(121) } }],
    ["a fraction as order", { name: { en: "x" }, order: 1.5 }],
    ["a negative order", { name: { en: "x" }, order: -1 }],
    ["a NUL character", '{"name":{"en":"a\\u0000b"}}'],
  ])("refuses %s", async (_, body) => {
    const { status, body: answer } = await send("POST", "/categories", body);
    expect([status, answer.error]).toEqual([400, "VALIDATION_FAILED"]);
  });
});
