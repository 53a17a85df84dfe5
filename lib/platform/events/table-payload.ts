import { z } from "zod";
import { BILL_CHANGE_KINDS } from "./bill-change-kind";
import { EventActor, instant, maybeInstant } from "./payload-parts";

const ReservationStatusOf = z.enum(["booked", "seated", "finished", "no_show", "canceled"]);

const booking = {
  reservationId: z.string(),
  status: ReservationStatusOf,
  source: z.enum(["online", "phone", "walk_in"]),
  date: z.string().describe("In the restaurant's time zone, as `timeSlot`"),
  timeSlot: z.string(),
  startsAt: instant,
  endsAt: instant,
  guestCount: z.int(),
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  tables: z.array(z.string()).describe("Their names"),
  heldUntil: maybeInstant.describe("Until when its deposit has to be paid; null where nothing is waited for"),
};

export const ReservationCreated = z.object(booking);

export const ReservationUpdated = z.object({ ...booking, previousStatus: ReservationStatusOf });

export const ReservationCanceled = z.object({
  ...booking,
  previousStatus: ReservationStatusOf,
  canceledAt: instant.optional(),
  actor: EventActor.nullable(),
});

const atTable = { billId: z.string(), tableId: z.string(), tableName: z.string() };
const totals = { ...atTable, total: z.number(), currency: z.string() };

export const BillOpened = z.object({ ...atTable, openedAt: instant });

export const BillUpdated = z.object({
  billId: z.string(),
  change: z.enum(BILL_CHANGE_KINDS).describe("What happened to the bill"),
  at: instant,
});

export const BillPaid = z.object({ ...totals, paidAt: instant });

export const BillClosed = z.object({ ...totals, closedAt: instant });

const round = {
  guestRoundId: z.string(),
  tableId: z.string(),
  tableName: z.string(),
  billId: z.string().nullable().describe("Null while the table has no bill"),
};

export const GuestRoundSent = z.object({ ...round, sentAt: instant });

export const GuestRoundSettled = z.object({
  ...round,
  status: z.enum(["waiting", "accepted", "refused", "canceled", "expired"]),
  settledAt: instant,
});
