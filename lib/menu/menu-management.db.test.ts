import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { newId } from "@/lib/ids/ids";
import { type Api, createApi } from "@/lib/testing/call";
import { type SeededShop, seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: Api;
let shop: SeededShop;
let base: string;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  shop = await seedShop(app);
  base = `/api/tenant/${shop.slug}`;
});

const send = (method: string, path: string, body?: unknown) =>
  api(method, `${base}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const publicMenu = async () => (await api("GET", `/api/public/${shop.slug}/menu`)).body;
const newCategory = async (name: string) => (await send("POST", "/categories", { name: { en: name } })).body;
const productBody = (changes: Record<string, unknown> = {}) => ({
  categoryId: shop.categoryId,
  name: { en: "Calzone", it: "Calzone" },
  basePrice: 9.5,
  ...changes,
});

describe("categories", () => {
  it("creates a category last, lists it, reads it and shows it to the public", async () => {
    const made = await send("POST", "/categories", { name: { en: " Drinks ", it: "", de: "Getränke" } });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^cat_/),
      name: { en: "Drinks", de: "Getränke" },
      order: 1,
      visible: true,
    });
    expect((await send("GET", `/categories/${made.body.id}`)).body).toEqual(made.body);
    const { body } = await send("GET", "/categories");
    expect(body.categories.map((category: { id: string }) => category.id)).toEqual([
      shop.categoryId,
      made.body.id,
    ]);
    expect((await publicMenu()).categories).toContainEqual(made.body);
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
    expect(body).toEqual({ id: shop.categoryId, name: { en: "Pies" }, order: 0, visible: true });
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

describe("products", () => {
  it("creates a product with every field, last in the menu", async () => {
    const fields = {
      ...productBody(),
      description: { en: "Folded" },
      image: "/media/demo/luigi/calzone-640.webp",
      discountPrice: 8,
      allergens: ["gluten", "milk"],
      dietaryTags: ["vegetarian"],
      optionGroups: [{ name: "Size", required: true, min: 1, max: 1, labels: ["Small", "Large (+2.50)"] }],
      status: "active",
      stock: 5,
      available: true,
    };
    const made = await send("POST", "/products", fields);
    expect(made.status).toBe(200);
    expect(made.body).toEqual({ ...fields, id: expect.stringMatching(/^prd_/), order: 2 });
    expect((await send("GET", `/products/${made.body.id}`)).body).toEqual(made.body);
    expect((await send("GET", "/products")).body.products.at(-1)).toEqual(made.body);
    const { stock: _, available: __, status: ___, ...shown } = made.body;
    expect((await publicMenu()).products).toContainEqual(shown);
  });

  it("fills in what is left out", async () => {
    const { body } = await send("POST", "/products", productBody());
    expect(body).toEqual({
      ...productBody(),
      id: body.id,
      description: {},
      image: null,
      discountPrice: null,
      allergens: [],
      dietaryTags: [],
      optionGroups: [],
      status: "active",
      stock: null,
      available: true,
      order: 2,
    });
  });

  it("sets and ends a discount without touching the rest", async () => {
    const path = `/products/${shop.margherita}`;
    const before = (await send("GET", path)).body;
    expect((await send("PATCH", path, { discountPrice: 7.25 })).body).toEqual({
      ...before,
      discountPrice: 7.25,
    });
    expect((await send("PATCH", path, { discountPrice: null })).body).toEqual(before);
    expect((await send("PATCH", path, {})).body).toEqual(before);
  });

  it("charges the new price from the moment that the change is acknowledged", async () => {
    await send("PATCH", `/products/${shop.diavola}`, {
      basePrice: 10,
      optionGroups: [{ name: "Size", required: true, max: 1, labels: ["Small", "Big (+1.10)"] }],
    });
    const { body } = await api("POST", `/api/public/${shop.slug}/orders`, {
      body: {
        type: "pickup",
        customerName: "Ada",
        customerEmail: "ada@diner.example",
        customerPhone: "+39 333 1234567",
        paymentMethod: "cash",
        items: [{ productId: shop.diavola, quantity: 1, price: 1, selectedOptions: { Size: ["Big"] } }],
      },
    });
    expect(body.total).toBe(11.1);
  });

  it("moves a product to another category", async () => {
    const { id } = await newCategory("Specials");
    const { body } = await send("PATCH", `/products/${shop.margherita}`, { categoryId: id });
    expect(body.categoryId).toBe(id);
  });

  test.each([
    ["a draft", { status: "draft" }],
    ["no stock", { stock: 0 }],
    ["a product that is switched off", { available: false }],
  ])("keeps %s from the public", async (_, changes) => {
    await send("PATCH", `/products/${shop.margherita}`, changes);
    const menu = await publicMenu();
    expect(menu.products.map(({ id }: { id: string }) => id)).toEqual([shop.diavola]);
    expect((await send("GET", `/products/${shop.margherita}`)).body).toMatchObject(changes);
  });

  it("sets the stock to what it is told, whatever was there", async () => {
    const path = `/products/${shop.margherita}`;
    await send("PATCH", path, { stock: 3 });
    const [, last] = [await send("PATCH", path, { stock: 9 }), await send("PATCH", path, { stock: 9 })];
    expect(last.body.stock).toBe(9);
    expect((await send("PATCH", path, { stock: null })).body.stock).toBeNull();
  });

  it("keeps both of two changes of different fields at once", async () => {
    const path = `/products/${shop.margherita}`;
    await Promise.all([
      send("PATCH", path, { basePrice: 4 }),
      send("PATCH", path, { stock: 4 }),
      send("PATCH", path, { allergens: ["gluten"] }),
    ]);
    expect((await send("GET", path)).body).toMatchObject({ basePrice: 4, stock: 4, allergens: ["gluten"] });
  });

  it("deletes a product, and again without complaint", async () => {
    for (const _ of [1, 2]) expect((await send("DELETE", `/products/${shop.margherita}`)).status).toBe(204);
    expect((await publicMenu()).products).toHaveLength(1);
  });

  test.each([
    ["a price finer than a cent", { basePrice: 1.005 }],
    ["a negative price", { basePrice: -1 }],
    ["a price as text", { basePrice: "9.50" }],
    ["a price beyond all bounds", { basePrice: 1e12 }],
    ["a discount finer than a cent", { discountPrice: 0.001 }],
    ["a price that is null", { basePrice: null }],
    ["an unknown category", { categoryId: newId("cat") }],
    ["an unknown status", { status: "sold" }],
    ["a negative stock", { stock: -1 }],
    ["half a piece of stock", { stock: 0.5 }],
    ["a picture from elsewhere", { image: "https://elsewhere.example/x-640.webp" }],
    ["a picture that is code", { image: "javascript:alert(1)" }],
    ["a path out of the pictures", { image: "/media/../secret-640.webp" }],
    ["an allergen that is no text", { allergens: [1] }],
    ["too many tags", { dietaryTags: Array.from({ length: 41 }, (_, index) => `tag ${index}`) }],
    ["a group without labels", { optionGroups: [{ name: "Size", labels: [] }] }],
    ["a group named like a method", { optionGroups: [{ name: "constructor", labels: ["a"] }] }],
    ["an option priced finer than a cent", { optionGroups: [{ name: "Size", labels: ["a (+0.001)"] }] }],
    ["one name in two groups", { optionGroups: [0, 1].map(() => ({ name: "Size", labels: ["a"] })) }],
  ])("refuses %s and changes nothing", async (_, changes) => {
    const path = `/products/${shop.margherita}`;
    const before = (await send("GET", path)).body;
    const { status, body } = await send("PATCH", path, { ...changes, available: false });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.message).toContain(Object.keys(changes)[0]);
    expect((await send("GET", path)).body).toEqual(before);
    expect((await send("POST", "/products", productBody(changes))).status).toBe(400);
  });

  test.each(["categoryId", "name", "basePrice"])("refuses a new product without %s", async (field) => {
    const body = { ...productBody(), [field]: undefined };
    expect((await send("POST", "/products", body)).status).toBe(400);
  });

  it("counts prices in the currency's own decimals", async () => {
    shop = await seedShop(app, { currency: "JPY" });
    base = `/api/tenant/${shop.slug}`;
    expect((await send("POST", "/products", productBody({ basePrice: 950 }))).body.basePrice).toBe(950);
    expect((await send("POST", "/products", productBody({ basePrice: 9.5 }))).status).toBe(400);
  });
});

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

describe("access", () => {
  const writes = (): [string, string, unknown?][] => [
    ["POST", "/categories", { name: { en: "x" } }],
    ["PATCH", `/categories/${shop.categoryId}`, { visible: false }],
    ["DELETE", `/categories/${shop.categoryId}`],
    ["PATCH", "/categories/reorder", { ids: [shop.categoryId] }],
    ["POST", "/products", productBody()],
    ["PATCH", `/products/${shop.margherita}`, { basePrice: 1 }],
    ["DELETE", `/products/${shop.margherita}`],
    ["PATCH", "/products/reorder", { ids: [shop.diavola] }],
  ];

  it("is refused to strangers, other restaurants and, for writes, plain staff", async () => {
    const stranger = (await seedShop(app)).owner;
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    for (const [method, path, body] of writes()) {
      const options = body === undefined ? {} : { body };
      expect((await api(method, `${base}${path}`, options)).body.error).toBe("UNAUTHENTICATED");
      for (const as of [stranger, staff]) {
        expect((await api(method, `${base}${path}`, { ...options, as })).body.error).toBe("FORBIDDEN");
      }
    }
    for (const path of ["/categories", "/products", `/products/${shop.margherita}`]) {
      expect((await api("GET", `${base}${path}`, { as: stranger })).status).toBe(403);
      expect((await api("GET", `${base}${path}`, { as: staff })).status).toBe(200);
    }
    expect((await publicMenu()).products).toHaveLength(2);
  });

  it("does not tell another restaurant's objects from unknown ones", async () => {
    const other = await seedShop(app);
    for (const [kind, foreign, unknown] of [
      ["products", other.margherita, newId("prd")],
      ["categories", other.categoryId, newId("cat")],
    ] as const) {
      for (const [method, body] of [["GET"], ["PATCH", {}]] as const) {
        const answers = await Promise.all(
          [foreign, unknown].map((id) => send(method, `/${kind}/${id}`, body)),
        );
        expect(answers[0]?.status).toBe(404);
        expect(answers[0]?.text).toBe(answers[1]?.text);
      }
      expect((await send("DELETE", `/${kind}/${foreign}`)).status).toBe(204);
    }
    expect((await api("GET", `/api/public/${other.slug}/menu`)).body.products).toHaveLength(2);
  });
});

describe("freshness", () => {
  it("shows every acknowledged write to the next read of every instance", async () => {
    const second = await createTestApp();
    const elsewhere = createApi(second);
    try {
      for (const price of [5, 6, 7, 8]) {
        await elsewhere("GET", `/api/public/${shop.slug}/menu`);
        await send("PATCH", `/products/${shop.margherita}`, { basePrice: price });
        for (const read of [api, elsewhere]) {
          const { body } = await read("GET", `/api/public/${shop.slug}/menu`);
          expect(body.products[0].basePrice).toBe(price);
        }
      }
    } finally {
      await second.stop();
    }
  });

  it("answers 304 until the menu changes, and tells nothing of the stock", async () => {
    const path = `/api/public/${shop.slug}/menu`;
    const first = await api("GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api("GET", path, { headers: { "if-none-match": known } });
      expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    }
    await send("PATCH", `/products/${shop.margherita}`, { stock: 41 });
    const counted = await api("GET", path, { headers: { "if-none-match": etag } });
    expect(counted.status).toBe(304);
    await send("PATCH", `/products/${shop.margherita}`, { basePrice: 1 });
    const changed = await api("GET", path, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.text).not.toMatch(/stock|41/);
  });

  it("offers as filters only what is on the menu right now", async () => {
    const filters = async () => (await api("GET", `/api/public/${shop.slug}/menu/filters`)).body;
    expect(await filters()).toEqual({ allergens: ["gluten", "milk"], dietaryTags: ["vegetarian"] });
    await send("PATCH", `/products/${shop.margherita}`, { stock: 0 });
    expect(await filters()).toEqual({ allergens: [], dietaryTags: [] });
  });

  it("knows no menu of an unknown restaurant", async () => {
    for (const path of ["menu", "menu/filters"]) {
      const { status, body } = await api("GET", `/api/public/nobody-here/${path}`);
      expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
    }
  });
});
