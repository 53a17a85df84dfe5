import type { App } from "@/lib/payments/app";
import { batchedByGroup } from "@/lib/platform/db/batched";
import { isExclusionViolation } from "@/lib/platform/db/constraint-error";
import { perDb } from "@/lib/platform/db/per-db";
import { type AnswerKeeper, answerKeeper } from "@/lib/platform/idempotency/answer-once";
import { refuseTakenOver } from "@/lib/platform/idempotency/write-once";
import { currentTraceparent } from "@/lib/platform/trace/current-trace";
import { depositMinor } from "@/lib/service/reservations/deposits/deposit";
import { refuseRemoved } from "./claim-slot";
import { type DayRoom, offerOf, readDayRoom, slotAt } from "./find-online-slots";
import { type OnlineBooking, onlineReservation } from "./online-reservation";
import { confirmationEmail } from "./queue-confirmation";
import { bookedReservation } from "./reservation-contract";
import { reservationCreatedEvent } from "./reservation-event";
import { type BookingVerdict, insertBookings, type NewBooking } from "./reservation-insert-store";
import { getReservationHost, type ReservationHost } from "./reservation-policy-store";

const MOST_TOGETHER = 50;

type Asked = OnlineBooking & { app: App; keeper: AnswerKeeper | null; trace: string | null };
type Answer = ReturnType<typeof bookedReservation>;
/** The deposit of a booking that is still to be made, by itself: 0 where somebody else was faster and none is asked for. */
type Remains = { depositMinor: number };
type Decided = { booking: NewBooking; answer: Answer } | Remains | { refused: unknown };
type Outcome = { verdict: BookingVerdict; answer: Answer } | Remains | { refused: unknown };

/**
 * Books a table together with all who ask for one at this restaurant at the same moment: what is free is read once, one
 * after the other chooses, and one statement writes them. Nothing is written for one that needs a deposit, or that lost
 * to another process or the desk: the caller books it by itself. Throws SLOT_UNAVAILABLE.
 */
export async function bookTogether(app: App, booking: OnlineBooking): Promise<{ booked: Answer } | Remains> {
  const asked = { ...booking, app, keeper: answerKeeper(), trace: currentTraceparent() };
  const outcome = await bookings(app.db)(asked);
  if ("refused" in outcome) throw outcome.refused;
  if ("depositMinor" in outcome) return outcome;
  switch (outcome.verdict) {
    case "booked":
      return { booked: outcome.answer };
    case "taken":
      return { depositMinor: 0 };
    case "taken over":
      return refuseTakenOver();
    case "removed":
      return refuseRemoved();
  }
}

const bookings = perDb(() =>
  batchedByGroup(bookAll, {
    groupOf: ({ tenantId }: Asked) => tenantId,
    keyOf: ({ id }) => id,
    most: MOST_TOGETHER,
  }),
);

async function bookAll(asked: Asked[]): Promise<Outcome[]> {
  const [first] = asked;
  if (!first) return [];
  const { app, tenantId } = first;
  const db = app.db.sql;
  const host = await getReservationHost(db, { tenantId });
  const rooms = new Map<string, DayRoom>();
  const decided: Decided[] = [];
  for (const one of asked) {
    const { date } = one.request;
    const room = rooms.get(date) ?? (await readDayRoom(db, { host, date }));
    rooms.set(date, room);
    decided.push(decide(one, host, room));
  }
  const accepted = decided.flatMap((one) => ("booking" in one ? one.booking : []));
  const verdicts = await write(app, { tenantId, bookings: accepted });
  let next = 0;
  return decided.map((one, index) => {
    if (!("booking" in one)) return one;
    const verdict = verdicts[next++] ?? "taken";
    const { claim } = one.booking;
    if (verdict === "booked" && claim) asked[index]?.keeper?.stored(claim);
    return { verdict, answer: one.answer };
  });
}

/** Chooses the tables of one, which are taken for those who come after it. */
function decide(asked: Asked, host: ReservationHost, room: DayRoom): Decided {
  const { app, account, token, keeper, trace, request } = asked;
  const { date, timeSlot, guestCount: party } = request;
  const now = app.clock.now();
  try {
    const slot = slotAt(offerOf({ host, room, date, party, now }), timeSlot);
    const amountMinor = depositMinor(host.policy, party);
    if (amountMinor > 0) return { depositMinor: amountMinor };
    const tables = room.tables
      .filter(({ id }) => slot.tableIds.includes(id))
      .map(({ id, name }) => ({ id, name }));
    const reservation = {
      ...onlineReservation(asked, { host, slot, tables, intent: null, now }),
      deposit: null,
    };
    const answer = bookedReservation(reservation, host.timeZone, token);
    const booking = {
      reservation,
      account,
      event: reservationCreatedEvent(reservation, host.timeZone),
      email: confirmationEmail(app, { host, reservation, token, now }),
      claim: keeper?.claimed(answer) ?? null,
      trace,
    };
    room.bookings.push({ tableIds: slot.tableIds, start: slot.start, end: slot.end });
    return { booking, answer };
  } catch (error) {
    return { refused: error };
  }
}

/** The verdicts; all of them lose where the database refuses an overlap that was written without a lock of the table. */
async function write(app: App, input: Parameters<typeof insertBookings>[1]): Promise<BookingVerdict[]> {
  if (input.bookings.length === 0) return [];
  try {
    return await insertBookings(app.db.sql, input);
  } catch (error) {
    if (isExclusionViolation(error)) return input.bookings.map(() => "taken" as const);
    throw error;
  }
}
