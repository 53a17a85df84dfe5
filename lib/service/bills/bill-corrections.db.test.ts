import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { app, billTest, controls, room } from "@/lib/testing/fixtures";
import { balances, pay as confirm } from "@/lib/testing/online-payments";
import { asTableOwner } from "@/lib/testing/test-database";

const it = billTest.extend("terms", { platformFeeBps: 0 });

const outcome = ({ status, body }: CallResult) => (status < 300 ? 200 : body.error);
const rivals = async (work: () => Promise<CallResult>, count = 5) =>
  (await Promise.all(Array.from({ length: count }, work))).map(outcome).sort();
const once = (refusal: string) => [200, ...Array.from({ length: 4 }, () => refusal)];

async function paidOnline(amount = 30): Promise<{ billId: string; paymentId: string }> {
  const { billId } = await room.openBill();
  const { body } = await room.pay(billId, { amount });
  await confirm(room.api, body.clientSecret);
  await app.jobs.drain(app);
  return { billId, paymentId: body.paymentId };
}
const refund = (
  { billId, paymentId }: { billId: string; paymentId: string },
  body: Record<string, unknown> = {},
  headers?: Record<string, string>,
) =>
  room.asOwner(
    "POST",
    `/bills/${billId}/payments/${paymentId}/refunds`,
    { reason: "Cold", ...body },
    headers,
  );

