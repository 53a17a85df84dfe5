import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { api, app, shopTest as it, shop } from "@/lib/testing/fixtures";
import { seedRoom } from "@/lib/testing/seed-room";
import { seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";

let tables: Record<"window" | "corner", string>;
let staff: { cookie: string };

it.beforeEach(async () => {
  tables = await seedRoom(app, shop, { window: 4, corner: 2 });
  staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
});

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  api(method, `/api/tenant/${shop.slug}${path}`, {
    as: staff,
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });
const open = async (tableId = tables.window): Promise<string> =>
  (await send("POST", "/bills", { tableId })).body.id;
const round = (billId: string, items: unknown[]) => send("POST", `/bills/${billId}/rounds`, { items });
const pay = (billId: string, what: Record<string, unknown>, headers?: Record<string, string>) =>
  send("POST", `/bills/${billId}/payments`, { method: "cash", ...what }, headers);
const close = (billId: string) => send("POST", `/bills/${billId}/close`);
const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const rivals = (work: () => Promise<CallResult>, count = 5) =>
  Promise.all(Array.from({ length: count }, work)).then((results) => results.map(outcome));
const stockOf = async (id: string) => (await app.db.prisma.product.findFirstOrThrow({ where: { id } })).stock;

/** An open bill of 30.00 in three lines of 10.00. */
async function billOfThirty() {
  const productId = await seedProduct(app, shop, { basePriceMinor: 1000 });
  const billId = await open();
  const line = { productId, quantity: 1 };
  const { body } = await round(billId, [line, line, line]);
  return { billId, itemIds: body.items.map(({ id }: { id: string }) => id) as [string, string, string] };
}

describe("a table's bill", () => {
  it("is opened, filled round by round at the menu's prices, paid and closed", async () => {
    const billId = await open();
    await round(billId, [{ productId: shop.margherita, quantity: 2 }]);
    const size = { Size: ["Large (+3.50)"], Extras: ["Olives (+1.00)"] };
    const { body } = await round(billId, [{ productId: shop.diavola, quantity: 1, selectedOptions: size }]);
    expect(body).toMatchObject({ tableName: "window", status: "open", total: 33.5, paid: 0, open: 33.5 });
    expect(body.items).toMatchObject([
      { round: 1, productName: "Margherita", quantity: 2, price: 8.5, lineTotal: 17 },
      { round: 2, productName: "Diavola", price: 16.5, selectedOptions: size },
    ]);
    expect((await send("GET", `/tables/${tables.window}/bill`)).body).toEqual(body);
    expect(outcome(await close(billId))).toBe("BILL_NOT_PAID");
    await pay(billId, { amount: 33.5 });
    expect((await close(billId)).body).toMatchObject({ status: "closed", open: 0 });
    expect(outcome(await round(billId, [{ productId: shop.margherita, quantity: 1 }]))).toBe("BILL_CLOSED");
    expect(outcome(await send("GET", `/tables/${tables.window}/bill`))).toBe("BILL_NOT_FOUND");
    expect(await open()).not.toBe(billId);
  });

  it("lists page by page and by status", async () => {
    const first = await open();
    await close(first);
    const second = await open();
    const third = await open(tables.corner);
    const page = (await api("GET", `/api/tenant/${shop.slug}/bills`, { as: staff, query: { limit: "2" } }))
      .body;
    expect(page.bills.map(({ id }: { id: string }) => id)).toEqual([third, second]);
    const query = { limit: "2", cursor: page.nextCursor };
    const rest = (await api("GET", `/api/tenant/${shop.slug}/bills`, { as: staff, query })).body;
    expect(rest).toMatchObject({ bills: [{ id: first }], nextCursor: null, nextBefore: null });
    const closed = await api("GET", `/api/tenant/${shop.slug}/bills`, {
      as: staff,
      query: { status: "closed" },
    });
    expect(closed.body.bills).toHaveLength(1);
  });

  it("is hidden from another restaurant", async () => {
    const billId = await open();
    const other = await seedShop(app);
    const foreign = await api("GET", `/api/tenant/${other.slug}/bills/${billId}`, { as: other.owner });
    expect(outcome(foreign)).toBe("BILL_NOT_FOUND");
    const table = await api("POST", `/api/tenant/${other.slug}/bills`, {
      as: other.owner,
      body: { tableId: tables.window },
    });
    expect(outcome(table)).toBe("TABLE_NOT_FOUND");
  });

  it("takes counted stock with a round, all or nothing", async () => {
    const productId = await seedProduct(app, shop, { stock: 3 });
    const billId = await open();
    const both = [
      { productId: shop.margherita, quantity: 1 },
      { productId, quantity: 4 },
    ];
    expect(outcome(await round(billId, both))).toBe("OUT_OF_STOCK");
    expect((await send("GET", `/bills/${billId}`)).body).toMatchObject({ total: 0, items: [] });
    await round(billId, [{ productId, quantity: 3 }]);
    expect(await stockOf(productId)).toBe(0);
    expect(outcome(await round(billId, [{ productId, quantity: 1 }]))).toBe("OUT_OF_STOCK");
    expect(outcome(await round(billId, [{ productId: "prd_x", quantity: 1 }]))).toBe("INVALID_ITEM");
  });

  it("voids an item for a reason and puts its stock back unless it was cooked", async () => {
    const productId = await seedProduct(app, shop, { stock: 5 });
    const billId = await open();
    const { body } = await round(billId, [
      { productId, quantity: 2 },
      { productId, quantity: 1 },
    ]);
    const voidItem = (index: number, changes: Record<string, unknown>) =>
      send("POST", `/bills/${billId}/items/${body.items[index].id}/void`, changes);
    const voided = await voidItem(0, { reason: "Mistyped" });
    expect(voided.body).toMatchObject({ total: 10, items: [{ voidReason: "Mistyped" }, { voidedAt: null }] });
    expect(await stockOf(productId)).toBe(4);
    expect(outcome(await voidItem(0, { reason: "Again" }))).toBe("BILL_ITEM_SETTLED");
    await voidItem(1, { reason: "Burnt", restock: false });
    expect(await stockOf(productId)).toBe(4);
  });
});

describe("a payment", () => {
  it("is never more than what is open", async () => {
    const { billId } = await billOfThirty();
    expect(outcome(await pay(billId, { amount: 30.01 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    await pay(billId, { amount: 20 });
    expect(outcome(await pay(billId, { amount: 10.01 }))).toBe("PAYMENT_EXCEEDS_OPEN");
    expect(outcome(await pay(billId, { amount: 1.001 }))).toBe("VALIDATION_FAILED");
    expect((await pay(billId, { amount: 10 })).body).toMatchObject({ paid: 30, open: 0 });
  });

  it("splits by share to the last cent", async () => {
    const productId = await seedProduct(app, shop, { basePriceMinor: 1000 });
    const billId = await open();
    await round(billId, [{ productId, quantity: 1 }]);
    for (const part of [2, 1, 3]) await pay(billId, { share: { part, of: 3 } });
    const { body } = await send("GET", `/bills/${billId}`);
    expect(body.open).toBe(0);
    expect(body.payments.map(({ amount }: { amount: number }) => amount)).toEqual([3.33, 3.34, 3.33]);
    expect(outcome(await pay(billId, { share: { part: 3, of: 3 } }))).toBe("BILL_SHARE_PAID");
  });

  it("splits by item, each paid once and not voided afterwards", async () => {
    const { billId, itemIds } = await billOfThirty();
    const { body } = await pay(billId, { itemIds: itemIds.slice(0, 2) });
    expect(body.paid).toBe(20);
    expect(body.items.map(({ paymentId }: { paymentId: string }) => paymentId)).toEqual([
      body.payments[0].id,
      body.payments[0].id,
      null,
    ]);
    expect(outcome(await pay(billId, { itemIds: itemIds.slice(1) }))).toBe("BILL_ITEM_SETTLED");
    expect(outcome(await pay(billId, { itemIds: ["bli_x"] }))).toBe("BILL_ITEM_NOT_FOUND");
    const voided = (id: string) => send("POST", `/bills/${billId}/items/${id}/void`, { reason: "No" });
    expect(outcome(await voided(itemIds[0]))).toBe("BILL_ITEM_SETTLED");
    await pay(billId, { amount: 5 });
    expect(outcome(await voided(itemIds[2]))).toBe("BILL_ITEM_SETTLED");
  });

  it("is in a method that the restaurant takes, and of one kind", async () => {
    const { billId, itemIds } = await billOfThirty();
    expect(outcome(await pay(billId, { method: "stripe", amount: 1 }))).toBe("PAYMENT_METHOD_UNAVAILABLE");
    expect(outcome(await pay(billId, { amount: 1, itemIds }))).toBe("VALIDATION_FAILED");
    expect(outcome(await pay(billId, {}))).toBe("VALIDATION_FAILED");
  });

  it("that is repeated with its Idempotency-Key pays nothing more", async () => {
    const { billId } = await billOfThirty();
    const key = { "idempotency-key": "till-1" };
    await Promise.all(Array.from({ length: 4 }, () => pay(billId, { amount: 10 }, key)));
    expect((await send("GET", `/bills/${billId}`)).body.paid).toBe(10);
    expect((await pay(billId, { amount: 10 }, key)).headers.get("idempotent-replayed")).toBe("true");
    expect(outcome(await pay(billId, { amount: 11 }, key))).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});

describe("rivals", () => {
  const once = (refusal: string) => [200, ...Array.from({ length: 4 }, () => refusal)];

  it("open one bill at a table", async () => {
    const outcomes = await rivals(() => send("POST", "/bills", { tableId: tables.window }));
    expect(outcomes.sort()).toEqual(once("TABLE_HAS_OPEN_BILL"));
  });

  it("pay a bill in full once", async () => {
    const { billId } = await billOfThirty();
    expect((await rivals(() => pay(billId, { amount: 30 }))).sort()).toEqual(once("PAYMENT_EXCEEDS_OPEN"));
    expect((await send("GET", `/bills/${billId}`)).body).toMatchObject({ paid: 30, payments: [{}] });
  });

  it("pay one share once", async () => {
    const { billId } = await billOfThirty();
    const outcomes = await rivals(() => pay(billId, { share: { part: 1, of: 2 } }));
    expect(outcomes.sort()).toEqual(once("BILL_SHARE_PAID"));
  });

  it("close a bill once", async () => {
    const { billId } = await billOfThirty();
    await pay(billId, { amount: 30 });
    expect((await rivals(() => close(billId))).sort()).toEqual(once("BILL_CLOSED"));
  });

  it("sell no more than there is", async () => {
    const productId = await seedProduct(app, shop, { stock: 3 });
    const billId = await open();
    const outcomes = await rivals(() => round(billId, [{ productId, quantity: 1 }]), 6);
    expect(outcomes.filter((result) => result === 200)).toHaveLength(3);
    expect((await send("GET", `/bills/${billId}`)).body.total).toBe(30);
    expect(await stockOf(productId)).toBe(0);
  });

  it("add rounds while others close: nothing unpaid ends on a closed bill", async () => {
    for (let attempt = 0; attempt < cases(2); attempt += 1) {
      const billId = await open();
      const [added, closed] = await Promise.all([
        round(billId, [{ productId: shop.margherita, quantity: 1 }]),
        close(billId),
      ]);
      expect([
        [200, "BILL_NOT_PAID"],
        ["BILL_CLOSED", 200],
      ]).toContainEqual([added, closed].map(outcome));
      await pay(billId, { amount: 8.5 });
      await close(billId);
    }
  });
});
