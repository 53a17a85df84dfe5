import { describe, expect, it, test } from "vitest";
import {
  decideTransition,
  hasEscrow,
  isCancellable,
  nextStatuses,
  ORDER_STATUSES,
  type OrderStatus,
} from "@/lib/service/orders/order-status";

/** Rows: from. Columns, in the same order: to. "off" ends the order. */
const TABLE = `
              pending accepted preparing ready delivered rejected canceled
  pending     -       stamp    -         -     -         off      off
  accepted    -       -        stamp     -     -         off      off
  preparing   -       -        -         stamp -         off      off
  ready       -       -        -         -     stamp     off      off
  delivered   -       -        -         -     -         off      off
  rejected    -       -        -         -     -         -        -
  canceled    -       -        -         -     -         -        -
`;

function readTable(): { from: OrderStatus; to: OrderStatus; outcome: string }[] {
  const [header = [], ...rows] = TABLE.trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
  return rows.flatMap(([from, ...cells]) =>
    cells.map((outcome, column) => ({
      from: from as OrderStatus,
      to: header[column] as OrderStatus,
      outcome,
    })),
  );
}

describe("decideTransition", () => {
  const pairs = readTable();

  it("is told for all 49 pairs", () => {
    const told = new Set(pairs.map(({ from, to }) => `${from} ${to}`));
    const all = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => `${from} ${to}`));
    expect(all.filter((pair) => !told.has(pair))).toEqual([]);
    expect(pairs).toHaveLength(49);
  });

  test.each(pairs)("$from to $to: $outcome", ({ from, to, outcome }) => {
    const decision = decideTransition(from, to);
    if (outcome === "-") expect(decision).toEqual({ ok: false, code: "INVALID_TRANSITION" });
    else
      expect(decision).toMatchObject({
        ok: true,
        timestampField: expect.stringMatching(
          outcome === "off" ? /^(rejected|canceled)At$/ : /^(accepted|preparingStarted|ready|delivered)At$/,
        ),
      });
    expect(nextStatuses(from).includes(to)).toBe(decision.ok);
  });

  test.each<[OrderStatus, OrderStatus, string]>([
    ["pending", "accepted", "acceptedAt"],
    ["accepted", "preparing", "preparingStartedAt"],
    ["preparing", "ready", "readyAt"],
    ["ready", "delivered", "deliveredAt"],
    ["pending", "rejected", "rejectedAt"],
    ["delivered", "canceled", "canceledAt"],
  ])("%s to %s stamps %s", (from, to, timestampField) => {
    expect(decideTransition(from, to)).toEqual({ ok: true, timestampField });
  });
});

describe("the way of an order", () => {
  it("reaches every state from pending, and none twice", () => {
    const seen = new Set<OrderStatus>();
    const walk = (status: OrderStatus, path: readonly OrderStatus[]) => {
      expect(path).not.toContain(status);
      seen.add(status);
      for (const next of nextStatuses(status)) walk(next, [...path, status]);
    };
    walk("pending", []);
    expect([...seen].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it("offers the way forward first", () => {
    expect(nextStatuses("pending")[0]).toBe("accepted");
    expect(nextStatuses("ready")[0]).toBe("delivered");
  });

  it("ends where nothing can be canceled any more", () => {
    for (const status of ORDER_STATUSES)
      expect(isCancellable(status)).toBe(decideTransition(status, "canceled").ok);
  });
});

describe("the escrow of an order", () => {
  const online = {
    paymentMethod: "stripe",
    paymentStatus: "paid",
    escrowStatus: "held",
    giftCardAmount: 0,
  } as const;

  it("is shown once money went through the platform", () => {
    expect(hasEscrow(online)).toBe(true);
    expect(hasEscrow({ ...online, paymentMethod: "cash", giftCardAmount: 5 })).toBe(true);
    expect(hasEscrow({ ...online, paymentStatus: "failed", escrowStatus: "void" })).toBe(true);
  });

  it("is not shown for cash, nor before the guest has paid", () => {
    for (const paymentStatus of ["pending", "paid"] as const)
      expect(hasEscrow({ ...online, paymentMethod: "cash", paymentStatus })).toBe(false);
    expect(hasEscrow({ ...online, paymentStatus: "pending" })).toBe(false);
  });
});
