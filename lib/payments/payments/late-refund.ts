import { fail } from "@/lib/core/errors/app-error";
import { refundableUntil } from "./payment-method";
import type { Payment } from "./payment-store";

/** Why the processor would refuse a refund of a payment now, because it was made too long ago, or null. */
export function lateRefundReason({ methodType, settledAt }: Payment, now: Date): string | null {
  const until = settledAt && refundableUntil(methodType, settledAt);
  if (!until || now <= until) return null;
  const day = until.toISOString().slice(0, 10);
  return `The payment processor could refund this ${methodType} payment only until ${day}. Return the money another way.`;
}

/** Ends a refund by hand that comes too late, before anything is written. Throws NOT_REFUNDABLE. */
export function refuseLateRefund(payment: Payment, now: Date): void {
  const reason = lateRefundReason(payment, now);
  if (reason !== null) fail("NOT_REFUNDABLE", reason);
}
