import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { depositSubject } from "@/lib/payments/subject/subject";
import { requireExternalMethod } from "@/lib/payments/till/require-external-method";
import type { TakeAtTillBody } from "@/lib/payments/till/till-payment-contract";
import { insertTillPayment } from "@/lib/payments/till/till-payment-store";
import type { Tx } from "@/lib/platform/db/db";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import { kickDrawer } from "@/lib/service/printers/kick-drawer";
import { getReservation } from "@/lib/service/reservations/get-reservation";
import { findReservation, lockReservation } from "@/lib/service/reservations/reservation-store";
import { confirmHeld } from "./confirm-held";
import { moveDeposit, saveTaken } from "./deposit-store";

type Taken = {
  tenantId: TenantId;
  timeZone: string;
  reservationId: string;
  actorId: string;
  idempotencyKey: string | null;
  request: TakeAtTillBody;
};

/**
 * Records that the restaurant took a deposit itself (docs/decisions/102): the booking is made as if it had been paid
 * online, and what comes online all the same goes back. Once, however many members do so at once. Throws
 * RESERVATION_NOT_FOUND, DEPOSIT_NOT_OPEN, PAYMENT_METHOD_UNAVAILABLE, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function takeDeposit(app: App, input: Taken) {
  const { tenantId, timeZone, reservationId, request, idempotencyKey: key } = input;
  const body = { operation: "take deposit", reservationId, ...request };
  const once = { tenantId, key, body, madeId: reservationId };
  const { replayed } = await writeOnce(app, once, (tx) => record(app, tx, input));
  if (!replayed) app.live.announce(tenantId);
  return { reservation: await getReservation(app, { tenantId, timeZone, reservationId }), replayed };
}

async function record(app: App, tx: Tx, input: Taken): Promise<string> {
  const { tenantId, reservationId, actorId, request } = input;
  const ref = { tenantId, reservationId };
  if (!(await lockReservation(tx, ref))) return fail("RESERVATION_NOT_FOUND", "There is no such booking.");
  const held = await findReservation(tx, ref);
  const now = app.clock.now();
  if (!held?.deposit || !(await moveDeposit(tx, { ...ref, from: ["pending"], to: "paid", now })))
    return fail("DEPOSIT_NOT_OPEN", "This booking has no unpaid deposit.");
  const { method, type = null, reference } = request;
  await requireExternalMethod(tx, { tenantId, type });
  const { amountMinor, currency } = held.deposit;
  const subject = depositSubject(reservationId);
  const drawerDayId = await insertTillPayment(tx, {
    ...{ tenantId, subject, method, type, amountMinor, tipMinor: 0, currency, reference },
    ...{ refundId: null, takenBy: actorId, takenAt: now },
  });
  if (method === "cash") await kickDrawer(tx, { tenantId, drawerDayId, now });
  await saveTaken(tx, { ...ref, tillMinor: amountMinor });
  const payment = await findPayment(tx, { tenantId, subject });
  if (payment?.state === "requires_payment") await app.jobs.add(tx, "close-payment", ref);
  const deposit = { ...held.deposit, tillMinor: amountMinor };
  await confirmHeld(app, tx, { tenantId, held: { ...held, deposit }, now });
  return reservationId;
}
