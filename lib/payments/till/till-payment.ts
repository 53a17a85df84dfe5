import type { Subject } from "@/lib/payments/subject/subject";

/** What money is taken for at the till: an order, a payment of a bill, a deposit, or a gift card that is sold there. */
export type TillSubject =
  | (Subject & { kind: Exclude<Subject["kind"], "gift_card_purchase"> })
  | { kind: "gift_card"; id: string };

/**
 * Money that a restaurant itself took, or gave back (negative), in minor units (docs/decisions/102). It never reaches the
 * platform, so nothing of it is held or paid out.
 */
export type TillPayment = {
  id: string;
  method: "cash" | "external";
  /** Which of the restaurant's external methods; null for cash. */
  type: string | null;
  /** With its tip. */
  amountMinor: number;
  tipMinor: number;
  /** The number on the terminal's slip, the voucher or the invoice; or why it was given back. */
  reference: string | null;
  /** The refund by which it went back, if that was one. */
  refundId: string | null;
  takenBy: string | null;
  takenAt: Date;
};

/** The longest reference. */
export const MAX_REFERENCE_LENGTH = 100;
