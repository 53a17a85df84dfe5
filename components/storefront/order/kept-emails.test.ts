import { expect, it } from "vitest";
import { type KeptEmail, readKeptEmails, withKeptEmail } from "./kept-emails";

const HOUR_MS = 60 * 60_000;
const kept = (orderId: string, keptAt = 0): KeptEmail => ({
  orderId,
  email: `${orderId}@diner.example`,
  keptAt,
});

it("forgets an order after a week", () => {
  const text = JSON.stringify([kept("ord_1")]);
  expect(readKeptEmails(text, 167 * HOUR_MS)).toEqual([kept("ord_1")]);
  expect(readKeptEmails(text, 168 * HOUR_MS)).toEqual([]);
});

it.each([null, "", "{", "{}", "[1, null]", '[{"orderId":1}]'])("reads %o as nothing", (text) => {
  expect(readKeptEmails(text, 0)).toEqual([]);
});

it("keeps the twenty newest, each order once", () => {
  const many = Array.from({ length: 25 }, (_, index) => kept(`ord_${index}`));
  const all = many.reduce<KeptEmail[]>((list, each) => withKeptEmail(list, each), []);
  expect(all.map(({ orderId }) => orderId).slice(0, 2)).toEqual(["ord_24", "ord_23"]);
  expect(all).toHaveLength(20);
  expect(withKeptEmail(all, kept("ord_23", 5)).filter(({ orderId }) => orderId === "ord_23")).toEqual([
    kept("ord_23", 5),
  ]);
});
