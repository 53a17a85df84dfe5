import { expect, test } from "vitest";
import { type EscrowMoney, escrowOf } from "./escrow";

const paid: EscrowMoney = {
  capturedMinor: 800,
  giftCardMinor: 500,
  refundedMinor: 0,
  giftCardReturnedMinor: 0,
  disputedMinor: 0,
};

test.each<[string, Partial<EscrowMoney>, boolean, ReturnType<typeof escrowOf>]>([
  ["paid", {}, false, { paidMinor: 1300, returnedMinor: 0, releasedMinor: 0, heldMinor: 1300 }],
  ["released", {}, true, { paidMinor: 1300, returnedMinor: 0, releasedMinor: 1300, heldMinor: 0 }],
  [
    "the processor's part refunded",
    { refundedMinor: 800 },
    false,
    { paidMinor: 1300, returnedMinor: 800, releasedMinor: 0, heldMinor: 500 },
  ],
  [
    "that and the rest released",
    { refundedMinor: 800 },
    true,
    { paidMinor: 1300, returnedMinor: 800, releasedMinor: 500, heldMinor: 0 },
  ],
  [
    "all of it back",
    { refundedMinor: 800, giftCardReturnedMinor: 500 },
    false,
    { paidMinor: 1300, returnedMinor: 1300, releasedMinor: 0, heldMinor: 0 },
  ],
  [
    "a dispute of a part",
    { disputedMinor: 300 },
    false,
    { paidMinor: 1300, returnedMinor: 300, releasedMinor: 0, heldMinor: 1000 },
  ],
])("%s: every cent is held, released or back", (_name, change, isReleased, expected) => {
  expect(escrowOf({ ...paid, ...change }, { isReleased })).toEqual(expected);
});
