import { expect } from "vitest";
import { app, processorTest as test } from "@/lib/testing/fixtures";
import { pay } from "@/lib/testing/online-payments";
import { seedProduct } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";

const receiptsOf = async ({ asOwner }: BillDriver) =>
  (await asOwner("GET", "/receipts")).body.receipts.toReversed();

test("a bill shows its tax at the table's rate, and has one receipt once it is closed", async () => {
  const desk = await driveBills(app);
  await seedTax(app, desk.shop, { rates: { pickupBps: 2200, dineInBps: 400 } });
  const { billId, itemIds } = await desk.openBill(3);
  await desk.send("POST", `/bills/${billId}/items/${itemIds[2]}/void`, { reason: "Cold" });
  expect((await desk.bill(billId)).taxLines).toEqual([
    { name: "Food", rate: 4, net: 19.23, tax: 0.77, gross: 20 },
  ]);
  await desk.pay(billId, { method: "cash", amount: 15 });
  await desk.pay(billId, { method: "cash", amount: 5 });
  expect(await receiptsOf(desk)).toEqual([]);
  await desk.send("POST", `/bills/${billId}/close`);
  expect(await receiptsOf(desk)).toMatchObject([
    {
      number: "R-00001",
      billId,
      gross: 20,
      tax: 0.77,
      sale: { service: "dine_in", reference: "window", payments: [{ amount: 15 }, { amount: 5 }] },
    },
  ]);
});

test("a refund of a closed bill corrects its receipt; one of an open bill is open again", async () => {
  const desk = await driveBills(app);
  await seedTax(app, desk.shop);
  const { billId } = await desk.openBill(2);
  const refund = async (amount: number) => {
    const { payments } = await desk.bill(billId);
    const { id } = payments.findLast(({ status }: { status: string }) => status === "paid");
    await desk.asOwner("POST", `/bills/${billId}/payments/${id}/refunds`, { amount, reason: "Late" });
    await app.jobs.drain(app);
  };
  const settle = async (amount: number) =>
    pay(desk.api, (await desk.pay(billId, { amount })).body.clientSecret);
  await settle(20);
  await refund(4);
  await settle(4);
  await desk.send("POST", `/bills/${billId}/close`);
  await refund(3);
  const issued = await receiptsOf(desk);
  expect(issued.map(({ number, gross, tax }: never) => [number, gross, tax])).toEqual([
    ["R-00001", 20, 1.82],
    ["C-00001", -3, -0.27],
  ]);
});

test("where tax comes on top, a bill has each unit at its price with tax", async () => {
  const desk = await driveBills(app);
  await seedTax(app, desk.shop, { mode: "added", rates: { dineInBps: 825 } });
  const { billId } = await desk.openBill(2);
  expect(await desk.bill(billId)).toMatchObject({
    total: 21.66,
    items: [{ price: 10.83 }, { price: 10.83 }],
    taxLines: [{ rate: 8.25, tax: 1.65, gross: 21.66 }],
  });
});

test("guests read the receipt of their table in their own language, and staff as it was issued", async () => {
  const desk = await driveBills(app);
  const options = [{ label: "Olives (+1.00)", name: "Olives", deltaMinor: 100, names: { it: "Olive" } }];
  const productId = await seedProduct(app, desk.shop, {
    name: { en: "Soup of the day", it: "Zuppa del giorno" },
    optionGroups: [{ name: "Extras", required: false, min: 0, max: 1, options }],
  });
  const { billId, token } = await desk.openBill(1);
  const items = [{ productId, quantity: 1, selectedOptions: { Extras: ["Olives (+1.00)"] } }];
  const { body: bill } = await desk.send("POST", `/bills/${billId}/rounds`, { items });
  await desk.pay(billId, { method: "cash", amount: bill.open });
  await desk.send("POST", `/bills/${billId}/close`);
  const path = `/api/public/${desk.shop.slug}/bills/${token}/receipt`;
  const { body: read } = await desk.api("GET", path, { headers: { "accept-language": "it" } });
  expect(read.receipt.sale.items.at(-1)).toMatchObject({ name: "Zuppa del giorno", optionNames: ["Olive"] });
  const [issued] = await receiptsOf(desk);
  expect(issued.sale.items.at(-1)).toMatchObject({ name: "Soup of the day", optionNames: ["Olives"] });
});
