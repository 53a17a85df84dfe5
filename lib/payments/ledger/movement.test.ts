import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  captured,
  disputeWithdrawn,
  giftCardDisputed,
  giftCardExpired,
  giftCardIssued,
  giftCardRedeemed,
  giftCardRefunded,
  giftCardReturned,
  giftCardTakenBack,
  givenBack,
  type Movement,
  refunded,
  released,
  transferReversed,
  transferred,
  undone,
} from "./movement";

const order = { orderId: "ord_1", currency: "EUR" };

describe("a movement", () => {
  test.each<[Movement, string, Record<string, number>]>([
    [captured("pi_1", { ...order, amountMinor: 1700 }), "capture:pi_1", { processor: 1700, escrow: -1700 }],
    [
      refunded("ref_1", { ...order, amountMinor: 500, escrowMinor: 1700 }),
      "refund:ref_1",
      { escrow: 500, processor: -500 },
    ],
    [
      refunded("ref_1", { ...order, amountMinor: 500, escrowMinor: 200 }),
      "refund:ref_1",
      { escrow: 200, restaurant: 300, processor: -500 },
    ],
    [
      refunded("ref_1", { ...order, amountMinor: 500, escrowMinor: 0 }),
      "refund:ref_1",
      { restaurant: 500, processor: -500 },
    ],
    [
      released({ ...order, amountMinor: 1700, feeMinor: 85 }),
      "release:ord_1",
      { escrow: 1700, platform_fees: -85, restaurant: -1615 },
    ],
    [
      transferred("trf_1", { ...order, amountMinor: 1615 }),
      "transfer:trf_1",
      { restaurant: 1615, processor: -1615 },
    ],
    [
      transferReversed("ref_1", { ...order, amountMinor: 500 }),
      "reversal:ref_1",
      { processor: 500, restaurant: -500 },
    ],
    [
      giftCardIssued({ giftCardId: "gft_1", amountMinor: 5000, currency: "EUR", paidThrough: "restaurant" }),
      "gift-card-issue:gft_1",
      { restaurant: 5000, gift_cards: -5000 },
    ],
    [
      giftCardRedeemed({ ...order, amountMinor: 900 }),
      "gift-card-redeem:ord_1",
      { gift_cards: 900, escrow: -900 },
    ],
    [
      giftCardReturned({ ...order, amountMinor: 900, escrowMinor: 900 }),
      "gift-card-return:ord_1",
      { escrow: 900, gift_cards: -900 },
    ],
    [
      giftCardExpired({ entryId: "gfe_1", amountMinor: 700, currency: "EUR" }),
      "gift-card-expire:gfe_1",
      { gift_cards: 700, breakage: -700 },
    ],
    [
      giftCardTakenBack({ refundId: "gfr_1", amountMinor: 700, currency: "EUR", through: "processor" }),
      "gift-card-refund:gfr_1",
      { gift_cards: 700, refunds_due: -700 },
    ],
    [
      giftCardTakenBack({ refundId: "gfr_1", amountMinor: 700, currency: "EUR", through: "restaurant" }),
      "gift-card-refund:gfr_1",
      { gift_cards: 700, restaurant: -700 },
    ],
    [
      giftCardDisputed("dp_1", { amountMinor: 700, currency: "EUR" }),
      "dispute:dp_1",
      { restaurant: 700, processor: -700 },
    ],
    [
      giftCardRefunded({ refundId: "gfr_1", amountMinor: 700, currency: "EUR" }),
      "refund:gfr_1",
      { refunds_due: 700, processor: -700 },
    ],
    [
      disputeWithdrawn("dsp_1", { ...order, amountMinor: 500, escrowMinor: 200 }),
      "dispute:dsp_1",
      { escrow: 200, restaurant: 300, processor: -500 },
    ],
    [
      undone(refunded("ref_1", { ...order, amountMinor: 500, escrowMinor: 200 })),
      "refund-undone:ref_1",
      { escrow: -200, restaurant: -300, processor: 500 },
    ],
    [
      givenBack(refunded("ref_1", { ...order, amountMinor: 500, escrowMinor: 500 }), {
        restaurantMinor: 100,
      }),
      "refund-undone:ref_1",
      { escrow: -400, restaurant: -100, processor: 500 },
    ],
  ])("%j", (movement, uniqueKey, entries) => {
    expect(movement.uniqueKey).toBe(uniqueKey);
    expect(
      Object.fromEntries(movement.entries.map(({ account, amountMinor }) => [account, amountMinor])),
    ).toEqual(entries);
  });

  it("is balanced and has no empty entry, whatever the amounts", () => {
    const amount = fc.integer({ min: 1, max: 2_000_000_000 });
    fc.assert(
      fc.property(amount, fc.nat(2_000_000_000), fc.nat(10_000), (amountMinor, escrowMinor, feeMinor) => {
        const movements = [
          captured("x", { ...order, amountMinor }),
          refunded("x", { ...order, amountMinor, escrowMinor }),
          giftCardReturned({ ...order, amountMinor, escrowMinor }),
          released({ ...order, amountMinor, feeMinor }),
          givenBack(refunded("x", { ...order, amountMinor, escrowMinor }), { restaurantMinor: feeMinor }),
        ];
        for (const { entries } of movements) {
          expect(entries.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(0);
          expect(entries.every((entry) => entry.amountMinor !== 0)).toBe(true);
        }
      }),
    );
  });
});
