import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

let flour: string;

const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const outcome = ({ status, body }: CallResult) => (status < 300 ? 200 : body.error);
const stockOf = async (id: string) => (await send("GET", `/ingredients/${id}`)).body.stock;
const move = (kind: string, quantity: number) =>
  send("POST", `/ingredients/${flour}/movements`, { kind, quantity });
const movements = async () => (await send("GET", `/ingredients/${flour}/movements`)).body.movements;
const onMenu = async () => (await api("GET", `/api/public/${shop.slug}/menu`)).text.includes(shop.margherita);

/** A Margherita takes 0.25 kg of flour, of which there is 1 kg. */
it.beforeEach(async () => {
  const request = { name: "Flour", unit: "kg", stock: 1, lowThreshold: 0.5 };
  flour = (await send("POST", "/ingredients", request)).body.id;
  const recipe = [{ ingredientId: flour, quantity: 0.25 }];
  await send("PATCH", `/products/${shop.margherita}`, { recipe });
});

describe("an ingredient", () => {
  it("has a name of its own, a stock and a threshold", async () => {
    const { body } = await send("GET", `/ingredients/${flour}`);
    expect(body).toEqual({
      id: flour,
      name: "Flour",
      unit: "kg",
      stock: 1,
      lowThreshold: 0.5,
      low: false,
      unitCost: null,
    });
    expect(outcome(await send("POST", "/ingredients", { name: "flour", unit: "g" }))).toBe(
      "INGREDIENT_NAME_TAKEN",
    );
    const changed = await send("PATCH", `/ingredients/${flour}`, { name: "Flour 00", lowThreshold: 1 });
    expect(changed.body).toMatchObject({ name: "Flour 00", low: true });
    expect((await send("GET", "/ingredients")).body.ingredients).toEqual([changed.body]);
  });

  it("changes by deliveries, waste and recounts, each of them recorded", async () => {
    await move("delivery", 2.5);
    await move("waste", 4);
    expect((await move("recount", 0.125)).body).toMatchObject({ stock: 0.125, low: true });
    expect(await movements()).toMatchObject([
      { kind: "recount", change: 0.125, shortage: 0, stockAfter: 0.125 },
      { kind: "waste", change: -3.5, shortage: 0.5, stockAfter: 0 },
      { kind: "delivery", change: 2.5, stockAfter: 3.5 },
      { kind: "recount", change: 1, stockAfter: 1 },
    ]);
    await expect(asTableOwner("DELETE FROM ingredient_movement")).rejects.toThrow(/immutable/);
  });

  it("is removed once no recipe needs it, and is another restaurant's business never", async () => {
    expect(outcome(await send("DELETE", `/ingredients/${flour}`))).toBe("INGREDIENT_IN_USE");
    const other = await seedShop(app);
    const foreign = `/api/tenant/${other.slug}`;
    expect(outcome(await api("GET", `${foreign}/ingredients/${flour}`, { as: other.owner }))).toBe(
      "INGREDIENT_NOT_FOUND",
    );
    const recipe = [{ ingredientId: flour, quantity: 1 }];
    const path = `${foreign}/products/${other.margherita}`;
    expect(outcome(await api("PATCH", path, { as: other.owner, body: { recipe } }))).toBe(
      "VALIDATION_FAILED",
    );
    await send("PATCH", `/products/${shop.margherita}`, { recipe: [] });
    expect(outcome(await send("DELETE", `/ingredients/${flour}`))).toBe(200);
    expect(outcome(await send("GET", `/ingredients/${flour}`))).toBe("INGREDIENT_NOT_FOUND");
  });
});

