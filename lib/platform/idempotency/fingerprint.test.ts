import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fingerprintOf, isValidIdempotencyKey } from "@/lib/platform/idempotency/fingerprint";

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)]));
}

describe("fingerprintOf", () => {
  test.each<[string, unknown, string]>([
    ["an object, by key", { b: [1, { d: null, c: "x" }], a: true }, '{"a":true,"b":[1,{"c":"x","d":null}]}'],
    ["a number, however written", JSON.parse("[1.50, 1e2, -0]"), "[1.5,100,0]"],
    ["a number beyond a double", JSON.parse("[1e999, -1e999]"), "[1e999,-1e999]"],
    ["text, escaped", ['"\n€\ud800'], String.raw`["\"\n€\ud800"]`],
    ["nothing much", [[], {}, ""], '[[],{},""]'],
    ["an absent member", { a: undefined, b: 1 }, '{"b":1}'],
    ["a member called __proto__", JSON.parse('{"__proto__":1}'), '{"__proto__":1}'],
  ])("is the hash of %s", (_name, value, canonical) => expect(fingerprintOf(value)).toBe(sha256(canonical)));

  it("does not depend on the order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fingerprintOf(reversed(value))).toBe(fingerprintOf(value));
      }),
    );
  });

  it("is the same for two values just when they are the same value", () => {
    const small = fc.jsonValue({ maxDepth: 1 }).map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(small, small, (a, b) => {
        expect(fingerprintOf(a) === fingerprintOf(b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  test.each([
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: "1" }, { a: 1 }],
    [{ a: null }, {}],
    [["a,b"], ["a", "b"]],
    [{ a: { b: 1 } }, { a: {}, b: 1 }],
    [[[], []], [[[]]]],
  ])("tells %j from %j", (a, b) => expect(fingerprintOf(a)).not.toBe(fingerprintOf(b)));

  it("survives a body that nests deeper than the call stack", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(200_000)}${"]".repeat(200_000)}`);
    expect(fingerprintOf(deep)).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([[undefined], [1n], [Number.NaN], [() => 1], [new Date(0)], [new Map()]])(
    "refuses %s, which is no JSON value",
    (value) => expect(() => fingerprintOf([value])).toThrow(TypeError),
  );
});

test.each([
  ["a", true],
  ["!~", true],
  ["x".repeat(255), true],
  ["x".repeat(256), false],
  ["", false],
  ["a b", false],
  ["a\n", false],
  ["é", false],
  ["\u007f", false],
])("%j as an idempotency key: %s", (key, valid) => expect(isValidIdempotencyKey(key)).toBe(valid));
