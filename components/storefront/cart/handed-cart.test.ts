import { expect, it } from "vitest";
import type { Cart } from "./cart";
import { handedCart, handOver } from "./handed-cart";

const CART: Cart = {
  service: "delivery",
  lines: [
    {
      productId: "prd_1",
      name: "Pizza “Capricciosa” & co #1",
      quantity: 2,
      selectedOptions: { Größe: ["30 cm"] },
      unitPriceMinor: 1150,
    },
  ],
};

it("hands a cart over as it is", () => expect(handedCart(handOver(CART))).toEqual(CART));

it.each([
  "",
  "#section-1",
  "#cart=",
  "#cart=%",
  "#cart=null",
  `#cart=${encodeURIComponent(JSON.stringify({ version: 1, service: null, lines: [{ productId: 1 }] }))}`,
  handOver({ service: null, lines: [] }),
  `#cart=${"x".repeat(60_000)}`,
])("takes no cart from %s", (hash) => expect(handedCart(hash)).toBeNull());
