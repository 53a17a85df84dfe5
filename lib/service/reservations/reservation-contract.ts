import { z } from "zod";
import { ComparableEmail, PersonName, PhoneInput } from "@/lib/core/contact/contact-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { wholeNumber } from "@/lib/core/paging/page-contract";
import { CalendarDay } from "@/lib/core/time/time-contract";
import {
  DepositTerms,
  GuestDeposit,
  guestDeposit,
} from "@/lib/service/reservations/deposits/deposit-contract";
import type { Reservation } from "./reservation";
import { localStart } from "./reservation";
import { LARGEST_ONLINE_PARTY, MAX_REQUESTS_LENGTH } from "./reservation-policy";
import { RESERVATION_STATUSES } from "./reservation-status";
import { NO_SLOT_REASONS } from "./slots";

export const DateText = CalendarDay.describe("Date in the restaurant's time zone, YYYY-MM-DD");

export const TimeText = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time from 00:00 to 23:59")
  .describe("Time in the restaurant's time zone, 24-hour HH:mm");

/** Blank text counts as absent. */
export const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .nullish()
    .transform((text) => text || null);

export const OnlineParty = z.int().min(1).max(LARGEST_ONLINE_PARTY);

export const AvailabilityQuery = z.object({
  date: DateText,
  guestCount: wholeNumber({ min: 1 }).describe("An empty list for more guests than the restaurant seats"),
});

export const Availability = z
  .object({
    slots: z.array(TimeText).describe("Times that can be booked, in order; empty when there are none"),
    takenTimes: z
      .array(TimeText)
      .describe(
        "Of a fully booked day: the times for which a guest can ask to be notified (askForTable), in order",
      ),
    reason: z.enum(NO_SLOT_REASONS).nullable().describe("Why there are none; null when there are times"),
    message: z.string().nullable().describe("The reason for people"),
  })
  .meta({ id: "ReservationAvailability" });

export const ReservationRequest = z
  .object({
    customerName: PersonName,
    customerEmail: ComparableEmail,
    customerPhone: PhoneInput,
    guestCount: OnlineParty,
    date: DateText,
    timeSlot: TimeText,
    specialRequests: optionalText(MAX_REQUESTS_LENGTH),
  })
  .meta({ id: "ReservationRequest" });
export type ReservationRequest = z.output<typeof ReservationRequest>;

/** What guests and staff read of a booking alike. */
export const BookingFacts = z.object({
  id: z.string(),
  status: z.enum(RESERVATION_STATUSES),
  date: DateText,
  timeSlot: TimeText,
  guestCount: z.int(),
  customerName: z.string().describe("Empty for a walk-in without one"),
});

export const BookedReservation = z
  .object({
    ...BookingFacts.shape,
    deposit: GuestDeposit.nullable().describe(
      "What the booking costs until the guests come; null when nothing",
    ),
  })
  .meta({ id: "BookedReservation" });

export const ReservationConfig = z
  .object({
    partySize: z.object({ min: z.int(), max: z.int() }),
    slotLengthMinutes: z.int(),
    slotIntervalMinutes: z.int(),
    blockedDates: z.array(DateText),
    daysAhead: z.int(),
    timeZone: z.string().describe("IANA name; dates and times are in this zone"),
    deposit: DepositTerms.nullable().describe("What larger parties pay when they book; null when nothing"),
  })
  .meta({ id: "ReservationConfig" });

const GuestToken = z.string().min(1).max(200).describe("From the confirmation email");

export const CancelReservationRequest = z.object({ token: GuestToken });

export const OwnAvailabilityRequest = z
  .object({ token: GuestToken, date: DateText, guestCount: OnlineParty })
  .meta({ id: "OwnAvailabilityRequest" });

export const ChangeReservationRequest = z
  .object({ token: GuestToken, date: DateText, timeSlot: TimeText, guestCount: OnlineParty })
  .meta({ id: "ChangeReservationRequest" });
export type ChangeReservationRequest = z.output<typeof ChangeReservationRequest>;

export const CanceledReservation = z
  .object({
    id: z.string(),
    status: z.literal("canceled"),
    deposit: GuestDeposit.nullable().describe("What became of the deposit; null where there was none"),
  })
  .meta({ id: "CanceledReservation" });

export const ReservationParams = z.object({ tenantId: TenantParam, reservationId: IdParam });

/** What the guest sees of their booking; `token` only where the guest has none yet. */
export function bookedReservation(
  reservation: Reservation,
  timeZone: string,
  token: string | null = null,
): z.input<typeof BookedReservation> {
  return {
    id: reservation.id,
    status: reservation.status,
    ...localStart(reservation.startsAt, timeZone),
    guestCount: reservation.guestCount,
    customerName: reservation.customerName,
    deposit: guestDeposit(reservation.deposit, { heldUntil: reservation.heldUntil, token }),
  };
}
