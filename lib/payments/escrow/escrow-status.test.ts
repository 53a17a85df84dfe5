import { describe, expect, it, test } from "vitest";
import {
  decideRelease,
  ESCROW_STATUSES,
  type EscrowStatus,
  escrowAfterRefund,
  escrowAfterReturned,
  type ReleaseRefusal,
} from "@/lib/payments/escrow/escrow-status";

describe("escrowAfterRefund", () => {
  test.each<[EscrowStatus, number, EscrowStatus]>([
    ["held", 0, "held"],
    ["held", 1, "partial_refund"],
    ["held", 999, "partial_refund"],
    ["held", 1000, "refunded"],
    ["partial_refund", 1000, "refunded"],
    ["released", 400, "partial_refund"],
    ["released", 1000, "refunded"],
    ["void", 1000, "void"],
    ["void", 400, "void"],
  ])("from %s with %i of 1000 refunded: %s", (escrowStatus, refundedMinor, after) => {
    expect(escrowAfterRefund({ escrowStatus, capturedMinor: 1000, refundedMinor })).toBe(after);
  });
});

describe("escrowAfterReturned", () => {
  const releasedAt = new Date("2026-11-20T12:00:00Z");
  test.each<[EscrowStatus, Date | null, number, EscrowStatus]>([
    ["refunded", null, 0, "held"],
    ["refunded", releasedAt, 0, "released"],
    ["refunded", null, 400, "partial_refund"],
    ["partial_refund", releasedAt, 0, "released"],
    ["held", null, 1000, "refunded"],
    ["released", releasedAt, 0, "released"],
    ["void", null, 0, "void"],
    ["void", null, 400, "void"],
  ])("from %s, released at %s, with %i of 1000 back: %s", (escrowStatus, released, returnedMinor, after) => {
    const order = { escrowStatus, releasedAt: released, capturedMinor: 1000, returnedMinor };
    expect(escrowAfterReturned(order)).toBe(after);
  });
});

describe("decideRelease", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const due = {
    delivered: true,
    escrowStatus: "held",
    paid: true,
    awaitsPayment: false,
    flagged: false,
    releaseAt: now,
    releasedAt: null,
    now,
  } as const;

  test.each<[string, Partial<Parameters<typeof decideRelease>[0]>, EscrowStatus | ReleaseRefusal]>([
    ["the very moment it is due", {}, "released"],
    ["one moment early", { releaseAt: new Date(now.getTime() + 1) }, "NOT_DUE"],
    ["no moment set", { releaseAt: null }, "NOT_DELIVERED"],
    ["only ready, or canceled after delivery", { delivered: false }, "NOT_DELIVERED"],
    ["flagged", { flagged: true }, "FLAGGED"],
    ["flagged, but nothing was paid", { flagged: true, paid: false }, "released"],
    ["delivered before its online payment arrived", { paid: false, awaitsPayment: true }, "NOT_PAID"],
    ["released already", { escrowStatus: "released" }, "NOTHING_HELD"],
    ["the rest after a partial refund", { escrowStatus: "partial_refund" }, "partial_refund"],
    ["that rest a second time", { escrowStatus: "partial_refund", releasedAt: now }, "NOTHING_HELD"],
    ["refunded", { escrowStatus: "refunded" }, "NOTHING_HELD"],
    ["void", { escrowStatus: "void" }, "NOTHING_HELD"],
  ])("%s", (_name, changes, outcome) => {
    const known: readonly string[] = ESCROW_STATUSES;
    expect(decideRelease({ ...due, ...changes })).toEqual(
      known.includes(outcome) ? { ok: true, escrowStatus: outcome } : { ok: false, reason: outcome },
    );
  });

  it("releases the money of one order once", () => {
    for (const escrowStatus of ESCROW_STATUSES) {
      const first = decideRelease({ ...due, escrowStatus });
      if (!first.ok) continue;
      const again = decideRelease({ ...due, escrowStatus: first.escrowStatus, releasedAt: now });
      expect(again).toEqual({ ok: false, reason: "NOTHING_HELD" });
    }
  });
});
