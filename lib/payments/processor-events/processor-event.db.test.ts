import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import type { CallResult } from "@/lib/testing/call";
import { cases, someOf } from "@/lib/testing/depth";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import { balances, operatorView, pay, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import type { SeededShop } from "@/lib/testing/seed-shop";

const sign = (payload: string) => app.stripeEmulator?.sign(payload) ?? "";

const { send, atProcessor, heldEvents } = talkToProcessor(() => ({ app, api }));
const intentIdOf = ({ body }: CallResult): string => body.clientSecret.split("_secret_")[0];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

describe("a signature", () => {
  const event = {
    livemode: false,
    id: "evt_signature",
    object: "event",
    type: "ping",
    data: { object: { id: "x" } },
  };
  const payload = JSON.stringify(event);

  test("is taken when it is right, also at the edge of its 300 seconds", async () => {
    const signature = sign(payload);
    app.clock.advance({ seconds: 300 });
    expect((await send(event, signature)).body).toEqual({ received: true });
  });

  test.each([
    ["missing", () => ""],
    ["garbage", () => "nonsense"],
    ["of another body", () => sign(`${payload} `)],
    ["of another secret", () => sign(payload).replace(/v1=.{8}/, "v1=00000000")],
    ["without a time", () => sign(payload).replace(/^t=\d+,/, "")],
  ])("%s: refused", async (_, signature) => {
    const answer = await send(event, signature());
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe("INVALID_SIGNATURE");
  });

  test("older than 300 seconds: refused", async () => {
    const signature = sign(payload);
    app.clock.advance({ seconds: 301 });
    expect((await send(event, signature)).body.error).toBe("INVALID_SIGNATURE");
  });
});

describe("a signed event", () => {
  const whole = { id: "evt_whole", object: "event", type: "payment_intent.succeeded", data: { object: {} } };

  test.each([
    ["without a name", { ...whole, id: undefined }],
    ["with a number as its name", { ...whole, id: 5 }],
    ["without its mode", { ...whole, livemode: undefined }],
    ["without any data", { ...whole, data: undefined }],
    ["with a NUL in its name", { ...whole, id: "evt_\0" }],
    ["with a list as its object", { ...whole, data: { object: [] } }],
    ["about an intent with a NUL in its name", { ...whole, data: { object: { id: "pi_\0" } } }],
    [
      "with half a surrogate pair in what nobody reads",
      { ...whole, data: { object: { id: "pi", x: "\ud800" } } },
    ],
  ])("%s is invalid, and no failure of ours", async (_, event) => {
    const answer = await send(event);
    expect([answer.status, answer.body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

describe("events", () => {
  test("six of the same at once have one effect", async () => {
    const shop = await seedCardShop(app);
    controls.holdEvents = true;
    const placed = await placeByCard(api, shop);
    await atProcessor(`payment_intents/${intentIdOf(placed)}/confirm`, { payment_method: "pm_card_visa" });
    const paid = (await heldEvents(intentIdOf(placed))).find(({ type }) => type.endsWith("succeeded"));
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(paid)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await balances(app, shop)).toEqual({ processor: 1700, escrow: -1700 });
    const told = await app.db.prisma.event.count({
      where: { tenantId: shop.tenantId, type: "order.payment_status_changed" },
    });
    expect(told).toBe(1);
  });

  test("whose effect fails are not remembered, so the retry has it", async () => {
    const shop = await seedCardShop(app);
    controls.holdEvents = true;
    controls.refunds = "held";
    const placed = await placeByCard(api, shop);
    const intentId = intentIdOf(placed);
    await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
    await atProcessor("refunds", { payment_intent: intentId, amount: "500" });
    const refund = (await heldEvents(intentId)).find(({ type }) => type === "refund.created");
    controls.faults = [{ operation: "payment_intents.retrieve", kind: "error", when: "before", times: 2 }];
    expect((await send(refund)).status).toBe(502);
    expect((await send(refund)).status).toBe(200);
    const view = await operatorView(api, shop, placed.body.id);
    expect(view.paymentStatus).toBe("paid");
    expect(view.refundHistory).toMatchObject([{ amount: 5, status: "pending" }]);
  });

  test("about nothing of ours, and of types that nobody handles, are taken", async () => {
    const event = {
      id: "evt_foreign",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { id: "pi_foreign", amount: 100, amount_received: 100, currency: "eur" } },
    };
    expect((await send(event)).status).toBe(200);
    expect((await send({ ...event, id: "evt_other", type: "customer.created" })).status).toBe(200);
  });

  test("of one payment end in the same state in any order", async () => {
    const shop = await seedCardShop(app);
    controls.holdEvents = true;
    controls.refunds = "held";
    const states = new Set<string>();
    const orders = someOf(permutations([0, 1, 2, 3, 4]), 8);
    for (const order of orders) {
      const placed = await placeByCard(api, shop);
      const intentId = intentIdOf(placed);
      await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_chargeDeclined" });
      await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
      const refund = await atProcessor("refunds", { payment_intent: intentId, amount: "500" });
      await app.stripeEmulator?.settleRefund(refund.id, "succeeded");
      const events = (await heldEvents(intentId)).filter(({ type }) => type !== "payment_intent.created");
      expect(events).toHaveLength(5);
      for (const index of order) expect((await send(events[index])).status).toBe(200);
      const { paymentStatus, escrowStatus, status, refundHistory } = await operatorView(
        api,
        shop,
        placed.body.id,
      );
      const refunds = refundHistory.map(({ amount, status: state }: { amount: number; status: string }) => ({
        amount,
        state,
      }));
      states.add(JSON.stringify({ status, paymentStatus, escrowStatus, refunds }));
    }
    expect([...states]).toEqual([
      JSON.stringify({
        status: "pending",
        paymentStatus: "paid",
        escrowStatus: "partial_refund",
        refunds: [{ amount: 5, state: "succeeded" }],
      }),
    ]);
    expect(await balances(app, shop)).toEqual({
      processor: orders.length * 1200,
      escrow: orders.length * -1200,
    });
  }, 240_000);
});

describe("a payment and a cancellation", () => {
  const cancel = (shop: SeededShop, orderId: string) =>
    api("POST", `/api/public/${shop.slug}/orders/${orderId}/cancel`, {
      body: { email: "ada@diner.example" },
    });

  test("that comes after the cancellation is refunded at once; the order stays canceled", async () => {
    const shop = await seedCardShop(app);
    controls.holdEvents = true;
    const placed = await placeByCard(api, shop);
    await atProcessor(`payment_intents/${intentIdOf(placed)}/confirm`, { payment_method: "pm_card_visa" });
    expect((await cancel(shop, placed.body.id)).body).toMatchObject({
      refundAmount: 0,
      refundStatus: "none",
    });
    controls.holdEvents = false;
    for (const event of await heldEvents(intentIdOf(placed))) await send(event);
    await app.jobs.drain(app);
    expect(await operatorView(api, shop, placed.body.id)).toMatchObject({
      status: "canceled",
      paymentStatus: "refunded",
      escrowStatus: "void",
      refundHistory: [{ amount: 17, status: "succeeded" }],
    });
    expect(await balances(app, shop)).toEqual({});
  });

  test("that come at the same time keep no money", async () => {
    const shop = await seedCardShop(app);
    const rounds = cases(5);
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await placeByCard(api, shop);
      const paying = pay(api, body.clientSecret);
      // The payment takes several steps; the cancellation falls between others of them in every round.
      await wait((100 * round) / rounds);
      const [canceled] = await Promise.all([cancel(shop, body.id), paying]);
      expect(canceled.status).toBe(200);
    }
    await app.jobs.drain(app);
    const orders = await app.db.prisma.order.findMany({
      where: { tenantId: shop.tenantId },
      include: { payments: true },
    });
    for (const { status, paymentStatus, payments } of orders) {
      expect(status).toBe("canceled");
      expect(["failed", "refunded"]).toContain(paymentStatus);
      expect(payments[0]?.refundedMinor).toBe(payments[0]?.capturedMinor);
    }
    expect(new Set(orders.map(({ paymentStatus }) => paymentStatus))).toContain("refunded");
    expect(await balances(app, shop)).toEqual({});
  }, 120_000);
});
