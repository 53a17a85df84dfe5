import { expect, test } from "vitest";
import type { HeldPaymentWire } from "@/lib/payments/statement/held-contract";
import { groupReleases } from "./release-groups";

const held = (
  amount: number,
  waitsFor: HeldPaymentWire["waitsFor"],
  releaseAt: string | null = null,
): HeldPaymentWire => ({
  subject: null,
  reference: "7",
  orderId: null,
  billId: null,
  amount,
  currency: "EUR",
  waitsFor,
  releaseAt,
  paidAt: "2026-11-20T12:00:00.000Z",
});

test("groups by the restaurant's day, and puts what has no time last", () => {
  const groups = groupReleases(
    [
      held(5, "delivery"),
      held(0.1, "release", "2026-11-21T23:30:00.000Z"),
      held(0.2, "release", "2026-11-22T20:00:00.000Z"),
      held(3, "release", "2026-11-21T20:00:00.000Z"),
      held(7, "dispute", "2026-11-01T20:00:00.000Z"),
    ],
    "Europe/Rome",
  );
  expect(groups.map(({ day, waitsFor, amount }) => [day, waitsFor, amount])).toEqual([
    ["2026-11-21", "release", 3],
    ["2026-11-22", "release", 0.3],
    [null, "delivery", 5],
    [null, "dispute", 7],
  ]);
});
