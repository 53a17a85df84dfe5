import { describe, expect } from "vitest";
import { app, processorTest as it } from "@/lib/testing/fixtures";
import { balances, pay as confirm } from "@/lib/testing/online-payments";
import { seedTax } from "@/lib/testing/seed-tax";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";

const receiptsOf = async ({ asOwner }: BillDriver) =>
  (await asOwner("GET", "/receipts")).body.receipts.toReversed();
const report = async ({ asOwner }: BillDriver) => {
  const day = app.clock.now().toISOString().slice(0, 10);
  return (await asOwner("GET", `/reports/overview?from=${day}&to=${day}`)).body;
};
const openFor = async ({ send, tables, dish }: BillDriver, guestCount?: number, quantity = 3) => {
  const { body } = await send("POST", "/bills", { tableId: tables.window, guestCount });
  const items = [{ productId: dish, quantity }];
  return (await send("POST", `/bills/${body.id}/rounds`, { items })).body;
};

describe("a tip at the table", () => {
  it("is on top of the bill, in no part of it, and free of the platform's fee", async () => {
    const desk = await driveBills(app, { tipsOnBills: true, platformFeeBps: 1000 });
    await seedTax(app, desk.shop);
    const { billId } = await desk.openBill(2);
    const begun = await desk.pay(billId, { share: { part: 1, of: 2 }, tip: 1.5 });
    expect(begun.body).toMatchObject({ pending: 10, open: 10, tip: 0 });
    await confirm(desk.api, begun.body.clientSecret);
    await desk.pay(billId, { method: "cash", amount: 10, tip: 0.5 });
    expect(await desk.bill(billId)).toMatchObject({
      total: 20,
      paid: 20,
      open: 0,
      tip: 2,
      payments: [
        { amount: 10, tip: 1.5 },
        { amount: 10, tip: 0.5 },
      ],
    });
    await desk.send("POST", `/bills/${billId}/close`);
    expect(await receiptsOf(desk)).toMatchObject([
      { gross: 20, tip: 2, total: 22, tax: 1.82, sale: { payments: [{ amount: 11.5 }, { amount: 10.5 }] } },
    ]);
    await app.jobs.drain(app);
    expect(await balances(app, desk.shop)).toEqual({ processor: 100, platform_fees: -100 });
    expect(await report(desk)).toMatchObject({ totals: { sales: 20, net: 20, tips: 2 } });
  });

  it("is refused where it is off and where it is more than what it is given on", async () => {
    const off = await driveBills(app);
    const { billId: offId } = await off.openBill(1);
    expect((await off.pay(offId, { amount: 5, tip: 1 })).body.error).toBe("INVALID_TIP");
    const on = await driveBills(app, { tipsOnBills: true });
    const { billId } = await on.openBill(1);
    expect((await on.pay(billId, { amount: 5, tip: 5.01 })).body.error).toBe("INVALID_TIP");
    expect(await on.bill(billId)).toMatchObject({ pending: 0, payments: [] });
  });

  it("goes back last, or by itself, and what was paid of the bill is open again without it", async () => {
    const desk = await driveBills(app, { tipsOnBills: true });
    const { billId } = await desk.openBill(2);
    const { body } = await desk.pay(billId, { amount: 20, tip: 4 });
    await confirm(desk.api, body.clientSecret);
    const refund = async (what: Record<string, unknown>) => {
      const path = `/bills/${billId}/payments/${body.paymentId}/refunds`;
      const answer = await desk.asOwner("POST", path, { reason: "Late", ...what });
      await app.jobs.drain(app);
      return answer.body.error ?? "ok";
    };
    expect(await refund({ amount: 1, tip: 1 })).toBe("ok");
    expect(await desk.bill(billId)).toMatchObject({ paid: 20, open: 0, tip: 3 });
    expect(await refund({ amount: 4, tip: 4 })).toBe("VALIDATION_FAILED");
    expect(await refund({ amount: 21, tip: 0 })).toBe("REFUND_EXCEEDS_CAPTURED");
    expect(await refund({ amount: 20 })).toBe("ok");
    expect(await desk.bill(billId)).toMatchObject({ paid: 0, open: 20, tip: 3 });
    expect((await report(desk)).payments).toMatchObject([
      { method: "stripe", net: 0 },
      { method: "unpaid", net: 20 },
    ]);
    expect(await refund({})).toBe("ok");
    expect(await desk.bill(billId)).toMatchObject({
      tip: 0,
      payments: [{ status: "refunded", refunded: 24 }],
    });
    // The platform keeps its fee of the part that was sold.
    expect(await balances(app, desk.shop)).toEqual({ platform_fees: -100, restaurant: 100 });
  });

  it("is corrected on the receipt of a closed bill", async () => {
    const desk = await driveBills(app, { tipsOnBills: true });
    const { billId } = await desk.openBill(2);
    const { body } = await desk.pay(billId, { amount: 20, tip: 4 });
    await confirm(desk.api, body.clientSecret);
    await desk.send("POST", `/bills/${billId}/close`);
    const path = `/bills/${billId}/payments/${body.paymentId}/refunds`;
    for (const amount of [20.5, 3.5]) {
      await desk.asOwner("POST", path, { reason: "Late", amount });
      await app.jobs.drain(app);
    }
    const issued = await receiptsOf(desk);
    expect(issued.map(({ gross, tip }: { gross: number; tip: number }) => [gross, tip])).toEqual([
      [20, 4],
      [-20, -0.5],
      [0, -3.5],
    ]);
    expect((await report(desk)).totals).toMatchObject({ sales: 20, refunds: 20, net: 0, tips: 0 });
  });
});

