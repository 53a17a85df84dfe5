import { expect, it } from "vitest";
import { giftAmount } from "./gift-amount";

it.each([
  ["5", 500],
  ["500", 50_000],
  [" 25,50 ", 2550],
  ["12.3", 1230],
  ["4.99", null],
  ["500.01", null],
  ["12.345", null],
  ["-20", null],
  ["", null],
  ["ten", null],
])("reads %o as %o cents", (text, minor) => {
  expect(giftAmount(text, "EUR")).toBe(minor);
});

it("counts in whole units where a currency has no smaller ones", () => {
  expect([giftAmount("3000", "JPY"), giftAmount("3000.5", "JPY")]).toEqual([3000, null]);
});

it.each([
  ["HUF", "2499", "2500", "250000", "250001"],
  ["JPY", "999", "1000", "100000", "100001"],
  ["SEK", "49", "50", "5000", "5001"],
  ["KWD", "4.999", "5", "500", "500.001"],
])("takes amounts that are worth something in %s", (currency, below, least, most, above) => {
  const taken = [below, least, most, above].map((text) => giftAmount(text, currency) !== null);
  expect(taken).toEqual([false, true, true, false]);
});