describe("a recipe", () => {
  it("is shown to the restaurant and never to the public", async () => {
    const recipe = [{ ingredientId: flour, quantity: 0.25 }];
    expect((await send("GET", `/products/${shop.margherita}`)).body.recipe).toEqual(recipe);
    expect((await send("PATCH", `/products/${shop.margherita}`, { basePrice: 9 })).body.recipe).toEqual(
      recipe,
    );
    expect((await api("GET", `/api/public/${shop.slug}/menu`)).text).not.toContain(flour);
  });

  it("takes a product off the menu when it cannot be made, and brings it back with a delivery", async () => {
    await move("recount", 0.25);
    expect(await onMenu()).toBe(true);
    await move("waste", 0.001);
    expect(await onMenu()).toBe(false);
    await move("delivery", 0.001);
    expect(await onMenu()).toBe(true);
  });

  it("is taken from when an order is accepted and given back when it ends before it is cooked", async () => {
    const order = await orders.placed(shop);
    expect(await stockOf(flour)).toBe(1);
    await orders.patch(shop, order.id, { status: "accepted" });
    expect(await stockOf(flour)).toBe(0.5);
    await orders.patch(shop, order.id, { status: "canceled" });
    expect(await stockOf(flour)).toBe(1);
    const cooked = await orders.placed(shop);
    await orders.bring(shop, cooked.id, "preparing");
    await orders.patch(shop, cooked.id, { status: "canceled" });
    expect(await stockOf(flour)).toBe(0.5);
  });

  it("takes what is there and records the shortage", async () => {
    const order = await orders.placed(shop);
    await move("recount", 0.3);
    await orders.patch(shop, order.id, { status: "accepted" });
    expect((await movements())[0]).toMatchObject({
      kind: "sale",
      change: -0.3,
      shortage: 0.2,
      sourceId: order.id,
    });
    await orders.patch(shop, order.id, { status: "rejected" });
    expect(await stockOf(flour)).toBe(0.3);
  });

  it("is taken from by a round at a table and given back by a void", async () => {
    const { window: tableId } = await seedRoom(app, shop, { window: 4 });
    const billId = (await send("POST", "/bills", { tableId })).body.id;
    const items = [{ productId: shop.margherita, quantity: 4 }];
    const { body } = await send("POST", `/bills/${billId}/rounds`, { items });
    expect([await stockOf(flour), await onMenu()]).toEqual([0, false]);
    expect(outcome(await send("POST", `/bills/${billId}/rounds`, { items }))).toBe("OUT_OF_STOCK");
    await send("POST", `/bills/${billId}/items/${body.items[0].id}/void`, { reason: "Mistyped" });
    expect([await stockOf(flour), await onMenu()]).toEqual([1, true]);
  });
});

describe("what an option takes", () => {
  const lines = (quantity: number) => [{ group: "Size", option: "Large", ingredientId: flour, quantity }];
  const pizza = (size: string) =>
    api("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop, {
        items: [{ productId: shop.diavola, quantity: 2, price: 1, selectedOptions: { Size: [size] } }],
      }),
    });

  it("is taken with it and given back, and outlives a new price", async () => {
    const saved = await send("PATCH", `/products/${shop.diavola}`, { optionRecipes: lines(0.1) });
    expect(saved.body.optionRecipes).toEqual(lines(0.1));
    const { optionGroups } = saved.body;
    const dearer = [{ ...optionGroups[0], labels: ["Regular", "Large (+4.00)"] }, ...optionGroups.slice(1)];
    await send("PATCH", `/products/${shop.diavola}`, { optionGroups: dearer });
    const small = await pizza("Regular");
    await orders.patch(shop, small.body.id, { status: "accepted" });
    expect(await stockOf(flour)).toBe(1);
    const large = await pizza("Large (+4.00)");
    await orders.patch(shop, large.body.id, { status: "accepted" });
    expect(await stockOf(flour)).toBe(0.8);
    await orders.patch(shop, large.body.id, { status: "canceled" });
    expect(await stockOf(flour)).toBe(1);
  });

  it("keeps its ingredient, and is refused for an option that the dish does not have", async () => {
    await send("PATCH", `/products/${shop.margherita}`, { recipe: [] });
    await send("PATCH", `/products/${shop.diavola}`, { optionRecipes: lines(0.1) });
    expect(outcome(await send("DELETE", `/ingredients/${flour}`))).toBe("INGREDIENT_IN_USE");
    for (const optionRecipes of [
      [{ ...lines(1)[0], option: "Huge" }],
      [{ ...lines(1)[0], group: "Sauce" }],
      [...lines(1), ...lines(2)],
    ]) {
      const answer = await send("PATCH", `/products/${shop.diavola}`, { optionRecipes });
      expect(outcome(answer)).toBe("VALIDATION_FAILED");
    }
  });
});

