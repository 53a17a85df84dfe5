import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { findReservation } from "@/lib/service/reservations/reservation-store";
import { type Deposit, isReturnedAt, refundableAfterMove } from "./deposit";
import { type DepositRef, saveRefundableUntil } from "./deposit-store";
import { dropDeposit } from "./drop-deposit";
import { keepDeposit } from "./keep-deposit";
import { returnDeposit } from "./return-deposit";

type Followed = {
  tenantId: TenantId;
  before: Reservation;
  /** As staff wants the booking. */
  wanted: Reservation;
  /** What staff says about the deposit. */
  fate: "waive" | "keep" | undefined;
  actorId: string;
  now: Date;
};

/**
 * Does with a booking's deposit what a change by staff means for it, under the lock of the booking, and answers the
 * booking as it is to be saved: without its hold once nothing has to be paid. Throws DEPOSIT_NOT_OPEN for a
 * deposit that cannot be waived, and DEPOSIT_NOT_DUE for one that cannot be kept.
 */
export async function followBooking(app: App, tx: Tx, input: Followed): Promise<Reservation> {
  const { before, wanted, fate, tenantId, now } = input;
  const ref = { tenantId, reservationId: before.id, now };
  const { deposit } = before;
  if (fate === "waive") {
    if (!(await dropDeposit(app, tx, { ...ref, to: "waived" }))) {
      fail("DEPOSIT_NOT_OPEN", "This booking has no unpaid deposit. Refund the deposit instead.");
    }
    return withDeposit(tx, ref, { ...wanted, heldUntil: null });
  }
  if (deposit === null) {
    if (fate === "keep") fail("DEPOSIT_NOT_DUE", "This booking has no deposit.");
    return wanted;
  }
  if (wanted.startsAt.getTime() !== before.startsAt.getTime()) {
    await saveRefundableUntil(tx, { ...ref, refundableUntil: refundableAfterMove(deposit, wanted.startsAt) });
  }
  if (wanted.status !== before.status) await followStatus(app, tx, { ...input, deposit });
  return withDeposit(tx, ref, wanted);
}

async function withDeposit(tx: Tx, ref: DepositRef, booking: Reservation): Promise<Reservation> {
  return { ...booking, deposit: (await findReservation(tx, ref))?.deposit ?? null };
}

async function followStatus(app: App, tx: Tx, input: Followed & { deposit: Deposit }): Promise<void> {
  const { tenantId, before, wanted, fate, deposit, actorId, now } = input;
  const ref = { tenantId, reservationId: before.id, now };
  const { currency } = deposit;
  const back = (reason: string) =>
    returnDeposit(app, tx, { ...ref, reason, actor: "restaurant", createdBy: actorId });
  // Guests who sit down without having paid are no longer asked.
  await dropDeposit(app, tx, { ...ref, to: wanted.status === "seated" ? "waived" : "canceled" });
  if (wanted.status === "no_show" && deposit.status === "paid") {
    if (now < before.startsAt)
      fail("DEPOSIT_NOT_DUE", "The guests can still come: the booking has not started.");
    await keepDeposit(app, tx, { ...ref, currency });
  }
  if (wanted.status === "canceled" && fate === "keep") {
    if (deposit.status !== "paid" || isReturnedAt(deposit, now)) {
      fail(
        "DEPOSIT_NOT_DUE",
        "The guests may still cancel without charge, so the deposit goes back to them.",
      );
    }
    await keepDeposit(app, tx, { ...ref, currency });
  }
  if (wanted.status === "canceled" && fate !== "keep") await back("The restaurant canceled the booking");
  if (wanted.status === "seated" && deposit.status === "kept") await back("The guests came after all");
}
