import fc from "fast-check";
import { describe, expect } from "vitest";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { reportReconciliation } from "@/lib/payments/reconciliation/report-reconciliation";
import { payOtherwise } from "@/lib/testing/deposits";
import { cases } from "@/lib/testing/depth";
import { api, app, controls, processorTest as it } from "@/lib/testing/fixtures";
import { balances, pay, seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { cancelUnpaidPurchases } from "./cancel-unpaid-purchases";

let shop: SeededShop;
let addresses = 0;

it.beforeEach(async () => {
  shop = await seedShop(app);
});

const { send, atProcessor, heldEvents } = talkToProcessor(() => ({ app, api }));

/** Sessions do not outlive the days that pass here. */
const staff = async (method: string, path = "", body?: unknown) => {
  const as = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
  return api(method, `/api/tenant/${shop.slug}/gift-cards${path}`, { as, body });
};
const open = (path: string, body: unknown) =>
  api("POST", `/api/public/${shop.slug}${path}`, { body, from: `198.51.100.${addresses++ % 250}` });
const issue = async (changes: Record<string, unknown> = {}) =>
  (await staff("POST", "", { amount: 20, ...changes })).body;
const order = (giftCardCode: string) => open("/orders", orderBody(shop, { giftCardCode }));
const daysFromNow = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
const movementsOf = async (id: string) =>
  (await staff("GET", `/${id}`)).body.entries.map(({ kind, amount }: { kind: string; amount: number }) => [
    kind,
    amount,
  ]);
const bought = async () => {
  const purchase = { amount: 50, purchaserEmail: "buyer@diner.example" };
  await pay(api, (await open("/gift-cards/purchase", purchase)).body.clientSecret);
  return (await staff("GET")).body.giftCards[0];
};

describe("the refund of an unused card", () => {
  const refund = (id: string) => staff("POST", `/${id}/refund`, { reason: "Changed their mind" });

  it("goes back through the processor, once, and the card is worthless from the same moment on", async () => {
    shop = await seedCardShop(app);
    const card = await bought();
    controls.refunds = "held";
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(card.id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(answers.map(({ body }) => body.refundId)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ amount: 50, status: "pending", paidThrough: "processor" });
    expect(await movementsOf(card.id)).toEqual([
      ["issue", 50],
      ["refund", -50],
    ]);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({ processor: 5000, refunds_due: -5000 });
    const { processorRefundId } = await app.db.prisma.refund.findFirstOrThrow({
      where: { giftCardId: card.id },
    });
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "succeeded");
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    expect((await refund(card.id)).body.status).toBe("succeeded");
    const parentId = { kind: "refund", parentId: { not: null } };
    expect(
      await app.db.prisma.stripeEmulatorObject.count({ where: { ...parentId, id: processorRefundId ?? "" } }),
    ).toBe(1);
    app.clock.advance({ hours: 2 });
    await reportReconciliation(app);
    const [report] = await app.db.prisma.reconciliationReport.findMany({
      orderBy: { createdAt: "desc" },
      take: 1,
    });
    expect(report?.findings).toEqual([]);
  });

  it("survives a processor that does not answer, and a lost event", async () => {
    shop = await seedCardShop(app);
    const card = await bought();
    controls.holdEvents = true;
    controls.faults = [{ operation: "refunds.create", kind: "timeout", when: "after", times: 2 }];
    expect((await refund(card.id)).body.status).toBe("pending");
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    await app.jobs.drain(app);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect((await refund(card.id)).body.status).toBe("succeeded");
    expect(await balances(app, shop)).toEqual({});
  });

  it("that the bank sends back makes the card valid again, also after it was confirmed", async () => {
    shop = await seedCardShop(app);
    const card = await bought();
    await refund(card.id);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
    const { processorRefundId } = await app.db.prisma.refund.findFirstOrThrow({
      where: { giftCardId: card.id },
    });
    await app.stripeEmulator?.settleRefund(processorRefundId ?? "", "failed");
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({ processor: 5000, gift_cards: -5000 });
    expect((await staff("GET", `/${card.id}`)).body).toMatchObject({ active: true, balance: 50 });
    expect((await refund(card.id)).body.status).not.toBe("failed");
  });

  it("is given back by the restaurant where it took the money", async () => {
    const card = await issue();
    expect((await refund(card.id)).body).toMatchObject({ status: "succeeded", paidThrough: "restaurant" });
    expect(await balances(app, shop)).toEqual({});
  });

  it("is refused for a card that was used, has expired or is disabled", async () => {
    const used = await issue();
    await order(used.code);
    const expired = await issue({ expiresAt: daysFromNow(1) });
    const disabled = await issue();
    await staff("POST", `/${disabled.id}/disable`);
    app.clock.advance({ days: 1 });
    for (const { id } of [used, expired, disabled]) {
      const refused = await refund(id);
      expect([refused.status, refused.body.error]).toEqual([409, "GIFT_CARD_NOT_REFUNDABLE"]);
    }
  });

  it("and an order at the same moment: one of them has the money", async () => {
    for (let round = 0; round < cases(3); round += 1) {
      const card = await issue({ amount: 17 });
      const rivals = await Promise.all([
        refund(card.id),
        order(card.code),
        refund(card.id),
        order(card.code),
      ]);
      const refunded = rivals[0]?.status === 200;
      const after = (await staff("GET", `/${card.id}`)).body;
      expect(after.balance).toBe(0);
      expect(after.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
        "issue",
        refunded ? "refund" : "redeem",
      ]);
    }
  });
});

