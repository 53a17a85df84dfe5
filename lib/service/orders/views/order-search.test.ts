import { expect, test } from "vitest";
import { readOrderSearch } from "./order-search";

test.each([
  ["1042", { by: "number", number: 1042 }],
  [" #1042 ", { by: "number", number: 1042 }],
  ["Ada@Example.com", { by: "email", email: "ada@example.com" }],
  ["ord_01k", { by: "order", orderId: "ord_01k" }],
  ["pi_3x", { by: "intent", intentId: "pi_3x" }],
])("%s is searched by what it is", (text, search) => {
  expect(readOrderSearch(text)).toEqual(search);
});

test.each(["", "Ada", "9999999999", "ada@", "12 34"])("%j finds nothing", (text) => {
  expect(readOrderSearch(text)).toBeNull();
});
