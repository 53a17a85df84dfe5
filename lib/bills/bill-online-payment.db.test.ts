import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/report-reconciliation";
import type { EmulatorControls } from "@/lib/stripe-emulator/stripe-emulator";
import type { CallResult } from "@/lib/testing/call";
import { balances, pay as confirm, resetEmulator } from "@/lib/testing/online-payments";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { expireBillPayments } from "./expire-bill-payments";

let app: TestApp;
let controls: EmulatorControls;
let room: BillDriver;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  controls = resetEmulator(app);
  room = await driveBills(app, { platformFeeBps: 500 });
});

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const paid = async (begun: CallResult) => {
  expect(outcome(begun)).toBe(200);
  await confirm(room.api, begun.body.clientSecret);
};
/** Pays at the processor without a word of it. */
const paidSilently = async ({ body }: CallResult) => {
  controls.holdEvents = true;
  const id = body.clientSecret.split("_secret_")[0];
  await app.stripeEmulator?.fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, {
    method: "POST",
    body: new URLSearchParams({ payment_method: "pm_card_visa" }),
  });
  controls.holdEvents = false;
};
const events = async () => {
  const { body } = await room.asOwner("GET", "/events");
  return body.events.map(({ type }: { type: string }) => type);
};

describe("an online payment of a bill", () => {
  it("is pending until it is made, and then the restaurant's, less the fee", async () => {
    const { billId } = await room.openBill();
    const begun = await room.pay(billId, { amount: 30 });
    expect(begun.body).toMatchObject({ paid: 0, pending: 30, open: 0, payments: [{ status: "pending" }] });
    expect(begun.body.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
    expect(outcome(await room.send("POST", `/bills/${billId}/close`))).toBe("BILL_NOT_PAID");
    await paid(begun);
    expect(await room.bill(billId)).toMatchObject({
      paid: 30,
      pending: 0,
      payments: [{ id: begun.body.paymentId, status: "paid", amount: 30 }],
    });
    await app.jobs.drain(app);
    expect(await balances(app, room.shop)).toEqual({ processor: 150, platform_fees: -150 });
    expect((await room.send("POST", `/bills/${billId}/close`)).body.status).toBe("closed");
    expect(await events()).toEqual(["bill.opened", "bill.paid", "bill.closed"]);
  });

  it.each(["paypal", "satispay"])("by %s asks the processor for that method", async (method) => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { method, share: { part: 1, of: 3 } });
    const id = body.clientSecret.split("_secret_")[0];
    const object = await app.db.prisma.stripeEmulatorObject.findFirstOrThrow({ where: { id } });
    expect(object.body).toMatchObject({ amount: 1000, payment_method_types: [method] });
  });

  it("holds its items and its share, and frees them when staff cancels it", async () => {
    const { billId, itemIds } = await room.openBill();
    const items = await room.pay(billId, { itemIds: itemIds.slice(0, 1) });
    expect(outcome(await room.pay(billId, { method: "cash", itemIds }))).toBe("BILL_ITEM_SETTLED");
    const share = { share: { part: 1, of: 2 } };
    const half = await room.pay(billId, share);
    expect(outcome(await room.pay(billId, { method: "cash", ...share }))).toBe("BILL_SHARE_PAID");
    for (const { body } of [items, half]) {
      const canceled = await room.send("POST", `/bills/${billId}/payments/${body.paymentId}/cancel`);
      expect(outcome(canceled)).toBe(200);
      expect((await confirm(room.api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
      const again = await room.send("POST", `/bills/${billId}/payments/${body.paymentId}/cancel`);
      expect(outcome(again)).toBe("BILL_PAYMENT_SETTLED");
    }
    expect((await room.pay(billId, { method: "cash", itemIds })).body).toMatchObject({
      paid: 30,
      pending: 0,
    });
  });

  it("that is declined can be tried again", async () => {
    const { billId } = await room.openBill();
    const begun = await room.pay(billId, { amount: 12.5 });
    await confirm(room.api, begun.body.clientSecret, "declined");
    expect(await room.bill(billId)).toMatchObject({ pending: 12.5 });
    await paid(begun);
    expect(await room.bill(billId)).toMatchObject({ paid: 12.5, pending: 0, open: 17.5 });
  });

  it("holds nothing when the processor fails, and the same key works again", async () => {
    const { billId } = await room.openBill();
    const key = { "idempotency-key": "phone-1" };
    controls.faults = [{ operation: "payment_intents.create", kind: "error", when: "before", times: 2 }];
    expect(outcome(await room.pay(billId, { amount: 30 }, key))).toBe("PROCESSOR_UNAVAILABLE");
    expect(await room.bill(billId)).toMatchObject({
      pending: 0,
      open: 30,
      payments: [{ status: "canceled" }],
    });
    const begun = await room.pay(billId, { amount: 30 }, key);
    expect(begun.body).toMatchObject({ pending: 30, open: 0 });
    const again = await room.pay(billId, { amount: 30 }, key);
    expect(again.body.clientSecret).toBe(begun.body.clientSecret);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  it("of another amount than was asked for pays nothing", async () => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { amount: 30 });
    const object = {
      id: body.clientSecret.split("_secret_")[0],
      amount: 3000,
      amount_received: 1,
      currency: "eur",
      metadata: {},
    };
    const event = { id: "evt_part", object: "event", type: "payment_intent.succeeded", data: { object } };
    expect((await sendEvent(event)).status).toBe(200);
    expect(await room.bill(billId)).toMatchObject({ paid: 0, pending: 30 });
    expect(await balances(app, room.shop)).toEqual({});
  });
});

function sendEvent(event: unknown) {
  const body = JSON.stringify(event);
  const headers = { "stripe-signature": app.stripeEmulator?.sign(body) ?? "" };
  return room.api("POST", "/api/webhooks/stripe", { body, headers });
}

describe("a payment that is not made", () => {
  it("is given up after 30 minutes, canceled at the processor first", async () => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { amount: 30 });
    app.clock.advance({ minutes: 29 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    app.clock.advance({ minutes: 2 });
    controls.faults = [{ operation: "payment_intents.cancel", kind: "error", when: "before", times: 99 }];
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    controls.faults = [];
    await Promise.all([expireBillPayments(app), expireBillPayments(app)]);
    expect(await room.bill(billId)).toMatchObject({ pending: 0, open: 30 });
    expect((await confirm(room.api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
  });

  it("but was in the last moment, is paid", async () => {
    const { billId } = await room.openBill();
    await paidSilently(await room.pay(billId, { amount: 30 }));
    app.clock.advance({ minutes: 31 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
  });

  it("because its process died holds nothing for longer than two minutes", async () => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { amount: 30 });
    await app.db.prisma.billPayment.updateMany({ where: { id: body.paymentId }, data: { intentId: null } });
    app.clock.advance({ seconds: 121 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 0, open: 30 });
  });

  it("in time is refunded when it is made after all, once, and the bill keeps what was paid since", async () => {
    const { billId } = await room.openBill();
    const begun = await room.pay(billId, { amount: 30 });
    await paidSilently(begun);
    // As if the processor had first said canceled, and then taken the money.
    const id = begun.body.clientSecret.split("_secret_")[0];
    const canceled = {
      id: "evt_c",
      object: "event",
      type: "payment_intent.canceled",
      data: { object: { id } },
    };
    await sendEvent({ ...canceled, id: `evt_c_${id}` });
    await room.pay(billId, { method: "cash", amount: 30 });
    await room.send("POST", `/bills/${billId}/close`);
    app.clock.advance({ minutes: 2 });
    const object = { id, amount: 3000, amount_received: 3000, currency: "eur" };
    const succeeded = {
      id: `evt_s_${id}`,
      object: "event",
      type: "payment_intent.succeeded",
      data: { object },
    };
    const others = Array.from({ length: 5 }, (_, index) => ({ ...succeeded, id: `evt_s${index}_${id}` }));
    await Promise.all([succeeded, ...others].map(sendEvent));
    await app.jobs.drain(app);
    expect(await room.bill(billId)).toMatchObject({
      status: "closed",
      paid: 30,
      payments: [
        { status: "canceled", amount: 30, refunded: 30 },
        { method: "cash", status: "paid" },
      ],
    });
    expect(
      await app.db.prisma.billRefund.findMany({ where: { tenantId: room.shop.tenantId } }),
    ).toMatchObject([{ status: "succeeded", amountMinor: 3000 }]);
    expect(await balances(app, room.shop)).toEqual({});
  });
});

describe("lost events", () => {
  it("of payments and refunds are made good, and the daily report finds nothing", async () => {
    const { billId } = await room.openBill();
    const begun = await room.pay(billId, { amount: 30 });
    await paidSilently(begun);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    app.clock.advance({ seconds: 61 });
    await Promise.all([reconcilePayments(app), reconcilePayments(app)]);
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
    await app.jobs.drain(app);

    controls.holdEvents = true;
    controls.refunds = "held";
    await room.asOwner("POST", `/bills/${billId}/payments/${begun.body.paymentId}/refunds`, {
      amount: 10,
      reason: "Cold soup",
    });
    const refund = await app.db.prisma.billRefund.findFirstOrThrow({
      where: { paymentId: begun.body.paymentId },
    });
    await app.stripeEmulator?.settleRefund(refund.processorRefundId ?? "", "succeeded");
    app.clock.advance({ seconds: 61 });
    await reconcilePayments(app);
    expect(await room.bill(billId)).toMatchObject({ paid: 20, payments: [{ refunded: 10 }] });
    await app.jobs.drain(app);
    app.clock.advance({ hours: 2 });
    await reportReconciliation(app);
    const report = await app.db.prisma.reconciliationReport.findFirstOrThrow({
      orderBy: { createdAt: "desc" },
    });
    const keys = (report.findings as { key: string }[]).map(({ key }) => key);
    expect(
      keys.filter((key) => key.includes(refund.id) || key.includes(begun.body.clientSecret.split("_s")[0])),
    ).toEqual([]);
  });
});

describe("rivals", () => {
  it("20 phones and cashiers never take more than the bill", async () => {
    const { billId } = await room.openBill();
    const works = Array.from(
      { length: 20 },
      (_, index) => () => room.pay(billId, { amount: 7.5, method: index % 4 === 0 ? "cash" : "stripe" }),
    );
    const begun = await Promise.all(works.map((work) => work()));
    const outcomes = begun.map(outcome);
    expect(outcomes.filter((result) => result === 200)).toHaveLength(4);
    expect(outcomes.filter((result) => result === "PAYMENT_EXCEEDS_OPEN")).toHaveLength(16);
    const online = begun.filter(({ body }) => body.clientSecret);
    await Promise.all(online.map(({ body }) => confirm(room.api, body.clientSecret)));
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0, open: 0 });
    expect((await events()).filter((type: string) => type === "bill.paid")).toHaveLength(1);
  });

  it("20 begin to pay one share once", async () => {
    const { billId } = await room.openBill();
    const begun = await Promise.all(
      Array.from({ length: 20 }, () => room.pay(billId, { share: { part: 1, of: 2 } })),
    );
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await room.bill(billId)).toMatchObject({ pending: 15 });
  });

  it("20 of one event pay once", async () => {
    const { billId } = await room.openBill();
    const begun = await room.pay(billId, { amount: 30 });
    await paidSilently(begun);
    const id = begun.body.clientSecret.split("_secret_")[0];
    const object = { id, amount: 3000, amount_received: 3000, currency: "eur" };
    const event = (index: number) => ({
      id: `evt_${index}_${id}`,
      object: "event",
      type: "payment_intent.succeeded",
      data: { object },
    });
    await Promise.all(Array.from({ length: 20 }, (_, index) => sendEvent(event(index))));
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
    expect(await app.db.prisma.transfer.count({ where: { billPaymentId: begun.body.paymentId } })).toBe(1);
  });

  it("a payment against its cancellation ends paid or canceled, and nothing is kept without a payment", async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { billId } = await room.openBill(1);
      const begun = await room.pay(billId, { amount: 10 });
      await Promise.all([
        confirm(room.api, begun.body.clientSecret),
        room.send("POST", `/bills/${billId}/payments/${begun.body.paymentId}/cancel`),
      ]);
      const bill = await room.bill(billId);
      expect([
        { paid: 10, pending: 0, status: "paid" },
        { paid: 0, pending: 0, status: "canceled" },
      ]).toContainEqual({ paid: bill.paid, pending: bill.pending, status: bill.payments[0].status });
      if (bill.paid === 0) await room.pay(billId, { method: "cash", amount: 10 });
      expect(outcome(await room.send("POST", `/bills/${billId}/close`))).toBe(200);
    }
    await app.jobs.drain(app);
    const books = await balances(app, room.shop);
    expect(books.escrow).toBeUndefined();
    expect(books.restaurant).toBeUndefined();
  });
});
