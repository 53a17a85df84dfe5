import { expect, test } from "vitest";
import type { PayoutItemWire } from "@/lib/payments/statement/statement-contract";
import { sumPayout } from "./payout-sum";

const item = (type: PayoutItemWire["type"], gross: number, fee = 0): PayoutItemWire => ({
  transactionId: `ltx_${type}`,
  type,
  gross,
  fee,
  net: Number((gross - fee).toFixed(2)),
  giftCard: 0,
  purse: "processor",
  of: gross,
  currency: "EUR",
  subject: null,
  reference: null,
  orderId: null,
  billId: null,
  sourceId: null,
  lines: [],
  createdAt: "2026-11-20T12:00:00.000Z",
});

test("sales less fees, refunds and disputes are the payout, to the cent", () => {
  const items = [
    item("release", 17, 0.43),
    item("release", 0.1, 0),
    item("release", 0.2, 0),
    item("refund", -4.1),
    item("refund_failed", 1),
    item("dispute", -9.99),
  ];
  expect(sumPayout(items, "EUR")).toEqual({
    parts: [
      { part: "sales", amount: 17.3, count: 3 },
      { part: "fees", amount: -0.43, count: 1 },
      { part: "refunds", amount: -3.1, count: 2 },
      { part: "disputes", amount: -9.99, count: 1 },
    ],
    net: 3.78,
  });
});

test("what a newer server adds is still added up", () => {
  expect(sumPayout([item("adjustment", 5)], "JPY")).toEqual({
    parts: [{ part: "other", amount: 5, count: 1 }],
    net: 5,
  });
});
