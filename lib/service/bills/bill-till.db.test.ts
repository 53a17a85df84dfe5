import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { app, billTest, room } from "@/lib/testing/fixtures";
import { balances } from "@/lib/testing/online-payments";

const it = billTest.extend("terms", { tipsOnBills: true });

const outcome = ({ status, body }: CallResult) => (status < 300 ? 200 : body.error);
const TERMINAL = { method: "external", type: "terminal" };
const rows = (paymentId: string) =>
  app.db.prisma.tillPayment.findMany({
    where: { billPaymentId: paymentId },
    orderBy: { id: "asc" },
    select: { method: true, type: true, amountMinor: true, tipMinor: true, reference: true, takenBy: true },
  });
const refund = (billId: string, paymentId: string, body: Record<string, unknown> = {}) =>
  room.asOwner("POST", `/bills/${billId}/payments/${paymentId}/refunds`, { reason: "Cold", ...body });

describe("money for a bill that the restaurant takes itself", () => {
  it("is paid at once by its way, with a tip and a number, and is on the receipt by it", async () => {
    const { billId, itemIds } = await room.openBill();
    const terminal = await room.pay(billId, {
      ...TERMINAL,
      itemIds: [itemIds[0]],
      tip: 2,
      reference: "4711",
    });
    expect(terminal.body).toMatchObject({
      ...{ paid: 10, open: 20, tip: 2, clientSecret: null },
      payments: [{ method: "external", type: "terminal", reference: "4711", status: "paid", tip: 2 }],
    });
    const voucher = { method: "external", type: "voucher", amount: 5 };
    await room.pay(billId, voucher);
    await room.pay(billId, { method: "cash", amount: 15 });
    expect(await rows(terminal.body.paymentId)).toEqual([
      {
        ...{ method: "external", type: "terminal", amountMinor: 1200, tipMinor: 200, reference: "4711" },
        takenBy: expect.stringMatching(/^usr_/),
      },
    ]);
    await room.send("POST", `/bills/${billId}/close`);
    const receipt = await app.db.prisma.receipt.findFirstOrThrow({ where: { billId } });
    expect(receipt).toMatchObject({
      grossMinor: 3000,
      tipMinor: 200,
      sale: {
        payments: [
          { method: "external", type: "terminal", amountMinor: 1200 },
          { method: "external", type: "voucher", amountMinor: 500 },
          { method: "cash", type: null, amountMinor: 1500 },
        ],
      },
    });
    expect(await balances(app, room.shop)).toEqual({});
  });

  it.for([
    ["a way that is not on the list", { method: "external", type: "gold" }, "PAYMENT_METHOD_UNAVAILABLE"],
    ["external money of no kind", { method: "external" }, "VALIDATION_FAILED"],
    ["cash of a kind", { method: "cash", type: "terminal" }, "VALIDATION_FAILED"],
  ] as const)("refuses %s, and keeps nothing of it", async ([, how, code]) => {
    const { billId } = await room.openBill();
    expect(outcome(await room.pay(billId, { ...how, amount: 10 }))).toBe(code);
    expect(await room.bill(billId)).toMatchObject({ paid: 0, payments: [] });
  });

  it("goes back by the way it came, in part and as a whole, and corrects the receipt", async () => {
    const { billId } = await room.openBill(2);
    const { paymentId } = (await room.pay(billId, { ...TERMINAL, amount: 20, tip: 3 })).body;
    await room.send("POST", `/bills/${billId}/close`);
    const part = await refund(billId, paymentId, { amount: 5 });
    expect(part.body).toMatchObject({ paid: 20, payments: [{ status: "paid", refunded: 5 }] });
    expect(outcome(await refund(billId, paymentId, { amount: 18.01 }))).toBe("REFUND_EXCEEDS_CAPTURED");
    expect((await refund(billId, paymentId)).body).toMatchObject({
      tip: 0,
      payments: [{ status: "refunded", refunded: 23 }],
    });
    expect(outcome(await refund(billId, paymentId))).toBe("NOT_REFUNDABLE");
    const back = { method: "external", type: "terminal" };
    expect(await rows(paymentId)).toMatchObject([
      { ...back, amountMinor: 2300, tipMinor: 300 },
      { ...back, amountMinor: -500, tipMinor: 0 },
      { ...back, amountMinor: -1800, tipMinor: -300 },
    ]);
    const documents = await app.db.prisma.receipt.findMany({ where: { billId }, orderBy: { id: "asc" } });
    expect(documents).toMatchObject([
      { kind: "receipt", grossMinor: 2000, tipMinor: 300 },
      { kind: "correction", grossMinor: -500, tipMinor: 0 },
      { kind: "correction", grossMinor: -1500, tipMinor: -300 },
    ]);
    expect((await room.bill(billId)).history.at(-1)).toMatchObject({
      kind: "refund_succeeded",
      note: "Cold",
    });
  });

  it("can be paid again while the bill is open, and never goes back twice", async () => {
    const { billId } = await room.openBill();
    const { paymentId } = (await room.pay(billId, { method: "cash", amount: 30 })).body;
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => refund(billId, paymentId, { amount: 20 })),
    );
    expect(outcomes.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await room.bill(billId)).toMatchObject({ paid: 10, open: 20 });
    expect((await room.pay(billId, { ...TERMINAL, amount: 20 })).body).toMatchObject({ open: 0 });
    expect((await refund(billId, paymentId)).body).toMatchObject({
      paid: 20,
      payments: [{ status: "refunded" }, {}],
    });
  });

  it("that was entered by mistake leaves the till too, as a whole or not at all", async () => {
    const { billId } = await room.openBill();
    const { paymentId } = (await room.pay(billId, { ...TERMINAL, amount: 30, tip: 3 })).body;
    const reverse = (id: string) =>
      room.send("POST", `/bills/${billId}/payments/${id}/reverse`, { reason: "Typo" });
    expect(outcome(await reverse(paymentId))).toBe(200);
    expect(await rows(paymentId)).toMatchObject([
      { amountMinor: 3300, tipMinor: 300 },
      { amountMinor: -3300, tipMinor: -300 },
    ]);
    const again = (await room.pay(billId, { ...TERMINAL, amount: 30 })).body.paymentId;
    await refund(billId, again, { amount: 1 });
    expect(outcome(await reverse(again))).toBe("BILL_PAYMENT_SETTLED");
  });
});
