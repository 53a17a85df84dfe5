import { describe, expect, it } from "vitest";
import { giftCardState, isRefundable, matchesCard } from "./gift-card-state";

const NOW = new Date("2026-11-21T12:00:00Z");
const CARD = { active: true, balance: 50, initialAmount: 50, expiresAt: null, entries: [] };
const entry = (kind: "refund" | "redeem") => ({
  id: "gfe_1",
  kind,
  amount: -50,
  orderId: null,
  createdAt: NOW.toISOString(),
});

describe("giftCardState", () => {
  it.each([
    [{}, "active"],
    [{ balance: 0 }, "empty"],
    [{ expiresAt: NOW.toISOString() }, "expired"],
    [{ expiresAt: "2026-11-21T12:00:01Z" }, "active"],
    [{ active: false }, "disabled"],
    [{ active: false, balance: 0, entries: [entry("refund")] }, "refunded"],
  ])("takes %j for %s", (card, state) => {
    expect(giftCardState({ ...CARD, ...card }, NOW)).toBe(state);
  });

  it("lets only the money of a valid card that nobody has used go back", () => {
    expect(isRefundable(CARD, NOW)).toBe(true);
    expect(isRefundable({ ...CARD, balance: 49 }, NOW)).toBe(false);
    expect(isRefundable({ ...CARD, active: false }, NOW)).toBe(false);
    expect(isRefundable({ ...CARD, expiresAt: NOW.toISOString() }, NOW)).toBe(false);
  });
});

describe("matchesCard", () => {
  const card = {
    codeEnding: "K7QP",
    purchaserEmail: "ada@example.com",
    recipientEmail: null,
    recipientName: "Grace Hopper",
  };

  it.each(["", "k7qp", "7Q", "ABCD-EFGH-JKLM-K7QP", "Ada@", "hopper"])("finds it by %j", (search) => {
    expect(matchesCard(card, search)).toBe(true);
  });

  it.each(["K7QX", "ABCD-EFGH-JKLM-K7QX", "bob"])("does not find it by %j", (search) => {
    expect(matchesCard(card, search)).toBe(false);
  });
});
