import type { z } from "zod";
import type { FormReading } from "@/components/form/form-reading";
import { isEmail } from "@/lib/core/contact/contact";
import { parseDate, parseTime } from "@/lib/core/time/zone";
import type {
  CreateReservationRequest,
  UpdateReservationRequest,
} from "@/lib/service/reservations/reservation-desk-contract";
import type { DeskBooking } from "./desk-booking";

/** A booking as staff writes it down. Date and time are the restaurant's. */
export type BookingForm = {
  guestCount: number;
  date: string;
  timeSlot: string;
  /** Null is the restaurant's own rule. */
  lengthMinutes: number | null;
  /** Empty lets the server choose. */
  tableIds: readonly string[];
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  specialRequests: string;
  note: string;
  /** Where the rules want a deposit of a party with an email address. */
  asksDeposit: boolean;
};

export type BookingProblem = "nameMissing" | "emailWrong" | "dateMissing" | "timeMissing";

const TEXTS = ["customerPhone", "customerEmail", "specialRequests", "note"] as const;

export function newBookingForm(date: string, changes: Partial<BookingForm> = {}): BookingForm {
  return {
    guestCount: 2,
    date,
    timeSlot: "",
    lengthMinutes: null,
    tableIds: [],
    customerName: "",
    customerPhone: "",
    customerEmail: "",
    specialRequests: "",
    note: "",
    asksDeposit: true,
    ...changes,
  };
}

export function bookingForm(booking: DeskBooking): BookingForm {
  return {
    guestCount: booking.guestCount,
    date: booking.date,
    timeSlot: booking.timeSlot,
    lengthMinutes: booking.lengthMinutes,
    tableIds: booking.tables.map(({ id }) => id),
    customerName: booking.customerName,
    customerPhone: booking.customerPhone ?? "",
    customerEmail: booking.customerEmail ?? "",
    specialRequests: booking.specialRequests ?? "",
    note: booking.note ?? "",
    asksDeposit: false,
  };
}

/** The form when it can be sent, or what has to be put right first. */
export function readBookingForm(
  form: BookingForm,
  kind: "phone" | "walk_in" | "change",
): FormReading<BookingForm, BookingProblem> {
  const problems: Partial<Record<keyof BookingForm, BookingProblem>> = {};
  const email = form.customerEmail.trim();
  if (kind === "phone" && form.customerName.trim() === "") problems.customerName = "nameMissing";
  if (email !== "" && !isEmail(email)) problems.customerEmail = "emailWrong";
  if (kind !== "walk_in") {
    if (parseDate(form.date) === null) problems.date = "dateMissing";
    if (parseTime(form.timeSlot) === null) problems.timeSlot = "timeMissing";
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, body: form };
}

export function createBody(
  form: BookingForm,
  source: "phone" | "walk_in",
): z.input<typeof CreateReservationRequest> {
  const texts = TEXTS.flatMap((field) => {
    const text = form[field].trim();
    return text === "" ? [] : [[field, text] as const];
  });
  return {
    source,
    guestCount: form.guestCount,
    customerName: form.customerName.trim(),
    ...Object.fromEntries(texts),
    ...(source === "phone" ? { date: form.date, timeSlot: form.timeSlot } : {}),
    ...(source === "phone" && form.asksDeposit && form.customerEmail.trim() !== ""
      ? { deposit: "ask" as const }
      : {}),
    ...(form.lengthMinutes === null ? {} : { lengthMinutes: form.lengthMinutes }),
    ...(form.tableIds.length === 0 ? {} : { tableIds: [...form.tableIds] }),
  };
}

/** What of a booking the form edits, by the names that it sends. */
export function editedOf({ tables, ...booking }: DeskBooking) {
  return { ...booking, tableIds: tables.map(({ id }) => id) };
}

/** Only what differs from the booking, so that two people at two tablets do not undo each other. */
export function changeBody(
  form: BookingForm,
  booking: DeskBooking,
): z.input<typeof UpdateReservationRequest> {
  const before = bookingForm(booking);
  const body: z.input<typeof UpdateReservationRequest> = {};
  if (form.guestCount !== before.guestCount) body.guestCount = form.guestCount;
  if (form.date !== before.date) body.date = form.date;
  if (form.timeSlot !== before.timeSlot) body.timeSlot = form.timeSlot;
  if (form.lengthMinutes !== null && form.lengthMinutes !== before.lengthMinutes)
    body.lengthMinutes = form.lengthMinutes;
  const [wanted, present] = [form.tableIds, before.tableIds].map((ids) => ids.toSorted().join());
  if (wanted !== "" && wanted !== present) body.tableIds = [...form.tableIds];
  const name = form.customerName.trim();
  if (name !== "" && name !== before.customerName) body.customerName = name;
  for (const field of TEXTS) {
    const text = form[field].trim();
    if (text !== before[field]) body[field] = text === "" ? null : text;
  }
  return body;
}
