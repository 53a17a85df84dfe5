import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shopTest as it, shop, shopTest as test } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";

const NOTHING_MORE = {
  ...{ taxClassId: null, externalId: null },
  ...{ recipe: [], optionRecipes: [], canMake: null, firstOut: null, cost: null, soldOutOptions: [] },
};
/** What a product has for the restaurant alone. */
const OWN_FIELDS = [
  ...["stock", "available", "status", "soldOutUntil", "availability", "revision"],
  ...Object.keys(NOTHING_MORE),
];

const { send, publicMenu, newCategory, productBody } = driveMenu(() => ({ api, shop }));

describe("products", () => {
  it("creates a product with every field, last in the menu", async () => {
    const fields = {
      ...productBody(),
      description: { en: "Folded" },
      image: "/media/demo/luigi/calzone-640.webp",
      discountPrice: 8,
      allergens: ["gluten", "milk"],
      dietaryTags: ["vegetarian"],
      minimumAge: 18,
      allergenNote: { en: "Made where nuts are used" },
      optionGroups: [
        {
          name: "Size",
          required: true,
          min: 1,
          max: 1,
          labels: ["Small", "Large (+2.50)"],
          names: { it: "Formato" },
          choices: [
            { label: "Small", default: true },
            { label: "Large (+2.50)", name: { it: "Grande" }, allergens: ["milk"] },
          ],
        },
      ],
      status: "active",
      stock: 5,
      available: true,
      soldOutUntil: null,
      availability: [],
    };
    const made = await send("POST", "/products", fields);
    expect(made.status).toBe(200);
    expect(made.body).toEqual({
      ...fields,
      id: expect.stringMatching(/^prd_/),
      order: 2,
      revision: 0,
      ...NOTHING_MORE,
      optionGroups: fields.optionGroups.map((group) => ({
        ...group,
        choices: group.choices.map((choice, place) => ({
          ...choice,
          id: expect.stringMatching(/^opt_/),
          priceDelta: [0, 2.5][place],
        })),
      })),
    });
    expect((await send("GET", `/products/${made.body.id}`)).body).toEqual(made.body);
    expect((await send("GET", "/products")).body.products.at(-1)).toEqual(made.body);
    const shown = Object.entries(made.body).filter(([field]) => !OWN_FIELDS.includes(field));
    expect((await publicMenu()).products).toContainEqual(Object.fromEntries(shown));
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
      minimumAge: null,
      optionGroups: [],
      status: "active",
      stock: null,
      available: true,
      soldOutUntil: null,
      allergenNote: {},
      availability: [],
      revision: 0,
      order: 2,
      ...NOTHING_MORE,
    });
  });

  it("sets and ends a discount without touching the rest", async () => {
    const path = `/products/${shop.margherita}`;
    const before = (await send("GET", path)).body;
    expect((await send("PATCH", path, { discountPrice: 7.25 })).body).toEqual({
      ...before,
      discountPrice: 7.25,
      revision: 1,
    });
    const ended = (await send("PATCH", path, { discountPrice: null })).body;
    expect(ended).toEqual({ ...before, revision: 2 });
    expect((await send("PATCH", path, {})).body).toEqual({ ...before, revision: 3 });
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
    [
      "details of an unknown label",
      { optionGroups: [{ name: "A", labels: ["a"], choices: [{ label: "b" }] }] },
    ],
    [
      "more defaults than can be chosen",
      {
        optionGroups: [
          {
            name: "A",
            max: 1,
            labels: ["a", "b"],
            choices: ["a", "b"].map((label) => ({ label, default: true })),
          },
        ],
      },
    ],
    ["hours on no day", { availability: [{ days: [], from: "11:00", to: "15:00" }] }],
    ["hours that are none", { availability: [{ days: [8], from: "11:00", to: "25:00" }] }],
    ["one name in two groups", { optionGroups: [0, 1].map(() => ({ name: "Size", labels: ["a"] })) }],
  ])("refuses %s and changes nothing", async (_, changes) => {
    const path = `/products/${shop.margherita}`;
    const before = (await send("GET", path)).body;
    const { status, body } = await send("PATCH", path, { ...changes, available: false });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
    expect(body.issues[0].path).toContain(Object.keys(changes)[0]);
    expect((await send("GET", path)).body).toEqual(before);
    expect((await send("POST", "/products", productBody(changes))).status).toBe(400);
  });

  test.each(["categoryId", "name", "basePrice"])("refuses a new product without %s", async (field) => {
    const body = { ...productBody(), [field]: undefined };
    expect((await send("POST", "/products", body)).status).toBe(400);
  });

  it("counts prices in the currency's own decimals", async () => {
    const yen = await seedShop(app, { currency: "JPY" });
    const { send, productBody } = driveMenu(() => ({ api, shop: yen }));
    expect((await send("POST", "/products", productBody({ basePrice: 950 }))).body.basePrice).toBe(950);
    expect((await send("POST", "/products", productBody({ basePrice: 9.5 }))).status).toBe(400);
  });
});
