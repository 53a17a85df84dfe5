import { describe, expect } from "vitest";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { orderBody, seedProduct } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";

const DIAVOLA = "Diavola (+2.01)";
const BOTH = { Flavour: ["Margherita", DIAVOLA] };

let pizza: string;
let flour: string;
let salami: string;

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const stockOf = async (id: string) => (await send("GET", `/ingredients/${id}`)).body.stock;
const line = (selectedOptions: object, quantity = 1) => ({
  productId: pizza,
  quantity,
  price: 1,
  selectedOptions,
});
const place = (items: object[]) => orders.placed(shop, { items });
const groups = (halves: string | undefined) => [
  {
    name: "Flavour",
    required: true,
    ...(halves ? { halves } : { max: 2 }),
    labels: ["Margherita", DIAVOLA, "Tartufo (+5.00)"],
    choices: [
      { label: "Margherita", allergens: ["milk"], removesAllergens: ["nuts"] },
      { label: DIAVOLA, allergens: ["mustard"] },
    ],
  },
];

/** A pizza for 9.00 of 0.3 kg of flour; a whole Diavola has 0.125 kg of salami, and 0.001 kg more of flour. */
it.beforeEach(async () => {
  pizza = await seedProduct(app, shop, { basePriceMinor: 900, allergens: ["gluten", "nuts"] });
  flour = (await send("POST", "/ingredients", { name: "Flour", unit: "kg", stock: 10 })).body.id;
  salami = (await send("POST", "/ingredients", { name: "Salami", unit: "kg", stock: 1 })).body.id;
  const changed = await send("PATCH", `/products/${pizza}`, {
    optionGroups: groups("average"),
    recipe: [{ ingredientId: flour, quantity: 0.3 }],
    optionRecipes: [
      { group: "Flavour", option: "Diavola", ingredientId: salami, quantity: 0.125 },
      { group: "Flavour", option: "Diavola", ingredientId: flour, quantity: 0.001 },
    ],
  });
  expect(changed.status).toBe(200);
});

