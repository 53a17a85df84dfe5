import { describe, expect } from "vitest";
import { countQueries } from "@/lib/testing/count-queries";
import { driveMenu } from "@/lib/testing/drive-menu";
import { api, app, shop, shopTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { orderBody } from "@/lib/testing/seed-shop";

const it = shopTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

const { send } = driveMenu(() => ({ api, shop }));
const post = (what: string, ...items: object[]) => send("POST", `/products/${what}`, { items });
const outcomes = async (what: string, ...items: object[]) => {
  const { status, body, text } = await post(what, ...items);
  expect(status, text).toBe(200);
  return body.results.map(({ outcome }: { outcome: string }) => outcome);
};
const dish = async (id: string) => (await send("GET", `/products/${id}`)).body;
const call = (id: string, externalId: string) => send("PATCH", `/products/${id}`, { externalId });

describe("availability in bulk", () => {
  it("goes by id and externalId, says what became of each line, and ends what was sold out for a while", async () => {
    await call(shop.margherita, "p-1");
    await send("POST", `/products/${shop.diavola}/sold-out`, {
      until: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
    });
    const { body } = await post(
      "availability",
      { externalId: "p-1", available: false },
      { id: shop.diavola, available: true },
      { externalId: "p-9", available: true },
      { externalId: "p-1", available: false },
    );
    expect(body).toMatchObject({
      changed: 2,
      results: [
        {
          index: 0,
          outcome: "changed",
          product: { id: shop.margherita, externalId: "p-1", available: false },
        },
        { index: 1, outcome: "changed", product: { id: shop.diavola, available: true, soldOutUntil: null } },
        { index: 2, outcome: "not_found", product: null },
        { index: 3, outcome: "unchanged" },
      ],
    });
    expect(await dish(shop.margherita)).toMatchObject({ available: false });
    expect(await dish(shop.diavola)).toMatchObject({ available: true, soldOutUntil: null });
    const [change] = (await send("GET", `/menu/changes?subjectId=${shop.margherita}`)).body.changes;
    expect(change).toMatchObject({ cause: "bulk", fields: ["available"] });
  });

  it("can end by itself, ahead and within a year", async () => {
    const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const line = { id: shop.margherita, available: false, soldOutUntil: until };
    expect(await outcomes("availability", line)).toEqual(["changed"]);
    expect(await dish(shop.margherita)).toMatchObject({ available: true, soldOutUntil: until });
    const past = { ...line, soldOutUntil: "2020-01-01T00:00:00.000Z" };
    expect((await post("availability", past)).body.issues[0].path).toBe("items.0.soldOutUntil");
  });
});

describe("stock in bulk", () => {
  it("is set or moved, never below none, and raises no revision", async () => {
    const { revision } = await dish(shop.margherita);
    expect(
      await outcomes(
        "stock",
        { id: shop.margherita, delta: 1 },
        { id: shop.margherita, stock: 5 },
        { id: shop.margherita, delta: -3 },
        { id: shop.margherita, delta: -3 },
        { id: shop.margherita, stock: 2 },
      ),
    ).toEqual(["not_counted", "changed", "changed", "too_low", "unchanged"]);
    expect(await dish(shop.margherita)).toMatchObject({ stock: 2, revision });
    expect(await outcomes("stock", { id: shop.margherita, stock: null })).toEqual(["changed"]);
  });

  it("counts sales of the same moment", async () => {
    await post("stock", { id: shop.margherita, stock: 10 });
    const lock = {
      statement: "SELECT id FROM product WHERE tenant_id = $1 AND id = $2 FOR UPDATE",
      values: [shop.tenantId, shop.margherita],
    };
    const sell = () =>
      api("POST", `/api/public/${shop.slug}/orders`, {
        body: orderBody(shop, { items: [{ productId: shop.margherita, quantity: 2, price: 1 }] }),
      });
    const move = () => post("stock", { id: shop.margherita, delta: -3 });
    // One of them waits for the tenant's row, which the other one holds.
    const results = await meetAtLock(lock, [sell, move]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect((await dish(shop.margherita)).stock).toBe(5);
  });
});

describe("prices in bulk", () => {
  it("are written where they are what was looked at", async () => {
    const { revision } = await dish(shop.margherita);
    const { body } = await post(
      "prices",
      { id: shop.margherita, basePrice: 9, revision },
      { id: shop.margherita, basePrice: 10, revision },
      { id: shop.margherita, discountPrice: 8, oldBasePrice: 9 },
      { id: shop.diavola, basePrice: 11, oldBasePrice: 1 },
    );
    expect(body.results).toMatchObject([
      { outcome: "changed", product: { basePrice: 9, revision: revision + 1 } },
      { outcome: "conflict", product: { basePrice: 9, revision: revision + 1 } },
      { outcome: "changed", product: { basePrice: 9, discountPrice: 8 } },
      { outcome: "conflict" },
    ]);
    expect(await dish(shop.margherita)).toMatchObject({
      basePrice: 9,
      discountPrice: 8,
      revision: revision + 2,
    });
    const wrong = await post("prices", { id: shop.margherita, basePrice: 1.555, revision });
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, "items.0.basePrice"]);
    expect((await post("prices", { id: shop.margherita, basePrice: 1 })).status).toBe(400);
  });
});

it("takes as many round trips for hundreds of lines as for one", async () => {
  const lines = Array.from({ length: 500 }, (_, place) => ({
    id: place % 2 === 0 ? shop.margherita : shop.diavola,
    stock: place,
  }));
  const one = await countQueries(() => post("stock", { id: shop.margherita, stock: 1000 }));
  expect(await countQueries(() => post("stock", ...lines))).toBeLessThanOrEqual(one);
});
