import { expect, it } from "vitest";
import { isPartRefunded, type PaymentStatus } from "@/lib/service/orders/order-status";

it.each<[PaymentStatus, number, number, number, boolean]>([
  ["paid", 0, 0, 20, false],
  ["paid", 5, 0, 20, true],
  ["paid", 20, 0, 20, false],
  ["refunded", 20, 0, 20, false],
  ["failed", 18.5, 18.5, 10, false],
  ["pending", 5, 18.5, 10, true],
  ["paid", 18.5, 18.5, 10, true],
])(
  "%s, %d back of gift card %d and total %d: part %s",
  (paymentStatus, refunded, giftCardAmount, total, part) => {
    expect(isPartRefunded({ paymentStatus, refunded, giftCardAmount, total })).toBe(part);
  },
);
