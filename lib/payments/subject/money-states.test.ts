import { expect, test } from "vitest";
import {
  canMove,
  DISPUTE_MOVES,
  PAYMENT_MOVES,
  REFUND_MOVES,
  statesBefore,
  TRANSFER_MOVES,
} from "./money-states";

/** Rows are where from, columns where to; both in the order of the table. */
function draw<S extends string>(moves: Readonly<Record<S, readonly S[]>>): string[] {
  const states = Object.keys(moves) as S[];
  return states.map(
    (from) => `${from}: ${states.map((to) => (canMove(moves, from, to) ? to : "-")).join(" ")}`,
  );
}

test("a payment is settled once, and canceled before it is paid too late", () => {
  expect(draw(PAYMENT_MOVES)).toEqual([
    "requires_payment: - succeeded failed canceled",
    "succeeded: - - - -",
    "failed: - - - canceled",
    "canceled: - succeeded failed -",
  ]);
  expect(statesBefore(PAYMENT_MOVES, "canceled")).toEqual(["requires_payment", "failed"]);
  expect(statesBefore(PAYMENT_MOVES, "succeeded")).toEqual(["requires_payment", "canceled"]);
});

test("a refund can fail after it was confirmed, and then never succeeds", () => {
  expect(draw(REFUND_MOVES)).toEqual([
    "pending: - succeeded failed",
    "succeeded: - - failed",
    "failed: - - -",
  ]);
});

test("a dispute is decided once", () => {
  expect(draw(DISPUTE_MOVES)).toEqual(["open: - won lost", "won: - - -", "lost: - - -"]);
});

test("a transfer that was refused is tried again, and one that arrived is final", () => {
  expect(draw(TRANSFER_MOVES)).toEqual([
    "owed: - pending - -",
    "pending: - - succeeded failed",
    "succeeded: - - - -",
    "failed: - - succeeded failed",
  ]);
});
