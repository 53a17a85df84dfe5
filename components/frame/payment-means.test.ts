import { expect, it } from "vitest";
import { paymentMeans } from "./payment-means";

it.each([
  [{ total: 0, giftCardAmount: 12 }, "giftCard"],
  [{ total: 8, giftCardAmount: 12 }, "both"],
  [{ total: 8, giftCardAmount: 0 }, "method"],
  [{ total: 0, giftCardAmount: 0 }, "nothing"],
] as const)("names the means of payment of %j: %s", (order, means) => {
  expect(paymentMeans(order)).toBe(means);
});
