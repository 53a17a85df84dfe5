import type { App } from "@/lib/payments/app";
import { findMovement } from "@/lib/payments/ledger/ledger-store";
import type { PaymentSubject, SubjectChange } from "@/lib/payments/payments/payment-subject";
import type { Tx } from "@/lib/platform/db/db";
import { findReservation, lockReservation } from "@/lib/service/reservations/reservation-store";
import { confirmHeld } from "./confirm-held";
import type { Deposit } from "./deposit";
import { gatherDepositEvidence } from "./deposit-evidence";
import { describeDeposits, isTakenAtTill, moveDeposit } from "./deposit-store";
import { endHold } from "./end-hold";

/**
 * What the deposit of a booking does when its money moves: the payment ends the hold and makes the booking, and the money
 * is held until the guests come, cancel or stay away (ADR 056). A deposit has its booking's id, and its booking's lock.
 */
export const depositPayments: PaymentSubject<App> = {
  async lock(tx, { tenantId, id: reservationId }) {
    const booking = await lockReservation(tx, { tenantId, reservationId });
    return booking !== null && booking.deposit !== null;
  },
  onCaptured: makeBooking,
  // What arrived instead is shown to staff with the booking: `wrongPayment` of DeskDeposit.
  onMismatched: (app, tx, change) => endHold(app, tx, holdOf(change)),
  onClosed: (app, tx, change) => endHold(app, tx, holdOf(change)),
  async onRefund() {},
  async onDisputed() {},
  async onReturned(_app, tx, { capturedMinor, returnedMinor, ...change }) {
    if (capturedMinor === 0 || returnedMinor < capturedMinor) return;
    if (await isTakenAtTill(tx, holdOf(change))) return;
    await moveDeposit(tx, { ...holdOf(change), from: ["paid", "kept"], to: "returned" });
  },
  async findEnd(tx, { tenantId, id: reservationId }) {
    const booking = await findReservation(tx, { tenantId, reservationId });
    return booking?.deposit ? endOf(booking.deposit) : null;
  },
  findTipIn: async () => 0,
  describe: (app, query) => describeDeposits(app.db, query),
  gatherEvidence: gatherDepositEvidence,
  isReleased: async (tx, { tenantId, id }) =>
    (await findMovement(tx, { tenantId, uniqueKey: `release:${id}` })) !== null,
};

const holdOf = ({ tenantId, id: reservationId, now }: SubjectChange) => ({ tenantId, reservationId, now });

/** Why a deposit's money belongs to the guest, or null. */
function endOf({ status }: Deposit): string | null {
  if (status === "canceled") return "the table was given to others";
  if (status === "waived") return "the deposit was no longer asked for";
  return status === "returned" ? "the deposit was returned" : null;
}

async function makeBooking(app: App, tx: Tx, change: SubjectChange): Promise<string | null> {
  const { tenantId, reservationId, now } = holdOf(change);
  const held = await findReservation(tx, { tenantId, reservationId });
  if (!held?.deposit) throw new Error(`Booking ${reservationId} vanished under its lock`);
  if (!(await moveDeposit(tx, { tenantId, reservationId, from: ["pending"], to: "paid", now }))) {
    return endOf(held.deposit) ?? "the deposit was paid";
  }
  await confirmHeld(app, tx, { tenantId, held: { ...held, deposit: held.deposit }, now });
  return null;
}
