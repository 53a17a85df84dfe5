import { describe, expect, it } from "vitest";
import { MAX_LINES } from "@/lib/service/orders/order-limits";
import {
  addLine,
  type CartLine,
  countDishes,
  EMPTY_CART,
  lineKey,
  readStoredCart,
  replaceLine,
  setQuantity,
  storedText,
} from "./cart";

const pizza: CartLine = {
  productId: "prd_pizza",
  name: "Pizza",
  quantity: 1,
  selectedOptions: { Extras: ["Olives", "Capers"] },
  unitPriceMinor: 1000,
};
const water: CartLine = { ...pizza, productId: "prd_water", name: "Water", selectedOptions: {} };

describe("adding to the cart", () => {
  it("lets an equal line grow, whatever order its options were chosen in, at the newest price", () => {
    const again = {
      ...pizza,
      quantity: 2,
      unitPriceMinor: 1100,
      selectedOptions: { Extras: ["Capers", "Olives"] },
    };
    const cart = addLine(addLine(EMPTY_CART, pizza), again);
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]).toMatchObject({ quantity: 3, unitPriceMinor: 1100 });
  });

  it("keeps other options on a line of their own", () => {
    const plain = { ...pizza, selectedOptions: {} };
    expect(countDishes(addLine(addLine(EMPTY_CART, pizza), plain))).toBe(2);
    expect(lineKey(plain)).not.toBe(lineKey(pizza));
  });

  it("stops at what one order can hold", () => {
    const many = Array.from({ length: MAX_LINES + 5 }, (_, index) => ({
      ...water,
      productId: `prd_${index}`,
    }));
    expect(many.reduce(addLine, EMPTY_CART).lines).toHaveLength(MAX_LINES);
    const full = addLine(addLine(EMPTY_CART, { ...water, quantity: 998 }), { ...water, quantity: 5 });
    expect(full.lines[0]?.quantity).toBe(999);
  });
});

describe("changing the cart", () => {
  const cart = addLine(addLine(EMPTY_CART, pizza), water);

  it("takes a line away at zero and leaves the others", () => {
    expect(setQuantity(cart, lineKey(pizza), 0).lines).toEqual([water]);
  });

  it("changes nothing for an unknown line", () => {
    expect(setQuantity(cart, "unknown", 4).lines).toEqual(cart.lines);
  });

  it("joins a changed line with the one it has become equal to", () => {
    const plain = { ...pizza, selectedOptions: {} };
    const two = addLine(cart, plain);
    expect(replaceLine(two, lineKey(plain), pizza).lines.map((line) => line.quantity)).toEqual([2, 1]);
  });
});

describe("keeping the cart", () => {
  it("reads back what was kept", () => {
    const cart = { service: "pickup" as const, lines: [pizza, water] };
    expect(readStoredCart(storedText(cart))).toEqual(cart);
  });

  it.each([
    ["nothing", null],
    ["broken text", "{"],
    ["another version", '{"version":2,"service":null,"lines":[]}'],
    ["a quantity of none", storedText({ service: null, lines: [{ ...pizza, quantity: 0 }] })],
    ["too many of a dish", storedText({ service: null, lines: [{ ...pizza, quantity: 1000 }] })],
    ["a price below nothing", storedText({ service: null, lines: [{ ...pizza, unitPriceMinor: -1 }] })],
    ["a line without a dish", storedText({ service: null, lines: [{ ...pizza, productId: "" }] })],
    ["another service", '{"version":1,"service":"drone","lines":[]}'],
    ["lines that are none", '{"version":1,"service":null,"lines":[null]}'],
    ["no lines", '{"version":1,"service":null}'],
    [
      "options that are no labels",
      '{"version":1,"service":null,"lines":[{"productId":"p","name":"P","quantity":1,"selectedOptions":{"Size":[1]},"unitPriceMinor":1}]}',
    ],
    ["more lines than an order has", storedText({ service: null, lines: Array(MAX_LINES + 1).fill(pizza) })],
    ["a fraction of a cent", storedText({ service: null, lines: [{ ...pizza, unitPriceMinor: 0.5 }] })],
  ])("is empty after %s", (_, text) => {
    expect(readStoredCart(text)).toEqual(EMPTY_CART);
  });
});
