import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import type { CallResult } from "@/lib/testing/call";
import { cases } from "@/lib/testing/depth";
import { app, billTest, controls, room } from "@/lib/testing/fixtures";
import { balances, pay as confirm } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";

const it = billTest.extend("terms", { platformFeeBps: 500 });

const outcome = ({ status, body }: CallResult) => (status === 200 ? 200 : body.error);
/** Pays at the processor without a word of it. */
const paidSilently = async ({ body }: CallResult) => {
  controls.holdEvents = true;
  const id = body.clientSecret.split("_secret_")[0];
  await atProcessor(`payment_intents/${id}/confirm`, { payment_method: "pm_card_visa" });
  controls.holdEvents = false;
};
const { send: sendEvent, atProcessor } = talkToProcessor(() => ({ app, api: room.api }));
const events = async () => {
  const { body } = await room.asOwner("GET", "/events");
  return body.events.map(({ type }: { type: string }) => type);
};

describe("lost events", () => {
  it("of payments and refunds are repaired, and the daily report finds nothing", async () => {
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
    const refund = await app.db.prisma.refund.findFirstOrThrow({
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
  it("8 phones and cashiers never take more than the bill", async () => {
    const { billId } = await room.openBill();
    const works = Array.from(
      { length: 8 },
      (_, index) => () => room.pay(billId, { amount: 7.5, method: index % 4 === 0 ? "cash" : "stripe" }),
    );
    const begun = await Promise.all(works.map((work) => work()));
    const outcomes = begun.map(outcome);
    expect(outcomes.filter((result) => result === 200)).toHaveLength(4);
    expect(outcomes.filter((result) => result === "PAYMENT_EXCEEDS_OPEN")).toHaveLength(4);
    const online = begun.filter(({ body }) => body.clientSecret);
    await Promise.all(online.map(({ body }) => confirm(room.api, body.clientSecret)));
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0, open: 0 });
    expect((await events()).filter((type: string) => type === "bill.paid")).toHaveLength(1);
  });

  it("6 begin to pay one share once", async () => {
    const { billId } = await room.openBill();
    const begun = await Promise.all(
      Array.from({ length: 6 }, () => room.pay(billId, { share: { part: 1, of: 2 } })),
    );
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await room.bill(billId)).toMatchObject({ pending: 15 });
  });

  it("6 of one event pay once", async () => {
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
    await Promise.all(Array.from({ length: 6 }, (_, index) => sendEvent(event(index))));
    expect(await room.bill(billId)).toMatchObject({ paid: 30, pending: 0 });
    expect(await app.db.prisma.transfer.count({ where: { billPaymentId: begun.body.paymentId } })).toBe(1);
  });

  it("a payment against its cancellation ends paid or canceled, and nothing is kept without a payment", async () => {
    for (let attempt = 0; attempt < cases(3); attempt += 1) {
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