describe("an online payment of another amount than the purchase", () => {
  const end = () => cancelUnpaidPurchases(app, beginProcessorRun(app));
  const waiting = async () => (await staff("GET")).body.pending;

  it("makes no card, goes back at once, and shows with the purchase, which can still be paid by hand", async () => {
    shop = await seedCardShop(app);
    const purchase = { amount: 50, purchaserEmail: "buyer@diner.example" };
    const { pendingId, clientSecret } = (await open("/gift-cards/purchase", purchase)).body;
    expect(await waiting()).toMatchObject([{ pendingId, paidOnline: true, wrongPayment: null }]);
    await payOtherwise(app, api, clientSecret, { amount_received: 4900 });
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    await app.jobs.drain(app);
    const wrongPayment = { amount: 49, currency: "EUR", refunded: 49 };
    const shown = { pendingId, amount: 50, paidOnline: false, wrongPayment };
    expect(await waiting()).toMatchObject([shown]);
    expect(await balances(app, shop)).toEqual({});
    app.clock.advance({ days: 29 });
    await end();
    expect(await waiting()).toMatchObject([shown]);
    expect((await staff("POST", `/pending/${pendingId}/confirm`)).body.balance).toBe(50);
    expect(await balances(app, shop)).toEqual({ restaurant: 5000, gift_cards: -5000 });
  });

  it("leaves the list after 30 days, when nobody brings the money", async () => {
    shop = await seedCardShop(app);
    const purchase = { amount: 50, purchaserEmail: "buyer@diner.example" };
    await payOtherwise(app, api, (await open("/gift-cards/purchase", purchase)).body.clientSecret, {
      currency: "usd",
    });
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    app.clock.advance({ days: 30 });
    await end();
    expect(await waiting()).toEqual([]);
  });
});

describe("a card whose payment the buyer's bank disputes", () => {
  it("is disabled at once, and the money is booked once each way, also when events come twice or late", async () => {
    shop = await seedCardShop(app);
    const card = await bought();
    const { purchase } = await app.db.prisma.giftCard.findFirstOrThrow({
      where: { id: card.id },
      select: { purchase: { select: { payment: { select: { intentId: true } } } } },
    });
    const intentId = purchase?.payment?.intentId ?? "";
    controls.holdEvents = true;
    const dispute = await app.stripeEmulator?.openDispute(intentId);
    await atProcessor(`disputes/${dispute}`, { "evidence[uncategorized_text]": "winning_evidence" });
    const told = (await heldEvents(intentId)).filter(({ type }) => type.startsWith("charge.dispute"));
    expect(told).toHaveLength(5);
    const [created, withdrawn, , closed, reinstated] = told;
    await send(created);
    await send(withdrawn);
    expect((await staff("GET", `/${card.id}`)).body).toMatchObject({ active: false, balance: 50 });
    expect(await balances(app, shop)).toEqual({ restaurant: 5000, gift_cards: -5000 });
    for (const event of [reinstated, withdrawn, closed, reinstated, created]) await send(event);
    expect(await balances(app, shop)).toEqual({ processor: 5000, gift_cards: -5000 });
    expect((await staff("GET", `/${card.id}`)).body).toMatchObject({ active: true, balance: 50 });
  });

  it("is valid again only when the dispute is won and nobody disabled it, in any order of the events", async () => {
    shop = await seedCardShop(app);
    const orders = fc.sample(fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 }), {
      numRuns: cases(6),
      seed: 3,
    });
    for (const [run, ranks] of orders.entries()) {
      const isWon = run % 2 === 0;
      const isDisabled = run % 3 === 0;
      const card = await bought();
      const { purchase } = await app.db.prisma.giftCard.findFirstOrThrow({
        where: { id: card.id },
        select: { purchase: { select: { payment: { select: { intentId: true } } } } },
      });
      const intentId = purchase?.payment?.intentId ?? "";
      const before = await balances(app, shop);
      controls.holdEvents = true;
      const dispute = await app.stripeEmulator?.openDispute(intentId);
      const evidence = isWon ? "winning_evidence" : "losing_evidence";
      await atProcessor(`disputes/${dispute}`, { "evidence[uncategorized_text]": evidence });
      const told = (await heldEvents(intentId)).filter(({ type }) => type.startsWith("charge.dispute"));
      controls.holdEvents = false;
      const sent = [...told, ...told]
        .map((event, index) => ({ event, rank: ranks[index] ?? 0 }))
        .sort((a, b) => a.rank - b.rank);
      for (const [index, { event }] of sent.entries()) {
        if (isDisabled && index === 2) await staff("POST", `/${card.id}/disable`);
        expect((await send(event)).status).toBe(200);
      }
      const story = sent.map(({ event }) => event.type).join(", ");
      const { body } = await staff("GET", `/${card.id}`);
      expect(body, story).toMatchObject({ active: isWon && !isDisabled, balance: 50 });
      const lostMinor = isWon ? 0 : 5000;
      const { restaurant = 0, processor = 0, ...rest } = await balances(app, shop);
      expect({ restaurant, processor, rest }, story).toEqual({
        restaurant: (before.restaurant ?? 0) + lostMinor,
        processor: (before.processor ?? 0) - lostMinor,
        rest: { gift_cards: before.gift_cards },
      });
    }
  });
});
