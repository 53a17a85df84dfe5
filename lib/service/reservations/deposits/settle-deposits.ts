import { isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { closeIntent } from "@/lib/payments/payments/close-intent";
import { findPayment } from "@/lib/payments/payments/payment-store";
import { settleIntent } from "@/lib/payments/payments/settle-intent";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { depositSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { lockReservation } from "@/lib/service/reservations/reservation-store";
import { FORGOTTEN_MS, SEATED_MS } from "./deposit";
import { type DepositRef, listOverdueDeposits, listReturnableDeposits } from "./deposit-store";
import { endHold } from "./end-hold";
import { returnDeposit } from "./return-deposit";

const BATCH = 100;
/** So long a table waits for a processor that does not answer; it may have taken the payment in time. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Frees tables whose deposit was not paid in time, the intent canceled at the processor first: what was paid in the last
 * moment makes the booking. Then gives the deposits of guests who came back, and those of bookings that nobody has
 * recorded for a day after their end. Returns how many were settled.
 */
export async function settleDeposits(app: App, signal?: AbortSignal): Promise<number> {
  const run = beginProcessorRun(app, signal);
  const now = app.clock.now();
  const overdue = await listOverdueDeposits(app.db, { scope: app.twin, now, limit: BATCH });
  const freed = await run.each("deposit that nobody paid", overdue, (hold) => expire(app, hold));
  const due = await listReturnableDeposits(app.db, { scope: app.twin, now, limit: BATCH });
  return freed + (await run.each("deposit of guests who came", due, (ref) => giveBack(app, ref)));
}

async function expire(app: App, { heldUntil, ...ref }: DepositRef & { heldUntil: Date }): Promise<void> {
  const intent = await closeInTime(app, ref, heldUntil);
  const subjectRef = { tenantId: ref.tenantId, subject: depositSubject(ref.reservationId) };
  const payment = intent && (await findPayment(app.db.prisma, subjectRef));
  await inTransaction(app.db, async (tx) => {
    if (payment) await settleIntent(app, tx, payment, intent);
    await endHold(app, tx, { ...ref, now: app.clock.now() });
  });
  app.live.announce(ref.tenantId);
}

/** How the intent ended. Null where there is none, and where the processor has not answered for long: the table is freed. */
async function closeInTime(app: App, ref: DepositRef, heldUntil: Date): Promise<ProcessorIntent | null> {
  try {
    return await closeIntent(app, { tenantId: ref.tenantId, subject: depositSubject(ref.reservationId) });
  } catch (error) {
    const waited = app.clock.now().getTime() - heldUntil.getTime();
    if (!isAppError(error) || waited < PATIENCE_MS) throw error;
    return null;
  }
}

/** Looks again under the lock: seating may have been undone, and a dispute or refund may have taken the money. */
async function giveBack(app: App, ref: DepositRef): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const booking = await lockReservation(tx, ref);
    if (!booking) return;
    const came = booking.status === "seated" || booking.status === "finished";
    const isSure =
      came && booking.seatedAt !== null && now.getTime() - booking.seatedAt.getTime() >= SEATED_MS;
    const isForgotten =
      booking.status === "booked" && now.getTime() - booking.endsAt.getTime() >= FORGOTTEN_MS;
    if (!isSure && !isForgotten) return;
    const reason = came ? "The guests came" : "Nobody has recorded that the guests stayed away";
    await returnDeposit(app, tx, { ...ref, reason, actor: "system", createdBy: null, now });
  });
  app.live.announce(ref.tenantId);
}
