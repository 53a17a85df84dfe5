import { describe, expect } from "vitest";
import { readCsv } from "@/lib/core/csv/read-csv";
import { cases } from "@/lib/testing/depth";
import { api, app, orders, processorTest } from "@/lib/testing/fixtures";
import { deliver, operatorView, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { linesOf, refundOrderOf } from "@/lib/testing/refunds";
import { seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedShop } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";
import { asTableOwner } from "@/lib/testing/test-database";
import type { ReceiptWire } from "./receipt-contract";

const test = processorTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" });

async function receiptsOf(shop: SeededShop, query: Record<string, string> = {}): Promise<ReceiptWire[]> {
  const { body } = await api("GET", `/api/tenant/${shop.slug}/receipts`, { as: shop.owner, query });
  return body.receipts.toReversed();
}

const LARGE = { Size: ["Large (+3.50)"] };
/** Two Margheritas of 8.50 at 10 % and a large Diavola of 15.50 at 22 %. */
const mixed = (shop: SeededShop) => ({
  items: [
    { productId: shop.margherita, quantity: 2, price: 8.5 },
    { productId: shop.diavola, quantity: 1, price: 15.5, selectedOptions: LARGE },
  ],
});
const guest = (shop: SeededShop, orderId: string, email: string, pdf = "") =>
  api("GET", `/api/public/${shop.slug}/orders/${orderId}/receipt${pdf}`, { query: { email } });

describe("the tax of an order", () => {
  test("is within its prices, follows the coupon, and is the same with a gift card", async () => {
    const shop = await seedShop(app, { deliveryFeeMinor: 325 });
    await seedTax(app, shop);
    const [couponCode, giftCardCode] = [await seedCoupon(app, shop), await seedGiftCard(app, shop, 500)];
    const order = await orders.placed(shop, {
      ...mixed(shop),
      type: "delivery",
      deliveryAddress: "Via Po 1",
      couponCode,
      giftCardCode,
    });
    // 32.50 - 3.25 + 3.25 delivery; the fee follows the goods.
    expect(order).toMatchObject({ subtotal: 32.5, total: 27.5, taxAdded: 0 });
    expect(order.taxLines).toEqual([
      { name: "Food", rate: 10, net: 15.45, tax: 1.55, gross: 17 },
      { name: "Goods", rate: 22, net: 12.7, tax: 2.8, gross: 15.5 },
    ]);
    expect((await operatorView(api, shop, order.id)).taxLines).toEqual(order.taxLines);
  });

  test("is not shown by a restaurant without tax classes, which gives receipts all the same", async () => {
    const shop = await seedShop(app);
    const order = await orders.placed(shop);
    expect(order.taxLines).toEqual([]);
    await orders.bring(shop, order.id, "delivered");
    expect(await receiptsOf(shop)).toMatchObject([{ number: "R-00001", gross: 17, tax: 0, taxLines: [] }]);
  });

  test("comes on top where the restaurant wants it, and goes back with its line", async () => {
    const shop = await seedCardShop(app);
    await seedTax(app, shop, { mode: "added" });
    const { orderId } = await seedPaidOrder(api, shop, mixed(shop));
    const order = await operatorView(api, shop, orderId);
    expect(order).toMatchObject({ subtotal: 32.5, taxAdded: 5.11, total: 37.61 });
    const back = await refundOrderOf(api, shop, orderId, linesOf([1, 1]));
    expect(back.body.amount).toBe(18.91);
    await app.jobs.drain(app);
    expect((await refundOrderOf(api, shop, orderId, { scope: "whole" })).body.amount).toBe(18.7);
    await app.jobs.drain(app);
    const issued = await receiptsOf(shop);
    expect(issued.map(({ number, gross, tax }) => [number, gross, tax])).toEqual([
      ["R-00001", 37.61, 5.11],
      ["C-00001", -18.91, -3.41],
      ["C-00002", -18.7, -1.7],
    ]);
  });
});

describe("a receipt", () => {
  test("is issued when cash changes hands, once, and shows who sold what", async () => {
    const shop = await seedShop(app, { legalName: "Rossi S.r.l.", vatNumber: "IT123" });
    await seedTax(app, shop);
    const { id, orderNumber } = await orders.placed(shop, mixed(shop));
    await orders.bring(shop, id, "ready");
    expect(await receiptsOf(shop)).toEqual([]);
    expect((await guest(shop, id, "ada@diner.example")).body.error).toBe("RECEIPT_NOT_FOUND");
    await orders.patch(shop, id, { status: "delivered" });
    const [receipt, ...more] = await receiptsOf(shop, { orderId: id });
    expect(more).toEqual([]);
    expect(receipt).toMatchObject({
      number: "R-00001",
      kind: "receipt",
      gross: 32.5,
      tax: 4.35,
      net: 28.15,
      seller: { legalName: "Rossi S.r.l.", vatNumber: "IT123" },
      sale: { reference: orderNumber, payments: [{ method: "cash", amount: 32.5 }] },
    });
    expect(JSON.stringify(receipt)).not.toContain("Ada");
    const { body } = await guest(shop, id, " ADA@diner.example");
    expect(body).toEqual({ receipt, corrections: [] });
    expect((await guest(shop, id, "bob@diner.example")).status).toBe(404);
    const pdf = await guest(shop, id, "ada@diner.example", "/pdf");
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  test("is issued at once for an order that a gift card pays in full", async () => {
    const shop = await seedShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 5000);
    await orders.placed(shop, { giftCardCode });
    expect(await receiptsOf(shop)).toMatchObject([
      { gross: 17, sale: { payments: [{ method: "gift_card", amount: 17 }] } },
    ]);
  });

  test("is corrected at the rates of the lines that go back, and in all by exactly its tax", async () => {
    const shop = await seedCardShop(app);
    await seedTax(app, shop);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const { orderId } = await seedPaidOrder(api, shop, { ...mixed(shop), giftCardCode });
    await refundOrderOf(api, shop, orderId, linesOf([1, 1]));
    expect((await receiptsOf(shop)).map(({ gross, taxLines }) => [gross, taxLines[0]?.rate])).toEqual([
      [32.5, 10],
      [-5, 22],
    ]);
    await app.jobs.drain(app);
    await refundOrderOf(api, shop, orderId, { scope: "amount", amount: 3.33 });
    await app.jobs.drain(app);
    await orders.patch(shop, orderId, { status: "canceled" });
    await app.jobs.drain(app);
    const issued = await receiptsOf(shop);
    expect(issued.map(({ number }) => number)).toEqual([
      "R-00001",
      "C-00001",
      "C-00002",
      "C-00003",
      "C-00004",
    ]);
    for (const amount of ["gross", "tax", "net"] as const)
      expect(issued.reduce((sum, each) => sum + Math.round(each[amount] * 100), 0)).toBe(0);
    const { refundHistory } = await operatorView(api, shop, orderId);
    expect(refundHistory[0].taxLines).toEqual([{ name: "Goods", rate: 22, net: 4.1, tax: 0.9, gross: 5 }]);
    const { body } = await guest(shop, orderId, "ada@diner.example");
    expect(body.corrections).toHaveLength(4);
  });

  test("is corrected when a paid order in cash is canceled", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    await orders.bring(shop, id, "delivered");
    await orders.patch(shop, id, { status: "canceled" });
    expect(await receiptsOf(shop)).toMatchObject([
      { number: "R-00001", gross: 17 },
      { number: "C-00001", gross: -17, cause: "canceled", corrects: { number: "R-00001" } },
    ]);
  });

  test("of an order that was canceled before the money arrived is never issued", async () => {
    const shop = await seedCardShop(app);
    const { body } = await api("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop, { paymentMethod: "stripe" }),
    });
    await orders.patch(shop, body.id, { status: "canceled" });
    await api("POST", "/api/dev/stripe/confirm", {
      body: { clientSecret: body.clientSecret, outcome: "succeeded" },
    });
    await app.jobs.drain(app);
    expect(await receiptsOf(shop)).toEqual([]);
  });

  test("cannot be changed or deleted", async () => {
    const shop = await seedShop(app);
    const { id } = await orders.placed(shop);
    await orders.bring(shop, id, "delivered");
    const change = (statement: string) => asTableOwner(`${statement} WHERE tenant_id = $1`, [shop.tenantId]);
    await expect(change("UPDATE receipt SET number = 7")).rejects.toThrow("immutable");
    await expect(change("DELETE FROM receipt")).rejects.toThrow("immutable");
  });

  test("comes as CSV with a row for each rate, and by day", async () => {
    const shop = await seedShop(app);
    await seedTax(app, shop);
    const { id } = await orders.placed(shop, mixed(shop));
    await orders.bring(shop, id, "delivered");
    const { text } = await api("GET", `/api/tenant/${shop.slug}/receipts`, {
      as: shop.owner,
      query: { format: "csv" },
    });
    const [head, ...rows] = text.trim().split(/\r?\n/);
    expect(head).toContain("number,kind,issuedAt,corrects,taxName,rate,net,tax,gross,currency");
    expect(rows.map((row) => row.split(",").slice(4, 9).join())).toEqual([
      "Food,10,15.45,1.55,17",
      "Goods,22,12.7,2.8,15.5",
    ]);
    expect(head?.split(",").at(-1)).toBe("payments");
    expect(rows.map((row) => row.split(",").at(-1))).toEqual(["cash 32.5", "cash 32.5"]);
    const orderFile = await api("GET", `/api/tenant/${shop.slug}/orders`, {
      as: shop.owner,
      query: { format: "csv" },
    });
    const [names, order] = readCsv(orderFile.text) ?? [];
    expect(order?.cells[names?.cells.indexOf("tax") ?? -1]).toBe("4.35");
    expect(await receiptsOf(shop, { to: "2020-01-01" })).toEqual([]);
    const second = await orders.placed(shop, mixed(shop));
    await orders.bring(shop, second.id, "delivered");
    const query = { format: "csv", limit: "1", all: "true" };
    const whole = await api("GET", `/api/tenant/${shop.slug}/receipts`, { as: shop.owner, query });
    expect(whole.text.trim().split(/\r?\n/)).toHaveLength(5);
  });
});

