import { z } from "zod";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { type ServiceHours, serviceHoursSchema } from "@/lib/restaurant/hours/opening-hours";
import { DepositTerms, depositTerms } from "@/lib/service/reservations/deposits/deposit-contract";
import { DateText } from "./reservation-contract";
import {
  DAYS_AHEAD,
  LEAD_MINUTES,
  PARTY_SIZE,
  REMINDER_HOURS,
  type ReservationPolicy,
  SLOT_INTERVAL_MINUTES,
  STAY_MINUTES,
} from "./reservation-policy";

const PartySize = wholeIn(PARTY_SIZE);
const StayMinutes = wholeIn(STAY_MINUTES);

const LongerStayWire = z.object({
  fromParty: PartySize.describe("Parties of this size or more"),
  minutes: StayMinutes,
});

const policyFields = {
  onlineBooking: z.boolean().describe("If false, diners are offered no times; staff can still book"),
  partySize: z.object({ min: PartySize, max: PartySize }),
  slotLengthMinutes: StayMinutes.describe("How long a party keeps its table"),
  slotIntervalMinutes: wholeIn(SLOT_INTERVAL_MINUTES).describe("Interval between offered times"),
  longerStays: z.array(LongerStayWire).max(20).describe("Replaces slotLengthMinutes for larger parties"),
  blockedDates: z.array(DateText).max(1000).describe("No online bookings on these days"),
  leadMinutes: wholeIn(LEAD_MINUTES).describe("Minimum notice for a booking by diners"),
  daysAhead: wholeIn(DAYS_AHEAD).describe("How far ahead diners can book"),
  reminderHours: wholeIn(REMINDER_HOURS).describe(
    "Guests with an email address are reminded this many hours before; 0 is never",
  ),
  onlineWaitlist: z
    .boolean()
    .describe(
      "Guests can ask to be notified when a table becomes free on a full evening; it is then held for them",
    ),
  deposit: DepositTerms.nullable().describe(
    "What larger parties pay for a booking until they come; null asks for none",
  ),
  serviceHours: serviceHoursSchema.describe("When guests sit: a stay begins and ends within one range"),
};

export const ReservationPolicyWire = z
  .object({
    ...policyFields,
    timeZone: z.string().describe("IANA name; all dates and times are in this zone"),
  })
  .meta({ id: "ReservationPolicy" });

export const ChangeReservationPolicyRequest = z
  .object({
    ...policyFields,
    longerStays: policyFields.longerStays.refine(
      (stays) => new Set(stays.map(({ fromParty }) => fromParty)).size === stays.length,
      "must name each party size once",
    ),
    blockedDates: z
      .array(DateText)
      .max(1000)
      .transform((dates) => [...new Set(dates)].sort()),
    partySize: policyFields.partySize.refine(({ min, max }) => min <= max, "min must not be above max"),
  })
  .partial()
  .meta({ id: "ChangeReservationPolicyRequest" });
export type ChangeReservationPolicyRequest = z.output<typeof ChangeReservationPolicyRequest>;

/** The policy as staff sees it. */
export function reservationPolicyWire({
  policy,
  serviceHours,
  timeZone,
  currency,
}: {
  policy: ReservationPolicy;
  serviceHours: ServiceHours;
  timeZone: string;
  currency: string;
}): z.input<typeof ReservationPolicyWire> {
  const {
    partyMin,
    partyMax,
    depositPerGuestMinor: _amount,
    depositFromParty: _party,
    depositRefundHours: _hours,
    ...rules
  } = policy;
  return {
    ...rules,
    partySize: { min: partyMin, max: partyMax },
    deposit: depositTerms(policy, currency),
    serviceHours,
    timeZone,
  };
}