describe("a refund of a bill's payment", () => {
  it("in part, after the bill was closed, comes out of the restaurant's transfer", async () => {
    const payment = await paidOnline();
    await room.send("POST", `/bills/${payment.billId}/close`);
    const { body } = await refund(payment, { amount: 10 });
    expect(body.payments).toMatchObject([{ status: "paid", refunded: 10 }]);
    await app.jobs.drain(app);
    expect(await room.bill(payment.billId)).toMatchObject({ status: "closed", paid: 30, total: 30 });
    expect(await balances(app, room.shop)).toEqual({});
    expect(
      await app.db.prisma.transfer.findMany({ where: { billPaymentId: payment.paymentId } }),
    ).toMatchObject([{ amountMinor: 3000, reversedMinor: 1000, status: "succeeded" }]);
  });

  it("of all of it, while the bill is open, can be paid again", async () => {
    const { billId, itemIds } = await room.openBill();
    const { body } = await room.pay(billId, { itemIds: itemIds.slice(0, 2) });
    await confirm(room.api, body.clientSecret);
    await refund({ billId, paymentId: body.paymentId });
    await app.jobs.drain(app);
    expect(await room.bill(billId)).toMatchObject({ paid: 0, open: 30, payments: [{ status: "refunded" }] });
    expect((await room.pay(billId, { method: "cash", itemIds })).body).toMatchObject({ paid: 30, open: 0 });
    expect(await balances(app, room.shop)).toEqual({});
  });

  it("that the bank refuses counts no more, and can be asked for again", async () => {
    controls.refunds = "failed";
    const payment = await paidOnline();
    await refund(payment);
    await app.jobs.drain(app);
    const whole = { paid: 30, payments: [{ status: "paid", refunded: 0 }] };
    expect(await room.bill(payment.billId)).toMatchObject(whole);
    controls.refunds = "succeeded";
    await refund(payment);
    await app.jobs.drain(app);
    expect(await room.bill(payment.billId)).toMatchObject({ paid: 0, payments: [{ status: "refunded" }] });
    const { history } = await room.bill(payment.billId);
    const kinds = ["refund_begun", "refund_failed", "refund_begun", "refund_succeeded"];
    expect(history.slice(-4)).toMatchObject(kinds.map((kind) => ({ kind })));
  });

  it("that comes back from the bank after it had succeeded is undone", async () => {
    const payment = await paidOnline();
    await refund(payment, { amount: 30 });
    await app.jobs.drain(app);
    const row = await app.db.prisma.refund.findFirstOrThrow({ where: { paymentId: payment.paymentId } });
    await app.stripeEmulator?.settleRefund(row.processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    const whole = { paid: 30, payments: [{ status: "paid", refunded: 0 }] };
    expect(await room.bill(payment.billId)).toMatchObject(whole);
    expect(await balances(app, room.shop)).toEqual({});
    const sent = await app.db.prisma.transfer.findMany({ orderBy: { id: "desc" }, take: 2 });
    expect(sent).toMatchObject([
      { amountMinor: 3000, returnOf: expect.stringMatching(/^ref_/) },
      { reversedMinor: 3000 },
    ]);
  });

  it("that was made at the processor itself is taken over", async () => {
    const payment = await paidOnline();
    const where = { billPaymentId: payment.paymentId };
    const { intentId } = await app.db.prisma.payment.findFirstOrThrow({ where });
    await app.stripeEmulator?.fetch("https://api.stripe.com/v1/refunds", {
      method: "POST",
      body: new URLSearchParams({ payment_intent: intentId ?? "", amount: "500" }),
    });
    await app.jobs.drain(app);
    expect(await room.bill(payment.billId)).toMatchObject({ paid: 25, payments: [{ refunded: 5 }] });
  });

  it("is the owner's and co-managers' business, of what is with the restaurant", async () => {
    const { billId, paymentId } = await paidOnline(20);
    const path = `/bills/${billId}/payments/${paymentId}/refunds`;
    expect(outcome(await room.send("POST", path, { reason: "No" }))).toBe("FORBIDDEN");
    const cash = await room.pay(billId, { method: "cash", amount: 10 });
    const reversal = `/bills/${billId}/payments/${cash.body.paymentId}/reverse`;
    await room.send("POST", reversal, { reason: "Typo" });
    expect(outcome(await refund({ billId, paymentId: cash.body.paymentId }))).toBe("NOT_REFUNDABLE");
    expect(outcome(await refund({ billId, paymentId: "blp_x" }))).toBe("BILL_PAYMENT_NOT_FOUND");
    expect(outcome(await refund({ billId, paymentId }, { amount: 20.01 }))).toBe("REFUND_EXCEEDS_CAPTURED");
    expect(outcome(await refund({ billId, paymentId }, { amount: 1.001 }))).toBe("VALIDATION_FAILED");
    const key = { "idempotency-key": "refund-1" };
    await refund({ billId, paymentId }, { amount: 4 }, key);
    expect((await refund({ billId, paymentId }, { amount: 4 }, key)).headers.get("idempotent-replayed")).toBe(
      "true",
    );
    expect(await app.db.prisma.refund.count({ where: { paymentId } })).toBe(1);
  });

  it("asked for 5 times at once is never more than what was paid", async () => {
    const payment = await paidOnline();
    const outcomes = await rivals(() => refund(payment, { amount: 15 }));
    expect(outcomes.filter((result) => result === 200)).toHaveLength(2);
    await app.jobs.drain(app);
    expect(await room.bill(payment.billId)).toMatchObject({
      paid: 0,
      payments: [{ status: "refunded", refunded: 30 }],
    });
    expect(await balances(app, room.shop)).toEqual({});
  });
});

describe("cash that was entered by mistake", () => {
  it("is taken off once, and stays in the history with who did it and why", async () => {
    const { billId, itemIds } = await room.openBill();
    const { body } = await room.pay(billId, { method: "cash", itemIds });
    const reverse = () =>
      room.send("POST", `/bills/${billId}/payments/${body.paymentId}/reverse`, { reason: "Typo" });
    expect(await rivals(reverse)).toEqual(once("BILL_PAYMENT_SETTLED"));
    const bill = await room.bill(billId);
    expect(bill).toMatchObject({ paid: 0, open: 30, payments: [{ status: "reversed" }] });
    expect(bill.history.at(-1)).toMatchObject({ kind: "payment_reversed", amount: 30, note: "Typo" });
    expect(bill.history.at(-1).actorId).toMatch(/^usr_/);
    expect((await room.pay(billId, { method: "cash", itemIds })).body.paid).toBe(30);
  });

  it("stays on a bill that was closed, and only cash is reversed", async () => {
    const { billId, paymentId } = await paidOnline(20);
    const path = (id: string) => `/bills/${billId}/payments/${id}/reverse`;
    expect(outcome(await room.send("POST", path(paymentId), { reason: "No" }))).toBe("BILL_PAYMENT_SETTLED");
    expect(outcome(await room.send("POST", path("blp_x"), { reason: "No" }))).toBe("BILL_PAYMENT_NOT_FOUND");
    const cash = await room.pay(billId, { method: "cash", amount: 10 });
    await room.send("POST", `/bills/${billId}/close`);
    expect(outcome(await room.send("POST", path(cash.body.paymentId), { reason: "No" }))).toBe("BILL_CLOSED");
    const acts = ["DELETE FROM bill_change", "DELETE FROM bill_payment", "UPDATE bill_payment SET id = ''"];
    for (const act of acts) await expect(asTableOwner(act)).rejects.toThrow(/immutable/);
  });
});

describe("some units of a line", () => {
  const units = async (quantity: number) => {
    const opened = await room.send("POST", "/bills", { tableId: room.tables.window });
    const items = [{ productId: room.dish, quantity }];
    const { body } = await room.send("POST", `/bills/${opened.body.id}/rounds`, { items });
    const itemId: string = body.items[0].id;
    const voidUnits = (changes: Record<string, unknown>) =>
      room.send("POST", `/bills/${body.id}/items/${itemId}/void`, { reason: "Mistyped", ...changes });
    return { billId: body.id as string, voidUnits };
  };

  it("are voided as a line of their own", async () => {
    const { billId, voidUnits } = await units(3);
    const { body } = await voidUnits({ quantity: 1 });
    expect(body).toMatchObject({
      total: 20,
      items: [
        { quantity: 2, lineTotal: 20, voidedAt: null },
        { quantity: 1, lineTotal: 10, voidReason: "Mistyped", splitFromId: body.items[0].id },
      ],
    });
    expect(outcome(await voidUnits({ quantity: 3 }))).toBe("VALIDATION_FAILED");
    await room.pay(billId, { method: "cash", amount: 15 });
    expect(outcome(await voidUnits({ quantity: 1 }))).toBe("BILL_ITEM_SETTLED");
  });

  it("give back their part of the ingredients, to the last gram", async () => {
    const flour = (await room.asOwner("POST", "/ingredients", { name: "Flour", unit: "g", stock: 100 })).body
      .id;
    const recipe = [{ ingredientId: flour, quantity: 0.333 }];
    await room.asOwner("PATCH", `/products/${room.dish}`, { recipe });
    const stock = async () => (await room.asOwner("GET", `/ingredients/${flour}`)).body.stock;
    const { voidUnits } = await units(7);
    expect(await stock()).toBe(97.669);
    await voidUnits({ quantity: 2 });
    expect(await stock()).toBe(98.335);
    await voidUnits({ quantity: 1, restock: false });
    await voidUnits({ quantity: 3 });
    await voidUnits({});
    expect(await stock()).toBe(99.667);
  });

  it("are voided by rivals as often as there are units", async () => {
    const { billId, voidUnits } = await units(4);
    const outcomes = await rivals(() => voidUnits({ quantity: 1 }), 7);
    expect(outcomes.filter((each) => each === 200)).toHaveLength(4);
    expect(await room.bill(billId)).toMatchObject({ total: 0 });
  });

  it("are never voided while a guest pays for them", async () => {
    const { billId, itemIds } = await room.openBill(1);
    await room.pay(billId, { amount: 10 });
    const path = `/bills/${billId}/items/${itemIds[0]}/void`;
    expect(outcome(await room.send("POST", path, { reason: "No" }))).toBe("BILL_ITEM_SETTLED");
  });
});

describe("a table", () => {
  const tables = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const { body } = await room.asOwner("POST", "/tables", { name: `T${index}`, seats: 2 });
        return body.id as string;
      }),
    );
  const openAt = async (tableId: string) =>
    (await room.send("POST", "/bills", { tableId })).body.id as string;
  const move = (billId: string, tableId: string) => room.send("POST", `/bills/${billId}/move`, { tableId });

  it("takes over the bill of guests who change places", async () => {
    const { billId } = await room.openBill();
    expect((await move(billId, room.tables.corner)).body).toMatchObject({ tableName: "corner", total: 30 });
    expect((await room.bill(billId)).history.at(-1)).toMatchObject({ kind: "moved", note: "window" });
    expect(outcome(await move(billId, "tbl_x"))).toBe("TABLE_NOT_FOUND");
    const other = await openAt(room.tables.window);
    expect(outcome(await move(other, room.tables.corner))).toBe("TABLE_HAS_OPEN_BILL");
    await room.send("POST", `/bills/${other}/close`);
    expect(outcome(await move(other, room.tables.corner))).toBe("BILL_CLOSED");
  });

  it("takes over one of 5 bills that come at once", async () => {
    const bills = await Promise.all((await tables(5)).map(openAt));
    const outcomes = await Promise.all(bills.map((billId) => move(billId, room.tables.corner)));
    expect(outcomes.map(outcome).sort()).toEqual([200, ...Array(4).fill("TABLE_HAS_OPEN_BILL")]);
  });

  it("is no deadlock for guests who change places with each other", async () => {
    const [left, right] = [await openAt(room.tables.window), await openAt(room.tables.corner)];
    for (let attempt = 0; attempt < cases(3); attempt += 1) {
      const outcomes = await Promise.all([move(left, room.tables.corner), move(right, room.tables.window)]);
      expect(outcomes.map(outcome)).toEqual(["TABLE_HAS_OPEN_BILL", "TABLE_HAS_OPEN_BILL"]);
    }
  });

  it("stays in the room while guests are eating at it", async () => {
    const { billId } = await room.openBill();
    const remove = () => room.asOwner("DELETE", `/tables/${room.tables.window}`);
    expect(outcome(await remove())).toBe("TABLE_HAS_OPEN_BILL");
    await move(billId, room.tables.corner);
    expect(outcome(await remove())).toBe(200);
    expect(outcome(await move(billId, room.tables.window))).toBe("TABLE_NOT_FOUND");
  });

  it("is removed or gets a bill, never both", async () => {
    for (const tableId of await tables(cases(4))) {
      const [opened, removed] = await Promise.all([
        room.send("POST", "/bills", { tableId }),
        room.asOwner("DELETE", `/tables/${tableId}`),
      ]);
      expect([
        [200, "TABLE_HAS_OPEN_BILL"],
        ["TABLE_NOT_FOUND", 200],
      ]).toContainEqual([outcome(opened), outcome(removed)]);
    }
  });

  it("takes two rounds at once", async () => {
    const { billId } = await room.openBill(1);
    const items = [{ productId: room.dish, quantity: 1 }];
    const add = () => room.send("POST", `/bills/${billId}/rounds`, { items });
    expect(await rivals(add)).toEqual(Array(5).fill(200));
    const bill = await room.bill(billId);
    expect(bill.total).toBe(60);
    expect(new Set(bill.items.map(({ round }: { round: number }) => round)).size).toBe(6);
  });
});
