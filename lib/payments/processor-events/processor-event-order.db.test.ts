import fc from "fast-check";
import { describe, expect } from "vitest";
import { cases } from "@/lib/testing/depth";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import { balances, operatorView, placeByCard, seedCardShop } from "@/lib/testing/online-payments";
import { talkToProcessor } from "@/lib/testing/processor-talk";
import type { SeededShop } from "@/lib/testing/seed-shop";

const { send, atProcessor, heldEvents } = talkToProcessor(() => ({ app, api }));

describe("events of a payment with refunds and a dispute", () => {
  const scenario = async (evidence: "winning_evidence" | "losing_evidence") => {
    const shop = await seedCardShop(app);
    controls.holdEvents = true;
    controls.refunds = "held";
    const placed = await placeByCard(api, shop);
    const intentId = placed.body.clientSecret.split("_secret_")[0];
    await atProcessor(`payment_intents/${intentId}/confirm`, { payment_method: "pm_card_visa" });
    const returned = await atProcessor("refunds", { payment_intent: intentId, amount: "500" });
    await app.stripeEmulator?.settleRefund(returned.id, "succeeded");
    const kept = await atProcessor("refunds", { payment_intent: intentId, amount: "300" });
    await app.stripeEmulator?.settleRefund(kept.id, "succeeded");
    await app.stripeEmulator?.settleRefund(returned.id, "failed");
    const dispute = await app.stripeEmulator?.openDispute(intentId);
    await atProcessor(`disputes/${dispute}`, { "evidence[uncategorized_text]": evidence });
    const events = (await heldEvents(intentId)).filter(({ type }) => type !== "payment_intent.created");
    return { shop, orderId: placed.body.id as string, events };
  };

  const outcome = async (shop: SeededShop, orderId: string) => {
    const view = await operatorView(api, shop, orderId);
    const { status, paymentStatus, escrowStatus } = view;
    const refunds = view.refundHistory
      .map((refund: { amount: number; status: string }) => `${refund.amount} ${refund.status}`)
      .sort();
    const { refundedMinor, disputedMinor } = await app.db.prisma.payment.findFirstOrThrow({
      where: { orderId },
    });
    const books = await balances(app, shop);
    return { status, paymentStatus, escrowStatus, refunds, refundedMinor, disputedMinor, books };
  };

  test.each([
    ["winning_evidence", "paid", "partial_refund", 0, { processor: 1400, escrow: -1400 }],
    ["losing_evidence", "refunded", "refunded", 1400, {}],
  ] as const)(
    "end in the same state in any order, with repeats: %s",
    async (evidence, ...ends) => {
      const [paymentStatus, escrowStatus, disputedMinor, books] = ends;
      const expected = {
        status: "pending",
        paymentStatus,
        escrowStatus,
        refunds: ["3 succeeded", "5 failed"],
        refundedMinor: 300,
        disputedMinor,
        books,
      };
      const orders = fc.sample(fc.array(fc.nat(1_000_000), { minLength: 16, maxLength: 16 }), {
        numRuns: cases(3),
        seed: 7,
      });
      for (const ranks of orders) {
        const { shop, orderId, events } = await scenario(evidence);
        const sent = [...events, ...events.slice(0, 4)]
          .map((event, index) => ({ event, rank: ranks[index] ?? 0 }))
          .sort((a, b) => a.rank - b.rank);
        for (const { event } of sent) expect((await send(event)).status).toBe(200);
        expect(await outcome(shop, orderId), sent.map(({ event }) => event.type).join(", ")).toEqual(
          expected,
        );
      }
    },
    240_000,
  );
});
