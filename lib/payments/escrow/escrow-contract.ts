import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { escrowOf } from "./escrow";
import { ESCROW_STATUSES } from "./escrow-status";

/** Where an order's money is: what was paid is held, released, or back with the customer. */
export const EscrowState = z
  .object({
    orderId: z.string(),
    escrowStatus: z.enum(ESCROW_STATUSES),
    captured: z.number().describe("What the payment processor took"),
    giftCard: z.number().describe("What a gift card paid"),
    refunded: z.number().describe("Confirmed refunds through the payment processor"),
    giftCardReturned: z.number().describe("What went back to the gift card"),
    disputed: z.number().describe("Returned to the customer's bank or in dispute; not released meanwhile"),
    released: z.number(),
    held: z.number().describe("captured + giftCard - refunded - giftCardReturned - disputed - released"),
    releaseAt: z.iso.datetime().nullable().describe("When the rest is released; null before delivery"),
    flagged: z.boolean().describe("Prepared implausibly fast: waits for the platform's review"),
    flaggedAt: z.iso.datetime().nullable().describe("Null if it was never flagged"),
    flagClearedAt: z.iso.datetime().nullable().describe("When the platform cleared the flag"),
  })
  .meta({ id: "EscrowState" });

export const ReleasedEscrow = z
  .object({ released: z.int().describe("How many orders were released by this call") })
  .meta({ id: "ReleasedEscrow" });

/** What an order's escrow consists of; only confirmed refunds are in it. */
export type EscrowRow = {
  id: string;
  escrowStatus: z.infer<typeof EscrowState>["escrowStatus"];
  currency: string;
  giftCardMinor: number;
  releaseAt: Date | null;
  releasedAt: Date | null;
  flaggedAt: Date | null;
  flagClearedAt: Date | null;
  payments: { capturedMinor: number; disputedMinor: number }[];
  refunds: { purse: string; amountMinor: number }[];
};

export function escrowState(order: EscrowRow): z.input<typeof EscrowState> {
  const major = (minor: number) => toMajor(minor, order.currency);
  const refundedTo = (wanted: string) =>
    sum(order.refunds.filter(({ purse }) => purse === wanted).map(({ amountMinor }) => amountMinor));
  const money = {
    capturedMinor: sum(order.payments.map(({ capturedMinor }) => capturedMinor)),
    giftCardMinor: order.giftCardMinor,
    refundedMinor: refundedTo("processor"),
    giftCardReturnedMinor: refundedTo("gift_card"),
    disputedMinor: sum(order.payments.map(({ disputedMinor }) => disputedMinor)),
  };
  const { heldMinor, releasedMinor } = escrowOf(money, { isReleased: order.releasedAt !== null });
  return {
    orderId: order.id,
    escrowStatus: order.escrowStatus,
    captured: major(money.capturedMinor),
    giftCard: major(money.giftCardMinor),
    refunded: major(money.refundedMinor),
    giftCardReturned: major(money.giftCardReturnedMinor),
    disputed: major(money.disputedMinor),
    released: major(releasedMinor),
    held: major(heldMinor),
    releaseAt: order.releaseAt?.toISOString() ?? null,
    flagged: order.flaggedAt !== null && order.flagClearedAt === null,
    flaggedAt: order.flaggedAt?.toISOString() ?? null,
    flagClearedAt: order.flagClearedAt?.toISOString() ?? null,
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