describe("a dish of two halves", () => {
  it("says so on the menu, whose labels stay what they are", async () => {
    const { body } = await api("GET", `/api/public/${shop.slug}/menu`);
    const dish = body.products.find(({ id }: { id: string }) => id === pizza);
    expect(dish.optionGroups[0]).toMatchObject({
      ...{ name: "Flavour", required: true, min: 1, max: 2, halves: "average" },
      labels: ["Margherita", DIAVOLA, "Tartufo (+5.00)"],
    });
    const diavola = body.products.find(({ id }: { id: string }) => id === shop.diavola);
    expect(diavola.optionGroups[0]).not.toHaveProperty("halves");
  });

  it("is ordered by its labels, costs the average and says what is on its halves", async () => {
    const { id } = await place([line(BOTH, 2), line({ Flavour: ["Diavola"] })]);
    const { body } = await send("GET", `/orders/${id}`);
    expect(body.items).toMatchObject([
      { price: 10.01, lineTotal: 20.02, selectedOptions: BOTH, halvedGroups: ["Flavour"] },
      { price: 11.01, selectedOptions: { Flavour: [DIAVOLA] }, optionNames: ["Diavola"] },
    ]);
    expect(body.items[0].optionNames).toEqual(["½ Margherita", "½ Diavola"]);
    expect(body.items[1]).not.toHaveProperty("halvedGroups");
    expect(body.total).toBe(31.03);
  });

  it("has the allergens of both halves, and is without what both are without", async () => {
    const { id } = await place([line(BOTH), line({ Flavour: ["Margherita"] })]);
    const { body } = await send("GET", `/orders/${id}`);
    expect(body.items.map(({ allergens }: { allergens: string[] }) => [...allergens].sort())).toEqual([
      ["gluten", "milk", "mustard", "nuts"],
      ["gluten", "milk"],
    ]);
  });

  it("costs as much as its more expensive half where the restaurant says so, from the next order on", async () => {
    const before = await place([line(BOTH)]);
    await send("PATCH", `/products/${pizza}`, { optionGroups: groups("highest") });
    const after = await place([line(BOTH)]);
    await send("PATCH", `/products/${pizza}`, { optionGroups: groups(undefined) });
    const two = await place([line({ Flavour: [DIAVOLA, "Tartufo"] })]);
    const read = async (id: string) => (await send("GET", `/orders/${id}`)).body;
    expect((await read(before.id)).items[0]).toMatchObject({ price: 10.01, halvedGroups: ["Flavour"] });
    expect((await read(after.id)).items[0]).toMatchObject({ price: 11.01, halvedGroups: ["Flavour"] });
    const whole = (await read(two.id)).items[0];
    expect(whole).toMatchObject({ price: 16.01, optionNames: ["Diavola", "Tartufo"] });
    expect(whole).not.toHaveProperty("halvedGroups");
  });

  it("uses half of what a whole uses, gives back what units of it took, and never more", async () => {
    const { id } = await place([line(BOTH, 3)]);
    await orders.patch(shop, id, { status: "accepted" });
    // Three halves of 0.125 kg and of 0.001 kg, each sum rounded up to a gram.
    expect(await stockOf(salami)).toBe(0.812);
    expect(await stockOf(flour)).toBe(9.098);
    await orders.patch(shop, id, { status: "canceled" });
    expect([await stockOf(salami), await stockOf(flour)]).toEqual([1, 10]);
  });

  it("uses all of a recipe on both halves together where both have it", async () => {
    const optionRecipes = [
      { group: "Flavour", option: "Margherita", ingredientId: salami, quantity: 0.125 },
      { group: "Flavour", option: "Diavola", ingredientId: salami, quantity: 0.125 },
    ];
    await send("PATCH", `/products/${pizza}`, { optionRecipes });
    const { id } = await place([line(BOTH)]);
    await orders.patch(shop, id, { status: "accepted" });
    expect(await stockOf(salami)).toBe(0.875);
  });

  it("is refunded unit by unit to the last cent, and its ingredients return unit by unit", async () => {
    await seedTax(app, shop);
    const { id } = await place([line(BOTH, 3)]);
    await orders.patch(shop, id, { status: "accepted" });
    await send("POST", `/orders/${id}/payments`, { method: "external", type: "terminal" });
    const stocks = [];
    for (let unit = 0; unit < 3; unit += 1) {
      const lineItems = [{ lineItemId: "0", quantity: 1 }];
      const { status } = await send("POST", `/orders/${id}/refunds`, {
        scope: "lines",
        lineItems,
        restock: true,
        reason: "dry",
      });
      expect(status).toBeLessThan(300);
      stocks.push(await stockOf(salami));
    }
    expect(stocks).toEqual([0.875, 0.938, 1]);
    const { body } = await send("GET", `/orders/${id}`);
    expect(body).toMatchObject({ total: 30.03, refunded: 30.03, paymentStatus: "refunded" });
  });

  it("keeps its halves when other lines of its order change, and takes other halves", async () => {
    const { body } = await send("POST", "/orders", {
      ...orderBody(shop),
      ...{ channel: "phone", customerEmail: null, paymentMethod: "cash", items: [line(BOTH)] },
    });
    const { id } = body.order;
    await orders.patch(shop, id, { status: "accepted" });
    const kept = { lineIndex: 0, quantity: 2 };
    const added = line({ Flavour: [DIAVOLA, "Tartufo (+5.00)"] });
    const edited = await send("POST", `/orders/${id}/edits`, { items: [kept, added] });
    expect(edited.body).toMatchObject({ difference: 22.52, order: { total: 32.53 } });
    expect(edited.body.order.items).toMatchObject([
      { quantity: 2, price: 10.01, halvedGroups: ["Flavour"] },
      { price: 12.51, halvedGroups: ["Flavour"], optionNames: ["½ Diavola", "½ Tartufo"] },
    ]);
    expect(await stockOf(salami)).toBe(0.812);
  });

  it("is on its receipt with its halves, in the sum that was paid", async () => {
    const { id } = await place([line(BOTH)]);
    await orders.patch(shop, id, { status: "accepted" });
    await send("POST", `/orders/${id}/payments`, { method: "external", type: "terminal" });
    const { body } = await send("GET", "/receipts");
    expect(body.receipts[0]).toMatchObject({
      gross: 10.01,
      sale: {
        items: [
          { optionNames: ["½ Margherita", "½ Diavola"], selectedOptions: BOTH, halvedGroups: ["Flavour"] },
        ],
      },
    });
  });
});

describe("a group of halves", () => {
  it.for([
    [{ max: 3 }, "optionGroups.0.max"],
    [{ max: 1 }, "optionGroups.0.max"],
    [{ min: 2 }, "optionGroups.0.min"],
    [{ labels: ["Margherita"], choices: [] }, "optionGroups.0.halves"],
  ] as const)("is refused with %j", async ([changes, path]) => {
    const optionGroups = [{ ...groups("highest")[0], ...changes }];
    const { status, body } = await send("PATCH", `/products/${pizza}`, { optionGroups });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(path);
  });

  it("travels with the menu as a spreadsheet", async () => {
    const { text } = await send("GET", "/menu/export");
    expect(text).toContain('""halves"":""average""');
  });
});
