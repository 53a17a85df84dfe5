import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { orderSubject, purchaseSubject } from "@/lib/payments/subject/subject";
import {
  captured,
  disputeWithdrawn,
  giftCardExpired,
  giftCardIssued,
  giftCardRedeemed,
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

const order = { subject: orderSubject("ord_1"), currency: "EUR" };
const purchase = purchaseSubject("gfp_1");
const held = (escrowMinor: number, refundsDueMinor = 0) => ({ escrowMinor, refundsDueMinor });

describe("a movement", () => {
  test.each<[Movement, string, Record<string, number>]>([
    [captured("pi_1", { ...order, amountMinor: 1700 }), "capture:pi_1", { processor: 1700, escrow: -1700 }],
    [
      refunded("ref_1", { ...order, amountMinor: 500, held: held(1700) }),
      "refund:ref_1",
      { escrow: 500, processor: -500 },
    ],
    [
      refunded("ref_1", { ...order, amountMinor: 500, held: held(200) }),
      "refund:ref_1",
      { escrow: 200, restaurant: 300, processor: -500 },
    ],
    [
      refunded("ref_1", { ...order, amountMinor: 500, held: held(0) }),
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
      giftCardIssued({ giftCardId: "gft_1", amountMinor: 5000, currency: "EUR", subject: null }),
      "gift-card-issue:gft_1",
      { restaurant: 5000, gift_cards: -5000 },
    ],
    [
      giftCardRedeemed({ ...order, amountMinor: 900 }),
      "gift-card-redeem:ord_1",
      { gift_cards: 900, escrow: -900 },
    ],
    [
      giftCardReturned({ ...order, amountMinor: 900, held: held(900) }),
      "gift-card-return:ord_1",
      { escrow: 900, gift_cards: -900 },
    ],
    [
      giftCardExpired({ entryId: "gfe_1", amountMinor: 700, currency: "EUR" }),
      "gift-card-expire:gfe_1",
      { gift_cards: 700, breakage: -700 },
    ],
    [
      giftCardTakenBack({ refundId: "gfr_1", amountMinor: 700, currency: "EUR", subject: purchase }),
      "gift-card-refund:gfr_1",
      { gift_cards: 700, refunds_due: -700 },
    ],
    [
      giftCardTakenBack({ refundId: "gfr_1", amountMinor: 700, currency: "EUR", subject: null }),
      "gift-card-refund:gfr_1",
      { gift_cards: 700, restaurant: -700 },
    ],
    [
      giftCardIssued({ giftCardId: "gft_1", amountMinor: 700, currency: "EUR", subject: purchase }),
      "gift-card-issue:gft_1",
      { escrow: 700, gift_cards: -700 },
    ],
    [
      refunded("ref_1", { subject: purchase, currency: "EUR", amountMinor: 700, held: held(0, 700) }),
      "refund:ref_1",
      { refunds_due: 700, processor: -700 },
    ],
    [
      givenBack(refunded("ref_1", { ...order, amountMinor: 700, held: held(0, 700) }), {
        restaurantMinor: 9999,
      }),
      "refund-undone:ref_1",
      { refunds_due: -700, processor: 700 },
    ],
    [
      disputeWithdrawn("dsp_1", { ...order, amountMinor: 500, held: held(200) }),
      "dispute:dsp_1",
      { escrow: 200, restaurant: 300, processor: -500 },
    ],
    [
      undone(refunded("ref_1", { ...order, amountMinor: 500, held: held(200) })),
      "refund-undone:ref_1",
      { escrow: -200, restaurant: -300, processor: 500 },
    ],
    [
      givenBack(refunded("ref_1", { ...order, amountMinor: 500, held: held(500) }), {
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
          refunded("x", { ...order, amountMinor, held: held(escrowMinor) }),
          giftCardReturned({ ...order, amountMinor, held: held(escrowMinor) }),
          released({ ...order, amountMinor, feeMinor }),
          givenBack(refunded("x", { ...order, amountMinor, held: held(escrowMinor) }), {
            restaurantMinor: feeMinor,
          }),
        ];
        for (const { entries } of movements) {
          expect(entries.reduce((sum, entry) => sum + entry.amountMinor, 0)).toBe(0);
          expect(entries.every((entry) => entry.amountMinor !== 0)).toBe(true);
        }
      }),
    );
  });
});
