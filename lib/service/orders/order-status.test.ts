import { describe, expect, it, test } from "vitest";
import {
  ARRIVALS,
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
        arrival: { event: outcome === "off" ? "order.canceled" : "order.status_changed" },
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
    expect(decideTransition(from, to)).toMatchObject({ ok: true, arrival: { stamps: timestampField } });
  });
});

/** What each arrival does, as the table below has it; a move that starts to do more is seen here. */
const EFFECTS = `
              stamps              email            push  event                 stock    money
  accepted    acceptedAt          order-accepted   -     order.status_changed  takes    -
  preparing   preparingStartedAt  -                -     order.status_changed  -        -
  ready       readyAt             order-ready      push  order.status_changed  -        -
  delivered   deliveredAt         order-delivered  -     order.status_changed  -        due
  rejected    rejectedAt          order-canceled   -     order.canceled        returns  returns
  canceled    canceledAt          order-canceled   -     order.canceled        returns  returns
`;

it("does on each arrival what the table says", () => {
  const columns = ["stamps", "email", "push", "event", "stock", "money"] as const;
  const cell = (value: string | boolean | null, column: string) =>
    value === true ? column : value === false || value === null ? "-" : value;
  const rows = Object.entries(ARRIVALS).map(([status, arrival]) =>
    [status, ...columns.map((column) => cell(arrival[column], column))].join(" "),
  );
  const told = EFFECTS.trim()
    .split("\n")
    .map((row) => row.trim().replaceAll(/\s+/g, " "));
  expect([columns.join(" "), ...rows]).toEqual(told);
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

  it("ends where nothing can be canceled", () => {
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
