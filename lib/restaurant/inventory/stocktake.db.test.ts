import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { seedShop } from "@/lib/testing/seed-shop";

let flour: string;
let salt: string;

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const outcome = ({ status, body }: CallResult) => (status < 300 ? 200 : body.error);
const make = async (request: object) => (await send("POST", "/ingredients", request)).body.id;
const ingredient = async (id: string) => (await send("GET", `/ingredients/${id}`)).body;
const margherita = async () => (await send("GET", `/products/${shop.margherita}`)).body;
const count = (...counts: { ingredientId: string; quantity: number; countedAt?: string }[]) =>
  send("POST", "/stock-counts", { counts });

/** A Margherita takes 0.25 kg of flour at 1.20 a kilo and 5 g of salt; an order of the driver has two of them. */
it.beforeEach(async () => {
  flour = await make({ name: "Flour", unit: "kg", stock: 1, unitCost: 1.2 });
  salt = await make({ name: "Salt", unit: "g", stock: 100 });
  const recipe = [
    { ingredientId: flour, quantity: 0.25 },
    { ingredientId: salt, quantity: 5 },
  ];
  await send("PATCH", `/products/${shop.margherita}`, { recipe });
});

describe("a stocktake", () => {
  it("sets what was counted, all of it or nothing", async () => {
    const { body } = await count(
      { ingredientId: flour, quantity: 0.8 },
      { ingredientId: salt, quantity: 40 },
    );
    expect(body.ingredients).toMatchObject([
      { name: "Flour", stock: 0.8 },
      { name: "Salt", stock: 40 },
    ]);
    const unknown = count({ ingredientId: flour, quantity: 0 }, { ingredientId: "ing_none", quantity: 1 });
    expect(outcome(await unknown)).toBe("VALIDATION_FAILED");
    expect((await ingredient(flour)).stock).toBe(0.8);
  });

  it("keeps what was sold and delivered after the count, and judges one count by no other", async () => {
    const order = await orders.placed(shop);
    const countedAt = app.clock.now().toISOString();
    app.clock.advance({ minutes: 1 });
    await orders.patch(shop, order.id, { status: "accepted" });
    await send("POST", `/ingredients/${flour}/movements`, { kind: "delivery", quantity: 2 });
    await count({ ingredientId: flour, quantity: 0.9, countedAt });
    expect((await ingredient(flour)).stock).toBe(2.4);
    await count({ ingredientId: flour, quantity: 0.9, countedAt });
    expect((await ingredient(flour)).stock).toBe(2.4);
  });

  it("is refused when a count is older than a day, and takes a clock that is fast for now", async () => {
    const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
    const old = count({ ingredientId: flour, quantity: 1, countedAt: at(-86_400_001) });
    expect(outcome(await old)).toBe("VALIDATION_FAILED");
    await count({ ingredientId: flour, quantity: 3, countedAt: at(3_600_000) });
    expect((await ingredient(flour)).stock).toBe(3);
  });

  it("takes a dish off the menu that it leaves too little for", async () => {
    const menu = async () => (await api("GET", `/api/public/${shop.slug}/menu`)).text;
    expect(await menu()).toContain(shop.margherita);
    await count({ ingredientId: flour, quantity: 0.2 });
    expect(await menu()).not.toContain(shop.margherita);
  });

  it("loses no sale to its rivals", async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => orders.placed(shop)));
    await count({ ingredientId: flour, quantity: 10 }, { ingredientId: salt, quantity: 1000 });
    app.clock.advance({ seconds: 1 });
    const countedAt = app.clock.now().toISOString();
    app.clock.advance({ seconds: 1 });
    const both = () =>
      count(
        { ingredientId: salt, quantity: 500, countedAt },
        { ingredientId: flour, quantity: 6, countedAt },
      );
    await Promise.all(placed.flatMap(({ id }) => [orders.patch(shop, id, { status: "accepted" }), both()]));
    expect([(await ingredient(flour)).stock, (await ingredient(salt)).stock]).toEqual([2, 420]);
  });
});

