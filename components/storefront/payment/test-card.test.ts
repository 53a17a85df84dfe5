import { describe, expect, it } from "vitest";
import { groupCardNumber, groupExpiry, readTestCard } from "./test-card";

const now = new Date("2026-11-21T10:00:00Z");
const card = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };

describe("readTestCard", () => {
  it.each([
    ["4242 4242 4242 4242", { outcome: "succeeded" }],
    ["4000000000000002", { outcome: "declined" }],
    ["4000 0000 0000 9995", { outcome: "insufficient_funds" }],
    ["4000 0000 0000 9987", { outcome: "lost_card" }],
    ["4000 0000 0000 0069", { outcome: "expired_card" }],
    ["4000 0000 0000 0127", { outcome: "incorrect_cvc" }],
    ["4000 0025 0000 3155", { outcome: "requires_action" }],
    ["4242 4242 4242 4241", { problem: "numberWrong" }],
    ["", { problem: "numberWrong" }],
    ["5555 5555 5555 4444", { problem: "numberUnknown" }],
  ])("reads %s as %o", (number, expected) => {
    expect(readTestCard({ ...card, number }, now)).toEqual(expected);
  });

  it.each([
    ["11/26", true],
    ["10/26", false],
    ["13/30", false],
    ["00/30", false],
    ["1", false],
  ])("takes the expiry %s: %s, through the end of its month", (expiry, holds) => {
    expect(readTestCard({ ...card, expiry }, now)).toEqual(
      holds ? { outcome: "succeeded" } : { problem: "expiryWrong" },
    );
  });

  it("wants three or four digits as security code", () => {
    expect(readTestCard({ ...card, cvc: "12" }, now)).toEqual({ problem: "cvcWrong" });
  });
});

it("groups digits as they are printed on a card", () => {
  expect([groupCardNumber("4242424242424242x"), groupExpiry("1230"), groupExpiry("1")]).toEqual([
    "4242 4242 4242 4242",
    "12/30",
    "1",
  ]);
});