describe("a service charge at the table", () => {
  const TEN = { billServiceBps: 1000 };

  it("is part of the bill, of each dish that guests pay for, and of its tax", async () => {
    const desk = await driveBills(app, TEN);
    await seedTax(app, desk.shop);
    const { billId, itemIds } = await desk.openBill(3);
    expect(await desk.bill(billId)).toMatchObject({
      total: 33,
      serviceCharge: 3,
      taxLines: [{ name: "Food", rate: 10, net: 30, tax: 3, gross: 33 }],
      items: [{ lineTotal: 10, serviceCharge: 1 }, {}, {}],
    });
    await desk.send("POST", `/bills/${billId}/items/${itemIds[2]}/void`, { reason: "Cold" });
    expect(await desk.bill(billId)).toMatchObject({ total: 22, serviceCharge: 2 });
    await desk.pay(billId, { method: "cash", itemIds: [itemIds[0]] });
    expect(await desk.bill(billId)).toMatchObject({ paid: 11, open: 11 });
    await desk.pay(billId, { method: "cash", itemIds: [itemIds[1]] });
    await desk.send("POST", `/bills/${billId}/close`);
    expect(await receiptsOf(desk)).toMatchObject([{ gross: 22, tip: 0, sale: { serviceCharge: 2 } }]);
    expect((await report(desk)).totals).toMatchObject({ items: 20, serviceCharges: 2, sales: 22 });
  });

  it("is for large parties only where the restaurant says so, as it was when they sat down", async () => {
    const desk = await driveBills(app, { ...TEN, billServiceFromGuests: 6 });
    const few = await openFor(desk, 5);
    expect(few).toMatchObject({ total: 30, serviceCharge: 0, guestCount: 5 });
    await desk.pay(few.id, { method: "cash", amount: 30 });
    await desk.send("POST", `/bills/${few.id}/close`);
    const many = await openFor(desk, 6);
    expect(many).toMatchObject({ total: 33, serviceCharge: 3, guestCount: 6 });
    await desk.asOwner("PATCH", "/settings", { serviceCharge: { bills: 0 } });
    await desk.send("POST", `/bills/${many.id}/items/${many.items[0].id}/void`, {
      reason: "Cold",
      quantity: 1,
    });
    const items = [{ productId: desk.dish, quantity: 1 }];
    const more = await desk.send("POST", `/bills/${many.id}/rounds`, { items });
    expect(more.body).toMatchObject({ total: 33, serviceCharge: 3 });
    const unknown = await openFor({ ...desk, tables: { ...desk.tables, window: desk.tables.corner } });
    expect(unknown).toMatchObject({ serviceCharge: 0, guestCount: null });
  });

  it("has its own tax where the restaurant gave it a class, and tax on top where prices have none", async () => {
    const desk = await driveBills(app, TEN);
    const { goods } = await seedTax(app, desk.shop, { mode: "added" });
    await desk.asOwner("PATCH", "/tax", { serviceClassId: goods });
    const bill = await openFor(desk, undefined, 1);
    // 10.00 + 10 %, and 1.00 + 22 %.
    expect(bill).toMatchObject({
      total: 12.22,
      serviceCharge: 1.22,
      taxLines: [
        { rate: 10, net: 10, gross: 11 },
        { rate: 22, net: 1, gross: 1.22 },
      ],
    });
  });
});
