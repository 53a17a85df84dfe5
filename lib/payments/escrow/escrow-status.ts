/** What becomes of the money of an order (Specification, Escrow status). Amounts are the processor's part, in minor units. */

export const ESCROW_STATUSES = ["held", "released", "refunded", "partial_refund", "void"] as const;
export type EscrowStatus = (typeof ESCROW_STATUSES)[number];

/** When the processor has confirmed a refund; refundedMinor is the sum of all confirmed ones. A void order stays void. */
export function escrowAfterRefund(order: {
  escrowStatus: EscrowStatus;
  capturedMinor: number;
  refundedMinor: number;
}): EscrowStatus {
  if (order.escrowStatus === "void" || order.refundedMinor <= 0) return order.escrowStatus;
  return order.refundedMinor >= order.capturedMinor ? "refunded" : "partial_refund";
}

/**
 * When less is back with the customer than the status says: a bank returned a refund that the processor had confirmed.
 * `returnedMinor` is what is still back. A void order stays void.
 */
export function escrowAfterReturned(order: {
  escrowStatus: EscrowStatus;
  releasedAt: Date | null;
  capturedMinor: number;
  returnedMinor: number;
}): EscrowStatus {
  const { escrowStatus, releasedAt, capturedMinor, returnedMinor } = order;
  const told = escrowStatus === "refunded" || escrowStatus === "partial_refund";
  if (returnedMinor > 0 || !told)
    return escrowAfterRefund({ escrowStatus, capturedMinor, refundedMinor: returnedMinor });
  return releasedAt === null ? "held" : "released";
}

export type ReleaseRefusal = "NOT_DELIVERED" | "NOT_DUE" | "NOT_PAID" | "FLAGGED" | "NOTHING_HELD";
export type ReleaseDecision =
  | { ok: true; escrowStatus: "released" | "partial_refund" }
  | { ok: false; reason: ReleaseRefusal };

/**
 * Whether the restaurant's money is due: the order is delivered, the delay is over, no online payment is still to come,
 * and no fraud flag waits for a super-admin. After a partial refund the rest is released and the status goes on showing the refund.
 */
export function decideRelease(order: {
  delivered: boolean;
  escrowStatus: EscrowStatus;
  paid: boolean;
  /** An online payment that has not arrived: what is released before it would hold it for ever. */
  awaitsPayment: boolean;
  /** Prepared implausibly fast, not cleared yet, and with money at the platform. */
  flagged: boolean;
  releaseAt: Date | null;
  releasedAt: Date | null;
  now: Date;
}): ReleaseDecision {
  const holds = order.escrowStatus === "held" || order.escrowStatus === "partial_refund";
  if (!holds || order.releasedAt !== null) return { ok: false, reason: "NOTHING_HELD" };
  if (!order.delivered || order.releaseAt === null) return { ok: false, reason: "NOT_DELIVERED" };
  if (order.now < order.releaseAt) return { ok: false, reason: "NOT_DUE" };
  if (order.awaitsPayment) return { ok: false, reason: "NOT_PAID" };
  if (order.flagged && order.paid) return { ok: false, reason: "FLAGGED" };
  return { ok: true, escrowStatus: order.escrowStatus === "held" ? "released" : "partial_refund" };
}
