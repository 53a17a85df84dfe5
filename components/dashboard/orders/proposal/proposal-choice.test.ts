import { describe, expect, it } from "vitest";
import { boardOrder } from "@/lib/testing/board-order";
import { hasPaid, type ProposalChoice, proposalRequest } from "./proposal-choice";

const nothing = { lines: {}, laterMinutes: 0, message: "" };

it("asks for what was chosen of each line, and for the later time", () => {
  const lines: ProposalChoice["lines"] = {
    "0": { kind: "keep" },
    "1": { kind: "remove", quantity: 2 },
    "2": { kind: "replace", productId: "prd_9" },
  };
  expect(proposalRequest(boardOrder(), { lines, laterMinutes: 30, message: " Sorry " })).toEqual({
    changes: [
      { kind: "remove", lineItemId: "1", quantity: 2 },
      { kind: "replace", lineItemId: "2", productId: "prd_9" },
    ],
    promisedAt: "2026-03-01T13:00:00.000Z",
    message: "Sorry",
  });
});

it("is nothing where every line and the time stay", () => {
  expect(
    proposalRequest(boardOrder(), { ...nothing, lines: { "0": { kind: "keep" } }, message: "Hello" }),
  ).toBeNull();
});

it("is nothing yet where another dish is wanted and none is chosen", () => {
  const lines: ProposalChoice["lines"] = { "0": { kind: "replace", productId: null } };
  expect(proposalRequest(boardOrder(), { ...nothing, lines, laterMinutes: 30 })).toBeNull();
});

describe("hasPaid", () => {
  it.each([
    ["pending", 0, false],
    ["pending", 5, true],
    ["paid", 0, true],
  ] as const)("payment %s, gift card %d: %s", (paymentStatus, giftCardAmount, paid) => {
    expect(hasPaid({ paymentStatus, giftCardAmount })).toBe(paid);
  });
});
