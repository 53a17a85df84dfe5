import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import type { PaymentState } from "@/lib/payments/subject/money-states";

/** What arrived at the processor in another amount or currency than was asked for. */
export const WrongPayment = z
  .object({
    amount: z.number(),
    currency: z.string(),
    refunded: z
      .number()
      .describe("What is back with the guest or on its way; less than `amount` when that failed"),
  })
  .meta({ id: "WrongPayment" });
export type WrongPayment = z.output<typeof WrongPayment>;

/** How far the money of a payment is; `currency` is of what arrived, once something has. */
export type PaidMoney = {
  state: PaymentState;
  capturedMinor: number;
  refundedMinor: number;
  currency: string;
};

/** A payment of another amount or currency than was asked for, which paid nothing; null for any other. */
export function wrongPayment(payment: PaidMoney | null): WrongPayment | null {
  if (payment?.state !== "failed" || payment.capturedMinor === 0) return null;
  const { capturedMinor, refundedMinor, currency } = payment;
  return { amount: toMajor(capturedMinor, currency), currency, refunded: toMajor(refundedMinor, currency) };
}
