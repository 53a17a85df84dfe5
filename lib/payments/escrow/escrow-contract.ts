import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";

/** Where the processor's part of an order's money is. held = captured - refunded - disputed - released. */
export const EscrowState = z
  .object({
    orderId: z.string(),
    escrowStatus: z.enum(["held", "released", "refunded", "partial_refund", "void"]),
    captured: z.number(),
    refunded: z.number(),
    disputed: z.number().describe("Returned to the customer's bank or in dispute; not released meanwhile"),
    released: z.number(),
    held: z.number(),
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
  releaseAt: Date | null;
  releasedAt: Date | null;
  flaggedAt: Date | null;
  flagClearedAt: Date | null;
  payments: { capturedMinor: number; disputedMinor: number }[];
  refunds: { amountMinor: number }[];
};

export function escrowState(order: EscrowRow): z.input<typeof EscrowState> {
  const major = (minor: number) => toMajor(minor, order.currency);
  const captured = order.payments.reduce((sum, payment) => sum + payment.capturedMinor, 0);
  const refunded = order.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  const disputed = order.payments.reduce((sum, payment) => sum + payment.disputedMinor, 0);
  const released = order.releasedAt === null ? 0 : captured - refunded - disputed;
  return {
    orderId: order.id,
    escrowStatus: order.escrowStatus,
    captured: major(captured),
    refunded: major(refunded),
    disputed: major(disputed),
    released: major(released),
    held: major(captured - refunded - disputed - released),
    releaseAt: order.releaseAt?.toISOString() ?? null,
    flagged: order.flaggedAt !== null && order.flagClearedAt === null,
    flaggedAt: order.flaggedAt?.toISOString() ?? null,
    flagClearedAt: order.flagClearedAt?.toISOString() ?? null,
  };
}
