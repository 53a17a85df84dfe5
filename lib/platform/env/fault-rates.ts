import { z } from "zod";

const Rate = z.number().min(0).max(1).default(0);

/**
 * Fault rates of the embedded processor. Rates are per request, event or refund, from 0 to 1; `slowMs` is the longest that a
 * request waits before and again after its effect. JSON in STRIPE_EMULATOR_FAULTS.
 */
export const FaultRates = z.strictObject({
  /** Requests answered with 500, half of them after their effect. */
  error: Rate,
  /** Connections that break before the request has its effect. */
  timeoutBefore: Rate,
  /** Connections that break when it has had it. */
  timeoutAfter: Rate,
  /** Events that arrive twice at the same moment, and again after they were taken. */
  duplicateEvents: Rate,
  /** Events that are overtaken by younger ones. */
  reorderEvents: Rate,
  failedRefunds: Rate,
  /** Refunds that a bank sends back some seconds after it took them. */
  returnedRefunds: Rate,
  slowMs: z.int().min(0).max(10_000).default(0),
});
export type FaultRates = z.output<typeof FaultRates>;

export const NO_FAULTS: FaultRates = FaultRates.parse({});

export type RequestFault = { kind: "error" | "timeout"; when: "before" | "after" };

/** Draws what happens to a request; `random` is from 0 to below 1. */
export function drawFault(rates: FaultRates, random: number): RequestFault | null {
  const { error, timeoutBefore, timeoutAfter } = rates;
  if (random < error / 2) return { kind: "error", when: "before" };
  if (random < error) return { kind: "error", when: "after" };
  if (random < error + timeoutBefore) return { kind: "timeout", when: "before" };
  if (random < error + timeoutBefore + timeoutAfter) return { kind: "timeout", when: "after" };
  return null;
}
