import { expect, it, test } from "vitest";
import { formatGiftCardCode, newGiftCardCode, normaliseGiftCardCode } from "./gift-card-code";

it("makes codes of 16 symbols that nobody mistakes for one another, none twice", () => {
  const codes = Array.from({ length: 2_000 }, newGiftCardCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{16}$/);
});

it("uses every symbol about as often as any other", () => {
  const counts = new Map<string, number>();
  for (let count = 0; count < 2_000; count += 1) {
    for (const symbol of newGiftCardCode()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  expect(counts.size).toBe(29);
  const expected = (2_000 * 16) / 29;
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.25);
});

test.each(["ABCD-EFGH-JKMN-PQRS", "abcdefghjkmnpqrs", " abcd efgh\tjkmn–pqrs ", "ＡＢＣＤ‐EFGH—JKMN-PQRS"])(
  "%j is the code ABCDEFGHJKMNPQRS",
  (typed) => expect(normaliseGiftCardCode(typed)).toBe("ABCDEFGHJKMNPQRS"),
);

test.each([
  ["ABCDEFGHJKMNPQRS", "ABCD-EFGH-JKMN-PQRS"],
  ["ABCDE", "ABCD-E"],
  ["", ""],
])("%s is read as %s", (code, read) => expect(formatGiftCardCode(code)).toBe(read));
