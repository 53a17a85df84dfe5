import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, shopTest as it, orders, shop } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { orderBody, seedShop } from "@/lib/testing/seed-shop";

let flour: string;

const LARGE = "Large (+3.50)";
const send = (method: string, path: string, body?: unknown) =>
  api(method, `/api/tenant/${shop.slug}${path}`, { as: shop.owner, ...(body === undefined ? {} : { body }) });
const outcome = ({ status, body }: CallResult) => (status < 300 ? 200 : body.error);
const move = (kind: string, quantity: number) =>
  send("POST", `/ingredients/${flour}/movements`, { kind, quantity });
const stock = async () => (await send("GET", `/ingredients/${flour}`)).body.stock;
const item = (size: string, quantity = 1) => ({
  productId: shop.diavola,
  quantity,
  price: 1,
  selectedOptions: { Size: [size] },
});
const pizza = (size: string) =>
  api("POST", `/api/public/${shop.slug}/orders`, {
    body: orderBody(shop, { customerEmail: `${crypto.randomUUID()}@diner.example`, items: [item(size)] }),
  });
const diavola = async () => {
  const { body } = await api("GET", `/api/public/${shop.slug}/menu`);
  return body.products.find(({ id }: { id: string }) => id === shop.diavola);
};
/** What the public menu says of the sizes: those to be had, and those sold out; null without the dish. */
const sizes = async () => {
  const group = (await diavola())?.optionGroups[0];
  return group ? [group.labels, group.soldOut ?? []] : null;
};
const all = [["Regular", LARGE], []];
const regularOnly = [["Regular"], [LARGE]];

/** A Diavola takes 0.2 kg of flour, a large one 0.1 kg more; there is 1 kg. */
it.beforeEach(async () => {
  flour = (await send("POST", "/ingredients", { name: "Flour", unit: "kg", stock: 1 })).body.id;
  await send("PATCH", `/products/${shop.diavola}`, {
    recipe: [{ ingredientId: flour, quantity: 0.2 }],
    optionRecipes: [{ group: "Size", option: "Large", ingredientId: flour, quantity: 0.1 }],
  });
});

describe("an option whose ingredient is used up", () => {
  it("is not offered, says so, and returns with the next delivery", async () => {
    expect(await sizes()).toEqual(all);
    await move("recount", 0.3);
    expect(await sizes()).toEqual(all);
    await move("waste", 0.001);
    expect(await sizes()).toEqual(regularOnly);
    const { body } = await send("GET", `/products/${shop.diavola}`);
    expect(body).toMatchObject({ canMake: 1, soldOutOptions: [{ group: "Size", option: LARGE }] });
    expect(body.optionGroups[0].labels).toEqual(["Regular", LARGE]);
    await move("delivery", 0.001);
    expect(await sizes()).toEqual(all);
    expect((await send("GET", `/products/${shop.diavola}`)).body.soldOutOptions).toEqual([]);
  });

  it("is refused by orders and by rounds at a table, whatever its label says; the dish without it is not", async () => {
    await move("recount", 0.25);
    for (const label of [LARGE, "Large"]) {
      const refused = await pizza(label);
      expect([refused.status, refused.body.error]).toEqual([409, "OUT_OF_STOCK"]);
      expect(refused.body.issues).toMatchObject([{ path: "items.0" }]);
    }
    expect(outcome(await pizza("Huge"))).toBe("INVALID_ITEM");
    expect(outcome(await pizza("Regular"))).toBe(200);
    const { window: tableId } = await seedRoom(app, shop, { window: 4 });
    const billId = (await send("POST", "/bills", { tableId })).body.id;
    const round = (size: string) => send("POST", `/bills/${billId}/rounds`, { items: [item(size)] });
    expect(outcome(await round(LARGE))).toBe("OUT_OF_STOCK");
    expect(outcome(await round("Regular"))).toBe(200);
  });

  it("takes the dish along when a required group has no other one, and counts in what can still be made", async () => {
    const line = { group: "Size", ingredientId: flour };
    const optionRecipes = [
      { ...line, option: "Regular", quantity: 0.05 },
      { ...line, option: "Large", quantity: 0.3 },
    ];
    await send("PATCH", `/products/${shop.diavola}`, { optionRecipes });
    expect((await send("GET", `/products/${shop.diavola}`)).body).toMatchObject({ canMake: 4 });
    await move("recount", 0.249);
    expect(await sizes()).toBeNull();
    expect(outcome(await pizza("Regular"))).toBe("OUT_OF_STOCK");
    const { body } = await send("GET", "/switched-off");
    expect(body.products).toMatchObject([{ id: shop.diavola, reason: "no_ingredients" }]);
    await move("delivery", 0.001);
    expect(await sizes()).toEqual(regularOnly);
  });

  it("is the restaurant's own business", async () => {
    const other = await seedShop(app);
    await move("recount", 0);
    const { body } = await api("GET", `/api/public/${other.slug}/menu`);
    const theirs = body.products.find(({ id }: { id: string }) => id === other.diavola);
    expect(theirs.optionGroups[0].labels).toEqual(["Regular", LARGE]);
  });
});

describe("rivals", () => {
  it("8 orders accepted at once for the last large one take it once, and no more can be ordered", async () => {
    const placed = await Promise.all(Array.from({ length: 8 }, () => pizza(LARGE)));
    await move("recount", 0.3);
    await Promise.all(placed.map(({ body }) => orders.patch(shop, body.id, { status: "accepted" })));
    const { movements } = (await send("GET", `/ingredients/${flour}/movements`)).body;
    const taken = movements.filter(
      ({ kind, change }: { kind: string; change: number }) => kind === "sale" && change !== 0,
    );
    expect(taken).toMatchObject([{ change: -0.3, shortage: 0, stockAfter: 0 }]);
    await move("delivery", 0.2);
    const late = await Promise.all(Array.from({ length: 4 }, () => pizza(LARGE)));
    expect(new Set(late.map(outcome))).toEqual(new Set(["OUT_OF_STOCK"]));
    for (const { body } of placed) await orders.patch(shop, body.id, { status: "canceled" });
    expect([await stock(), await sizes()]).toEqual([0.5, all]);
  });

  it("whatever happens to the stock at once, the menu says what the stock says", async () => {
    for (let attempt = 0; attempt < cases(4); attempt += 1) {
      await move("recount", 0.9);
      const placed = await Promise.all(
        Array.from({ length: 3 }, () => pizza(attempt % 2 ? LARGE : "Regular")),
      );
      await Promise.all([
        ...placed.map(({ body }) => orders.patch(shop, body.id, { status: "accepted" })),
        move("waste", 0.15),
        move("waste", 0.1 * (attempt % 4)),
        move("delivery", 0.1),
        diavola(),
      ]);
      const left = await stock();
      const expected = left >= 0.3 ? all : left >= 0.2 ? regularOnly : null;
      expect(await sizes(), `with ${left} kg`).toEqual(expected);
    }
  });
});
