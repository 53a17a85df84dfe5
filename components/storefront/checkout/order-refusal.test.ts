import { describe, expect, it } from "vitest";
import { failureOf } from "@/components/data/api-failure";
import { nextAttempt, readAttempt } from "./order-attempt";
import { readRefusal } from "./order-refusal";

describe("where a refusal belongs", () => {
  it("is the lines that it names", () => {
    const issues = [
      { path: "items.2", message: "" },
      { path: "items.2.quantity", message: "" },
      { path: "items.0", message: "" },
    ];
    expect(readRefusal({ code: "OUT_OF_STOCK", reason: null, issues })).toMatchObject({
      code: "OUT_OF_STOCK",
      lineIndexes: [2, 0],
      fields: [],
    });
  });

  it.each([
    ["INVALID_COUPON", ["couponCode"]],
    ["INVALID_GIFT_CARD", ["giftCardCode"]],
    ["PAYMENT_METHOD_UNAVAILABLE", ["paymentMethod"]],
    ["OUTSIDE_RADIUS", []],
    ["RESTAURANT_CLOSED", []],
  ])("is for %s the fields %o", (code, fields) => {
    expect(readRefusal({ code, reason: null, issues: [] }).fields).toEqual(fields);
  });

  it("is the field that an issue names", () => {
    const issues = [{ path: "customerEmail", message: "Invalid email" }];
    expect(readRefusal({ code: "VALIDATION_FAILED", reason: null, issues }).fields).toEqual([
      "customerEmail",
    ]);
  });

  it("includes why a coupon was refused", () => {
    const reason = "NOT_STARTED";
    expect(readRefusal({ code: "INVALID_COUPON", reason, issues: [] }).couponReason).toBe("NOT_STARTED");
    expect(
      readRefusal({ code: "INVALID_GIFT_CARD", reason: "NOT_USABLE", issues: [] }).couponReason,
    ).toBeNull();
  });

  it("is nowhere in particular for an answer of another shape", () => {
    const failure = failureOf(new Response("<html>", { status: 502 }), "<html>");
    expect(readRefusal(failure)).toMatchObject({ code: "INTERNAL", lineIndexes: [], fields: [] });
  });
});

describe("an attempt", () => {
  const lost = { key: "k1", body: '{"a":1}' };

  it("is the same again for the same order whose answer is unknown", () => {
    expect(nextAttempt(lost, lost.body, () => "k2")).toEqual(lost);
  });

  it("is the same again when the look-up of its address answers differently", () => {
    const body = '{"a":1,"customerCoords":{"lat":45,"lng":7},"addressToken":"signed"}';
    expect(nextAttempt({ key: "k1", body }, '{"a":1}', () => "k2")).toEqual({ key: "k1", body });
    expect(nextAttempt({ key: "k1", body }, '{"a":2,"addressToken":"signed"}', () => "k2").key).toBe("k2");
  });

  it("is a new one for another order, and when nothing is unanswered", () => {
    expect(nextAttempt(lost, '{"a":2}', () => "k2")).toEqual({ key: "k2", body: '{"a":2}' });
    expect(nextAttempt(null, lost.body, () => "k2").key).toBe("k2");
  });

  it("survives being kept as text", () => {
    expect(readAttempt(JSON.stringify(lost))).toEqual(lost);
    expect([readAttempt(null), readAttempt("{"), readAttempt('{"key":1}')]).toEqual([null, null, null]);
  });
});
