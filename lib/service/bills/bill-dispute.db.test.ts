import fc from "fast-check";
import { describe, expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { cases } from "@/lib/testing/depth";
import { api, app, controls, processorTest as it } from "@/lib/testing/fixtures";
import {
  balances,
  pay as confirm,
  resetEmulator,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";

let room: BillDriver;

it.beforeAll(async () => {
  // What the platform holds of others, so that it can always pay out.
  const other = await seedCardShop(app);
  const items = [{ productId: other.margherita, quantity: 50, price: 8.5 }];
  await seedPaidOrder(api, other, { items });
});
it.beforeEach(async () => {
  room = await driveBills(app, { platformFeeBps: 0 });
});

const { send, atProcessor, heldEvents } = talkToProcessor(() => ({ app, api }));
type Paid = { billId: string; paymentId: string; intentId: string };
async function paidBill(): Promise<Paid> {
  const { billId } = await room.openBill();
  const { body } = await room.pay(billId, { amount: 30 });
  await confirm(room.api, body.clientSecret);
  await app.jobs.drain(app);
  await room.send("POST", `/bills/${billId}/close`);
  return { billId, paymentId: body.paymentId, intentId: body.clientSecret.split("_secret_")[0] };
}
const decide = (id: string | undefined, text: "winning_evidence" | "losing_evidence") =>
  atProcessor(`disputes/${id}`, { "evidence[uncategorized_text]": text });
const refund = ({ billId, paymentId }: Paid, amount: number) =>
  room.asOwner("POST", `/bills/${billId}/payments/${paymentId}/refunds`, { amount, reason: "Cold" });
const transfersOf = ({ paymentId: billPaymentId }: Paid) =>
  app.db.prisma.transfer.findMany({
    where: { billPaymentId },
    orderBy: { createdAt: "asc" },
    select: { amountMinor: true, reversedMinor: true, status: true },
  });
const disputes = async ({ intentId }: Paid) => {
  const id = await app.stripeEmulator?.openDispute(intentId);
  await app.jobs.drain(app);
  return id;
};

describe("a dispute of a bill's payment", () => {
  it("shows on the bill and is the restaurant's debt until it is won", async () => {
    const paid = await paidBill();
    const id = await disputes(paid);
    expect(await room.bill(paid.billId)).toMatchObject({
      paid: 30,
      payments: [{ status: "paid", disputed: 30 }],
    });
    expect(await balances(app, room.shop)).toEqual({ restaurant: 3000, processor: -3000 });
    const refused = await refund(paid, 1);
    expect(refused.body).toMatchObject({ error: "REFUND_EXCEEDS_CAPTURED" });
    expect(refused.body.message).toContain("At most 0 EUR");
    await decide(id, "winning_evidence");
    await app.jobs.drain(app);
    const { payments, history } = await room.bill(paid.billId);
    expect(payments).toMatchObject([{ status: "paid", disputed: 0 }]);
    expect(history.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual([
      "dispute_opened",
      "dispute_won",
    ]);
    expect(await transfersOf(paid)).toMatchObject([{ amountMinor: 3000, reversedMinor: 0 }]);
    expect(await balances(app, room.shop)).toEqual({});
    expect((await refund(paid, 1)).status).toBe(200);
  });

  it("that is lost is kept from the next payouts, and can never be refunded as well", async () => {
    const paid = await paidBill();
    await decide(await disputes(paid), "losing_evidence");
    await app.jobs.drain(app);
    const { payments, history } = await room.bill(paid.billId);
    expect(payments).toMatchObject([{ status: "paid", disputed: 30 }]);
    expect(history.at(-1)).toMatchObject({ kind: "dispute_lost", amount: 30 });
    expect((await refund(paid, 1)).body.error).toBe("REFUND_EXCEEDS_CAPTURED");
    expect(await balances(app, room.shop)).toEqual({ restaurant: 3000, processor: -3000 });
    const next = [await paidBill(), await paidBill()];
    expect(await Promise.all(next.map(transfersOf))).toMatchObject([[], [{ amountMinor: 3000 }]]);
    expect(await balances(app, room.shop)).toEqual({});
  });

  it("told by many at once is booked once, and never refunded as well", async () => {
    const paid = await paidBill();
    controls.holdEvents = true;
    await app.stripeEmulator?.openDispute(paid.intentId);
    controls.holdEvents = false;
    const told = (await heldEvents(paid.intentId)).filter(({ type }) => type.startsWith("charge.dispute"));
    const copies = Array.from({ length: 3 }, (_, index) =>
      told.map((event) => ({ ...event, id: `${event.id}${index}` })),
    ).flat();
    const [answers] = await Promise.all([
      Promise.all(copies.map((event) => send(event))),
      Promise.all(Array.from({ length: 4 }, () => refund(paid, 30))),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all([app.jobs.drain(app), app.jobs.drain(app)]);
    const payment = await app.db.prisma.payment.findFirstOrThrow({
      where: { billPaymentId: paid.paymentId },
    });
    expect(payment.refundedMinor + payment.disputedMinor).toBe(3000);
    expect(await app.db.prisma.dispute.count({ where: { paymentId: paid.paymentId } })).toBe(1);
    const booked = await app.db.prisma.ledgerTransaction.count({
      where: { subjectId: paid.paymentId, kind: "dispute" },
    });
    expect(booked).toBe(1);
    expect(await balances(app, room.shop)).toEqual({ restaurant: 3000, processor: -3000 });
  });

  it("whose events were lost is booked by the reconciler", async () => {
    const paid = await paidBill();
    controls.holdEvents = true;
    const id = await app.stripeEmulator?.openDispute(paid.intentId);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect(await balances(app, room.shop)).toEqual({ restaurant: 3000, processor: -3000 });
    await decide(id, "winning_evidence");
    await reconcilePayments(app);
    await app.jobs.drain(app);
    expect(await balances(app, room.shop)).toEqual({});
    expect(await transfersOf(paid)).toHaveLength(1);
  });

  it("ends in the same state in any order of its events and a returned refund's, with repeats", async () => {
    const ranked = fc.sample(fc.array(fc.nat(1_000_000), { minLength: 16, maxLength: 16 }), {
      numRuns: cases(2),
      seed: 11,
    });
    for (const [run, ranks] of ranked.entries()) {
      room = await driveBills(app, { platformFeeBps: 0 });
      resetEmulator(app);
      const evidence = run % 2 === 0 ? "winning_evidence" : "losing_evidence";
      const paid = await paidBill();
      controls.holdEvents = true;
      controls.refunds = "held";
      const returned = await atProcessor("refunds", { payment_intent: paid.intentId, amount: "500" });
      await app.stripeEmulator?.settleRefund(returned.id, "succeeded");
      await app.stripeEmulator?.settleRefund(returned.id, "failed");
      await decide(await app.stripeEmulator?.openDispute(paid.intentId), evidence);
      const events = (await heldEvents(paid.intentId)).filter(({ type }) => /^(refund|charge)\./.test(type));
      controls.holdEvents = false;
      const sent = [...events, ...events.slice(0, 4)]
        .map((event, index) => ({ event, rank: ranks[index] ?? 0 }))
        .sort((a, b) => a.rank - b.rank);
      for (const { event } of sent) expect((await send(event)).status).toBe(200);
      await app.jobs.drain(app);
      app.clock.advance({ minutes: 5 });
      await reconcilePayments(app);
      const story = sent.map(({ event }) => event.type).join(", ");
      const { payments } = await room.bill(paid.billId);
      const isLost = evidence === "losing_evidence";
      expect(payments, story).toMatchObject([{ refunded: 0, disputed: isLost ? 30 : 0 }]);
      const rows = await transfersOf(paid);
      expect(new Set(rows.map(({ status }) => status)), story).toEqual(new Set(["succeeded"]));
      const at = rows.reduce((sum, row) => sum + row.amountMinor - row.reversedMinor, 0);
      const { restaurant = 0, ...books } = await balances(app, room.shop);
      expect({ net: at - restaurant, books }, story).toEqual({
        net: isLost ? 0 : 3000,
        books: restaurant === 0 ? {} : { processor: 0 - restaurant },
      });
      if (!isLost) expect(restaurant, story).toBe(0);
    }
  }, 240_000);
});
