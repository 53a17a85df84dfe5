import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import type { CallResult } from "@/lib/testing/call";
import { someOf } from "@/lib/testing/depth";
import { app, billTest, controls, room } from "@/lib/testing/fixtures";
import { balances, pay as confirm } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { expireBillPayments } from "./expire-bill-payments";
import { freeBarePayments } from "./free-bare-payments";

const it = billTest.extend("terms", { platformFeeBps: 500 });

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
const paid = async (begun: CallResult) => {
  expect(outcome(begun)).toBe(200);
  await confirm(room.api, begun.body.clientSecret);
};
/** Pays at the processor without a word of it. */
const paidSilently = async ({ body }: CallResult) => {
  controls.holdEvents = true;
  const id = body.clientSecret.split("_secret_")[0];
  await atProcessor(`payment_intents/${id}/confirm`, { payment_method: "pm_card_visa" });
  controls.holdEvents = false;
};
const { send: sendEvent, atProcessor, heldEvents } = talkToProcessor(() => ({ app, api: room.api }));
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
    const told = (await events()).filter(
      (type: string) => type.startsWith("bill.") && type !== "bill.updated",
    );
    expect(told).toEqual(["bill.opened", "bill.paid", "bill.closed"]);
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

  it("whose process died before the answer goes on with the next try of the same key", async () => {
    const { billId } = await room.openBill();
    const key = { "idempotency-key": "phone-2" };
    const first = await room.pay(billId, { amount: 30 }, key);
    const { paymentId } = first.body;
    await app.db.prisma.payment.deleteMany({ where: { billPaymentId: paymentId } });
    await app.db.prisma.idempotencyKey.updateMany({
      where: { tenantId: room.shop.tenantId, orderId: paymentId },
      data: { response: null },
    });
    app.clock.advance({ seconds: 61 });
    const second = await room.pay(billId, { amount: 30 }, key);
    expect(second.body).toMatchObject({ paymentId, clientSecret: first.body.clientSecret, pending: 30 });
    await paid(second);
    expect(await room.bill(billId)).toMatchObject({ paid: 30, payments: [{}] });
  });

  it("and its refund end in the same state in whatever order the events arrive", async () => {
    controls.holdEvents = true;
    controls.refunds = "held";
    const orders = someOf(permutations([0, 1, 2, 3]), 4);
    const { billId } = await room.openBill(orders.length);
    for (const order of orders) {
      const { body } = await room.pay(billId, { amount: 10 });
      const intentId: string = body.clientSecret.split("_secret_")[0];
      await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
      const refund = await atProcessor("refunds", { payment_intent: intentId, amount: "400" });
      await app.stripeEmulator?.settleRefund(refund.id, "succeeded");
      const events = (await heldEvents(intentId)).filter(({ type }) => type !== "payment_intent.created");
      expect(events).toHaveLength(order.length);
      for (const index of order) expect((await sendEvent(events[index])).status).toBe(200);
    }
    const bill = await room.bill(billId);
    expect([bill.paid, bill.pending]).toEqual([orders.length * 6, 0]);
    const states = bill.payments.map((payment: Record<string, unknown>) => [
      payment.status,
      payment.refunded,
    ]);
    expect(new Set(states.map(String))).toEqual(new Set(["paid,4"]));
  }, 120_000);

  it("of another amount than was asked for pays nothing, goes back at once, and shows on the bill", async () => {
    const { billId } = await room.openBill();
    const begun = await room.pay(billId, { amount: 30 });
    await paidSilently(begun);
    const id = begun.body.clientSecret.split("_secret_")[0];
    await app.db.pool.query(
      "UPDATE stripe_emulator_object SET body = jsonb_set(body, '{amount_received}', '2900') WHERE id = $1",
      [id],
    );
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    await app.jobs.drain(app);
    const bill = await room.bill(billId);
    expect(bill).toMatchObject({ paid: 0, pending: 0, open: 30, payments: [{ status: "canceled" }] });
    const told = bill.history.find(({ kind }: { kind: string }) => kind === "refund_begun");
    expect(told).toMatchObject({ amount: 29, note: "€29.00 arrived instead of €30.00 and is refunded" });
    expect(bill.history.at(-1)).toMatchObject({ kind: "refund_succeeded", amount: 29 });
    expect(await balances(app, room.shop)).toEqual({});
  });
});

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

describe("a payment that is not made", () => {
  it("is given up 3 minutes after it began, canceled at the processor first", async () => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { amount: 30 });
    app.clock.advance({ seconds: 179 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    app.clock.advance({ seconds: 2 });
    controls.faults = [{ operation: "payment_intents.cancel", kind: "error", when: "before", times: 99 }];
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    controls.faults = [];
    await Promise.all([expireBillPayments(app), expireBillPayments(app)]);
    expect(await room.bill(billId)).toMatchObject({ pending: 0, open: 30 });
    expect((await confirm(room.api, body.clientSecret)).body.error).toBe("PAYMENT_NOT_OPEN");
  });

  it("while a bank works on it keeps its amount for 30 minutes since it began, and is given up then", async () => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { amount: 30 });
    await confirm(room.api, body.clientSecret, "requires_action");
    const payBefore = async () => Date.parse((await room.bill(billId)).payments[0].payBefore);
    const shortly = await payBefore();
    app.clock.advance({ minutes: 4 });
    await Promise.all([expireBillPayments(app), expireBillPayments(app)]);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    expect((await payBefore()) - shortly).toBe(27 * 60_000);
    app.clock.advance({ minutes: 25 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30 });
    app.clock.advance({ minutes: 2 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 0, open: 30 });
  });

  it("but was in the last moment, is paid", async () => {
    const { billId } = await room.openBill();
    await paidSilently(await room.pay(billId, { amount: 30 }));
    app.clock.advance({ minutes: 31 });
    await expireBillPayments(app);
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
  });

  it("because its process died holds nothing for longer than its request could have lived", async () => {
    const { billId } = await room.openBill();
    const { body } = await room.pay(billId, { amount: 30 });
    await app.db.prisma.payment.deleteMany({ where: { billPaymentId: body.paymentId } });
    app.clock.advance({ seconds: 24 });
    await freeBarePayments(app);
    expect(await room.bill(billId)).toMatchObject({ pending: 30, open: 0 });
    app.clock.advance({ seconds: 2 });
    await Promise.all([freeBarePayments(app), freeBarePayments(app)]);
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
    await Promise.all([succeeded, ...others].map((event) => sendEvent(event)));
    await app.jobs.drain(app);
    expect(await room.bill(billId)).toMatchObject({
      status: "closed",
      paid: 30,
      payments: [
        { status: "canceled", amount: 30, refunded: 30 },
        { method: "cash", status: "paid" },
      ],
    });
    expect(await app.db.prisma.refund.findMany({ where: { tenantId: room.shop.tenantId } })).toMatchObject([
      { status: "succeeded", amountMinor: 3000 },
    ]);
    expect(await balances(app, room.shop)).toEqual({});
  });
});
