import { z } from "zod";
import { MAX_AMOUNT_MAJOR, toMajor } from "@/lib/core/money/money";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { WrongPayment, wrongPayment } from "@/lib/payments/payments/wrong-payment-contract";
import { MAX_TABLE_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import {
  DEPOSIT_PARTY,
  DEPOSIT_REFUND_HOURS,
  DEPOSIT_STATUSES,
  type Deposit,
  type DepositRule,
  MOST_PER_GUEST_MINOR,
} from "./deposit";

const instant = z.iso.datetime();

const fields = {
  status: z
    .enum(DEPOSIT_STATUSES)
    .describe(
      "`pending` while the table is held for it; `paid` until the guests come, cancel or stay away; then `returned` or `kept` by the restaurant. `canceled` when it was not paid in time, `waived` when staff no longer asks for it",
    ),
  amount: z.number().describe("What was asked for"),
  currency: z.string(),
  refunded: z.number().describe("What is back with the guest or on its way; 0 when nothing is"),
  refundableUntil: instant.describe(
    "It is returned to guests who cancel until then; may be over when the booking is made",
  ),
};

export const GuestDeposit = z
  .object({
    ...fields,
    payUntil: instant.nullable().describe("The table is held until then; null unless it is `pending`"),
    clientSecret: z
      .string()
      .nullable()
      .describe(
        "For the payment form; null unless it is `pending`, and until payDeposit was called for a deposit that staff asked for",
      ),
    token: z
      .string()
      .nullable()
      .describe("Opens the booking, as the one in the emails does; only in the answer to bookTable"),
  })
  .meta({ id: "GuestDeposit" });

export const DeskDeposit = z
  .object({
    ...fields,
    paidAt: instant.nullable(),
    closedAt: instant.nullable().describe("When it was kept, returned, canceled or waived"),
    takenByStaff: z
      .boolean()
      .describe(
        "The restaurant took it itself, and gives it back itself with refundDeposit; it is never returned on its own",
      ),
    wrongPayment: WrongPayment.nullable().describe(
      "A payment of another amount or currency than was asked for: it made no booking and was refunded at once",
    ),
  })
  .meta({ id: "DeskDeposit" });

/** What a restaurant asks for, before a booking is made. */
export const DepositTerms = z
  .object({
    perGuest: z
      .number()
      .positive()
      .max(MOST_PER_GUEST_MINOR)
      .describe("For each guest of the party, in major units of the restaurant's currency"),
    fromParty: wholeIn(DEPOSIT_PARTY).describe("Parties of this size or more pay it"),
    refundHours: wholeIn(DEPOSIT_REFUND_HOURS).describe(
      "It is returned to guests who cancel at least this many hours before the start",
    ),
  })
  .meta({ id: "DepositTerms" });
export type DepositTerms = z.output<typeof DepositTerms>;

export const RefundDepositRequest = z
  .object({
    amount: z
      .number()
      .positive()
      .max(MAX_AMOUNT_MAJOR)
      .optional()
      .describe("The rest of the deposit if omitted"),
    reason: z.string().trim().min(1).max(MAX_TABLE_REASON_LENGTH),
  })
  .meta({ id: "RefundDepositRequest" });
export type RefundDepositRequest = z.output<typeof RefundDepositRequest>;

/** What a restaurant asks for, or null when it asks for nothing. */
export function depositTerms(rule: DepositRule, currency: string): DepositTerms | null {
  if (rule.depositPerGuestMinor === 0) return null;
  return {
    perGuest: toMajor(rule.depositPerGuestMinor, currency),
    fromParty: rule.depositFromParty,
    refundHours: rule.depositRefundHours,
  };
}

const common = ({ status, amountMinor, currency, refundableUntil, ...deposit }: Deposit) => ({
  status,
  amount: toMajor(amountMinor, currency),
  currency,
  refunded: toMajor(refundedMinor({ amountMinor, currency, ...deposit }), currency),
  refundableUntil: refundableUntil.toISOString(),
});

function refundedMinor({
  amountMinor,
  currency,
  tillMinor,
  payment,
}: Pick<Deposit, "amountMinor" | "currency" | "tillMinor" | "payment">): number {
  if (tillMinor !== null) return amountMinor - tillMinor;
  return payment?.currency === currency ? payment.refundedMinor : 0;
}

/** The deposit of a booking for its guest; `token` only where the guest has none yet. */
export function guestDeposit(
  deposit: Deposit | null,
  { heldUntil, token }: { heldUntil: Date | null; token: string | null },
): z.input<typeof GuestDeposit> | null {
  if (deposit === null) return null;
  const isOpen = deposit.status === "pending";
  return {
    ...common(deposit),
    payUntil: isOpen ? (heldUntil?.toISOString() ?? null) : null,
    clientSecret: isOpen ? (deposit.payment?.clientSecret ?? null) : null,
    token,
  };
}

/** The deposit of a booking for staff. */
export function deskDeposit(deposit: Deposit | null): z.input<typeof DeskDeposit> | null {
  if (deposit === null) return null;
  return {
    ...common(deposit),
    paidAt: deposit.paidAt?.toISOString() ?? null,
    closedAt: deposit.closedAt?.toISOString() ?? null,
    takenByStaff: deposit.tillMinor !== null,
    wrongPayment: wrongPayment(deposit.payment),
  };
}
