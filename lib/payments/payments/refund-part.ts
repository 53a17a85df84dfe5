import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import type { Tx } from "@/lib/platform/db/db";
import { requireFreshForRefund } from "./large-refund";
import { refuseLateRefund } from "./late-refund";
import { type Payment, refundableMinor } from "./payment-store";
import { recordRefund } from "./record-refund";

/**
 * What a request by hand gives back of a payment, in minor units: `amount` in major units, or all that is left. Throws
 * NOT_REFUNDABLE where the processor no longer refunds it, and VALIDATION_FAILED for an amount that the currency does not
 * have.
 */
export function readRefundAmount(payment: Payment, amount: number | undefined, now: Date): number {
  refuseLateRefund(payment, now);
  if (amount === undefined) return refundableMinor(payment);
  return (
    parseMajor(amount, payment.currency) ??
    refuseField("amount", `must be a valid amount in ${payment.currency}`)
  );
}

/**
 * Records what staff gives back of a payment, under the lock of its subject, and returns the refund's id. Throws
 * REFUND_EXCEEDS_CAPTURED when it is nothing, or more than is left, and FRESH_SIGN_IN_REQUIRED for large ones.
 */
export async function refundByStaff(
  app: App,
  tx: Tx,
  payment: Payment,
  refund: {
    amountMinor: number;
    tipBackMinor?: number;
    reason: string;
    actorId: string;
    signIn: SignInProof;
    now: Date;
  },
): Promise<string> {
  const { actorId, signIn, ...part } = refund;
  const leftMinor = refundableMinor(payment);
  if (part.amountMinor <= leftMinor) {
    const { currency, refundedMinor: earlierMinor } = payment;
    requireFreshForRefund(app, { signIn }, { amountMinor: part.amountMinor, earlierMinor, currency });
  }
  const input = { ...payment, ...part, actor: "restaurant" as const, createdBy: actorId };
  const refundId = part.amountMinor > 0 ? await recordRefund(app, tx, input) : null;
  if (refundId !== null) return refundId;
  const left = `${toMajor(leftMinor, payment.currency)} ${payment.currency}`;
  return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} can still be refunded.`);
}