describe("rivals", () => {
  it("many acceptances take once, many cancellations give back once", async () => {
    const order = await orders.placed(shop);
    const many = (status: string) =>
      Promise.all(Array.from({ length: cases(6) }, () => orders.patch(shop, order.id, { status })));
    await many("accepted");
    expect(await stockOf(flour)).toBe(0.5);
    await many("canceled");
    expect(await stockOf(flour)).toBe(1);
    expect((await movements()).map(({ kind }: { kind: string }) => kind)).toEqual([
      "return",
      "sale",
      "recount",
    ]);
  });

  it("accepting against canceling leaves nothing taken by an order that ended", async () => {
    for (let attempt = 0; attempt < cases(3); attempt += 1) {
      const order = await orders.placed(shop);
      await Promise.all([
        orders.patch(shop, order.id, { status: "accepted" }),
        orders.patch(shop, order.id, { status: "canceled" }),
      ]);
      await orders.patch(shop, order.id, { status: "canceled" });
      expect(await stockOf(flour)).toBe(1);
    }
  });

  it("6 orders accepted together add up, shortage included", async () => {
    await move("delivery", 5);
    const placed = await Promise.all(Array.from({ length: 6 }, () => orders.placed(shop)));
    await move("recount", 2.25);
    await Promise.all(placed.map(({ id }) => orders.patch(shop, id, { status: "accepted" })));
    const sales = (await movements()).filter(({ kind }: { kind: string }) => kind === "sale");
    const sum = (field: "change" | "shortage") =>
      sales.reduce((total: number, sale: Record<string, number>) => total + (sale[field] ?? 0), 0);
    expect([await stockOf(flour), sum("change"), sum("shortage")]).toEqual([0, -2.25, 0.75]);
  });

  it("8 orders accepted at once for the last ingredient take it once, and the dish is sold out", async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => orders.placed(shop)));
    await move("recount", 0.5);
    await Promise.all(placed.map(({ id }) => orders.patch(shop, id, { status: "accepted" })));
    const sales = (await movements()).filter(({ kind }: { kind: string }) => kind === "sale");
    const taken = sales.filter(({ change }: { change: number }) => change !== 0);
    expect(taken).toMatchObject([{ change: -0.5, shortage: 0, stockAfter: 0 }]);
    expect([sales.length, await stockOf(flour), await onMenu()]).toEqual([8, 0, false]);
    for (const { id } of placed) await orders.patch(shop, id, { status: "canceled" });
    expect([await stockOf(flour), await onMenu()]).toEqual([0.5, true]);
  });

  it("a round at a table against an order's acceptance never takes more than there is", async () => {
    const { window: tableId } = await seedRoom(app, shop, { window: 4 });
    const billId = (await send("POST", "/bills", { tableId })).body.id;
    const placed = await Promise.all(Array.from({ length: 5 }, () => orders.placed(shop)));
    const items = [{ productId: shop.margherita, quantity: 1 }];
    await move("delivery", 0.25);
    await Promise.all([
      ...placed.map(({ id }) => orders.patch(shop, id, { status: "accepted" })),
      ...placed.map(() => send("POST", `/bills/${billId}/rounds`, { items })),
    ]);
    const changes = (await movements()).map(({ change }: { change: number }) => change);
    expect(changes.reduce((sum: number, change: number) => sum + change, 0)).toBe(await stockOf(flour));
    expect(await stockOf(flour)).toBe(0);
  });
});