describe("what a dish costs and how often it can be made", () => {
  it("is unknown until all its ingredients have a cost, and follows the last delivery", async () => {
    expect(await margherita()).toMatchObject({ canMake: 4, firstOut: flour, cost: null });
    const delivery = { kind: "delivery", quantity: 1000, cost: 2 };
    const { body } = await send("POST", `/ingredients/${salt}/movements`, delivery);
    expect(body).toMatchObject({ stock: 1100, unitCost: 0.002 });
    expect((await margherita()).cost).toBe(0.31);
    await send("PATCH", `/ingredients/${flour}`, { unitCost: 2.4 });
    expect((await margherita()).cost).toBe(0.61);
    await send("PATCH", `/products/${shop.margherita}`, { recipe: [] });
    expect(await margherita()).toMatchObject({ canMake: null, firstOut: null, cost: null });
  });

  it("refuses a cost that is no delivery's, or finer than can be kept", async () => {
    const move = (body: object) => send("POST", `/ingredients/${flour}/movements`, body);
    expect(outcome(await move({ kind: "waste", quantity: 1, cost: 2 }))).toBe("VALIDATION_FAILED");
    expect(outcome(await move({ kind: "delivery", quantity: 0, cost: 2 }))).toBe("VALIDATION_FAILED");
    expect(outcome(await move({ kind: "delivery", quantity: 1, cost: 0.001 }))).toBe("VALIDATION_FAILED");
    const fine = send("PATCH", `/ingredients/${flour}`, { unitCost: 0.0000001 });
    expect(outcome(await fine)).toBe("VALIDATION_FAILED");
  });
});

describe("the movements of all ingredients", () => {
  it("are read newest first, page after page and by kind, and are the restaurant's own", async () => {
    await send("POST", `/ingredients/${salt}/movements`, { kind: "waste", quantity: 3, note: "Spilled" });
    const { body: first } = await send("GET", "/stock-movements?limit=2");
    expect(first.movements).toMatchObject([
      { kind: "waste", ingredientName: "Salt", unit: "g", change: -3, note: "Spilled", cost: null },
      { kind: "recount", ingredientName: "Salt" },
    ]);
    const rest = await send("GET", `/stock-movements?limit=2&cursor=${first.nextCursor}`);
    expect(rest.body).toMatchObject({
      movements: [{ ingredientName: "Flour" }],
      nextCursor: null,
      nextBefore: null,
    });
    const wasted = await send("GET", "/stock-movements?kind=waste");
    expect(wasted.body.movements).toHaveLength(1);
    const other = await seedShop(app);
    const foreign = await api("GET", `/api/tenant/${other.slug}/stock-movements`, { as: other.owner });
    expect(foreign.body.movements).toEqual([]);
  });
});

describe("a stock that falls to its low mark", () => {
  const low = async () =>
    (await send("GET", "/events")).body.events.filter(
      ({ type }: { type: string }) => type === "ingredient.low",
    );

  it("is an event, once per fall, whether it was sold, wasted or counted", async () => {
    await send("PATCH", `/ingredients/${flour}`, { lowThreshold: 0.5 });
    const placed = await orders.placed(shop);
    expect(await low()).toEqual([]);
    await orders.patch(shop, placed.id, { status: "accepted" });
    expect((await low()).map(({ data }: { data: object }) => data)).toEqual([
      {
        ingredientId: flour,
        name: "Flour",
        unit: "kg",
        stock: 0.5,
        lowThreshold: 0.5,
        lowAt: app.clock.now().toISOString(),
      },
    ]);
    const move = (body: object) => send("POST", `/ingredients/${flour}/movements`, body);
    await move({ kind: "waste", quantity: 0.1 });
    expect(await low()).toHaveLength(1);
    await move({ kind: "delivery", quantity: 5 });
    await move({ kind: "waste", quantity: 5 });
    expect(await low()).toHaveLength(2);
    await move({ kind: "delivery", quantity: 5 });
    await count({ ingredientId: flour, quantity: 0.25 });
    expect(await low()).toHaveLength(3);
  });

  it("is one event when 10 orders are accepted together", async () => {
    await move10();
    const placed = await Promise.all(Array.from({ length: 10 }, () => orders.placed(shop)));
    await Promise.all(placed.map(({ id }) => orders.patch(shop, id, { status: "accepted" })));
    expect(await low()).toMatchObject([{ data: { ingredientId: flour, stock: 2.25 } }]);
  });

  /** Enough for 12 orders, low with the eighth. */
  async function move10() {
    await send("PATCH", `/ingredients/${flour}`, { lowThreshold: 2.5 });
    await count({ ingredientId: flour, quantity: 6.25 });
  }
});
