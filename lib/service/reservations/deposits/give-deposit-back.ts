import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { parseMajor, toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { requireFreshForRefund } from "@/lib/payments/payments/large-refund";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { SignInProof } from "@/lib/people/second-factor/sign-in-proof";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import type { Deposit } from "./deposit";
import type { RefundDepositRequest } from "./deposit-contract";
import { type DepositRef, moveDeposit, saveTaken } from "./deposit-store";

/**
 * Gives back what the restaurant took of a deposit itself, a part or all that is left, under the lock of its booking.
 * Throws REFUND_EXCEEDS_CAPTURED, FRESH_SIGN_IN_REQUIRED and VALIDATION_FAILED.
 */
export async function giveDepositBack(
  app: App,
  tx: Tx,
  input: DepositRef & {
    deposit: Deposit & { tillMinor: number };
    actorId: string;
    signIn: SignInProof;
    request: RefundDepositRequest;
  },
): Promise<void> {
  const { tenantId, reservationId, deposit, actorId, signIn, request } = input;
  const { currency, tillMinor: leftMinor } = deposit;
  const amountMinor = request.amount === undefined ? leftMinor : parseMajor(request.amount, currency);
  if (amountMinor === null) return refuseField("amount", `must be a valid amount in ${currency}`);
  if (amountMinor === 0 || amountMinor > leftMinor) {
    const left = `${toMajor(leftMinor, currency)} ${currency}`;
    return fail("REFUND_EXCEEDS_CAPTURED", `At most ${left} can still be refunded.`);
  }
  const earlierMinor = deposit.amountMinor - leftMinor;
  requireFreshForRefund(app, { signIn }, { amountMinor, earlierMinor, currency });
  const now = app.clock.now();
  await giveBackAtCounter(tx, {
    ...{ tenantId, subject: depositSubject(reservationId), currency, amountMinor, tipMinor: 0 },
    ...{ refundId: null, actorId, now, reason: request.reason },
  });
  await saveTaken(tx, { tenantId, reservationId, tillMinor: leftMinor - amountMinor });
  describeAct({ data: { amount: toMajor(amountMinor, currency), currency } });
  if (amountMinor === leftMinor)
    await moveDeposit(tx, { tenantId, reservationId, from: ["paid", "kept"], to: "returned", now });
}