describe("numbers", () => {
  test("have no gap and no twin, however many orders are paid and given back at once", async () => {
    const shop = await seedCardShop(app);
    const half = cases(3);
    const paid = await Promise.all(
      Array.from({ length: 2 * half }, () =>
        seedPaidOrder(api, shop, { customerEmail: "ada@diner.example" }),
      ),
    );
    await Promise.all([
      ...paid.slice(0, half).map(({ orderId }) => refundOrderOf(api, shop, orderId, { scope: "whole" })),
      ...paid.slice(half).map(({ orderId }) => deliver(app, api, shop, orderId)),
    ]);
    await app.jobs.drain(app);
    const issued = await app.db.prisma.receipt.findMany({ where: { tenantId: shop.tenantId } });
    const numbers = (kind: string) =>
      issued.flatMap((each) => (each.kind === kind ? [each.number] : [])).sort((a, b) => a - b);
    expect(numbers("receipt")).toEqual(paid.map((_, index) => index + 1));
    expect(numbers("correction")).toEqual(Array.from({ length: half }, (_, index) => index + 1));
  });
});

test("the statement's file has the tax of what was issued in its days, rate by rate", async () => {
  const shop = await seedCardShop(app);
  await seedTax(app, shop);
  const { orderId } = await seedPaidOrder(api, shop, mixed(shop));
  await seedPaidOrder(api, shop, mixed(shop));
  await refundOrderOf(api, shop, orderId, linesOf([1, 1]));
  await app.jobs.drain(app);
  const issued = (await receiptsOf(shop)).flatMap(({ taxLines }) => taxLines);
  const day = app.clock.now().toISOString().slice(0, 10);
  const query = { from: day, to: day, format: "csv" };
  const { text } = await api("GET", `/api/tenant/${shop.slug}/statement`, { as: shop.owner, query });
  const rows = text
    .trim()
    .split("\r\n")
    .filter((line) => line.split(",")[3] === "tax");
  expect(rows.map((row) => row.split(",").slice(-4).map(Number))).toEqual(
    [10, 22].map((rate) => {
      const own = issued.filter((line) => line.rate === rate);
      const sum = (of: "net" | "tax" | "gross") =>
        own.reduce((total, line) => total + Math.round(line[of] * 100), 0) / 100;
      return [rate, sum("net"), sum("tax"), sum("gross")];
    }),
  );
});
