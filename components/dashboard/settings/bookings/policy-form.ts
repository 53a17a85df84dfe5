import type { z } from "zod";
import { type Problems, reading, readWhole } from "@/components/dashboard/settings/frame/reading";
import { amountText, readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import { toMinor } from "@/lib/core/money/money";
import { addDays, localDate, weekdayOf } from "@/lib/core/time/zone";
import {
  DEPOSIT_PARTY,
  DEPOSIT_REFUND_HOURS,
  MOST_PER_GUEST_MINOR,
} from "@/lib/service/reservations/deposits/deposit";
import {
  DAYS_AHEAD,
  LEAD_MINUTES,
  PARTY_SIZE,
  REMINDER_HOURS,
  SLOT_INTERVAL_MINUTES,
  STAY_MINUTES,
  slotRules,
} from "@/lib/service/reservations/reservation-policy";
import type { ReservationPolicyWire } from "@/lib/service/reservations/reservation-policy-contract";
import { offeredSlots } from "@/lib/service/reservations/slots";
import type { Table } from "@/lib/service/reservations/table-choice";

type Policy = z.output<typeof ReservationPolicyWire>;

/** The booking rules as they are edited: numbers are text. */
export type PolicyForm = {
  onlineBooking: boolean;
  onlineWaitlist: boolean;
  partyMin: string;
  partyMax: string;
  slotLengthMinutes: string;
  slotIntervalMinutes: string;
  longerStays: { fromParty: string; minutes: string }[];
  blockedDates: string[];
  leadMinutes: string;
  daysAhead: string;
  reminderHours: string;
  depositAsked: boolean;
  /** In major units of the restaurant's currency. */
  depositPerGuest: string;
  depositFromParty: string;
  depositRefundHours: string;
};

/** What is suggested when the switch is turned on for the first time. */
const USUAL_DEPOSIT = { perGuest: 10, fromParty: 6, refundHours: 24 };

export function policyForm(policy: Policy, currency: string): PolicyForm {
  const deposit = policy.deposit ?? USUAL_DEPOSIT;
  return {
    onlineBooking: policy.onlineBooking,
    onlineWaitlist: policy.onlineWaitlist,
    partyMin: String(policy.partySize.min),
    partyMax: String(policy.partySize.max),
    slotLengthMinutes: String(policy.slotLengthMinutes),
    slotIntervalMinutes: String(policy.slotIntervalMinutes),
    longerStays: policy.longerStays.map(({ fromParty, minutes }) => ({
      fromParty: String(fromParty),
      minutes: String(minutes),
    })),
    blockedDates: [...policy.blockedDates],
    leadMinutes: String(policy.leadMinutes),
    daysAhead: String(policy.daysAhead),
    reminderHours: String(policy.reminderHours),
    depositAsked: policy.deposit !== null,
    depositPerGuest: amountText(deposit.perGuest, currency),
    depositFromParty: String(deposit.fromParty),
    depositRefundHours: String(deposit.refundHours),
  };
}

function readStays(form: PolicyForm) {
  return form.longerStays.map(({ fromParty, minutes }) => ({
    fromParty: readWhole(fromParty, PARTY_SIZE),
    minutes: readWhole(minutes, STAY_MINUTES),
  }));
}

const isDeposit = (minor: number) => minor > 0 && minor <= MOST_PER_GUEST_MINOR;

function readDeposit(form: PolicyForm, currency: string) {
  const perGuest = readAmountText(form.depositPerGuest, currency);
  return {
    perGuest: perGuest !== null && isDeposit(toMinor(perGuest, currency)) ? perGuest : null,
    fromParty: readWhole(form.depositFromParty, DEPOSIT_PARTY),
    refundHours: readWhole(form.depositRefundHours, DEPOSIT_REFUND_HOURS),
  };
}

export function readPolicyForm(form: PolicyForm, currency: string) {
  const numbers = {
    partyMin: readWhole(form.partyMin, PARTY_SIZE),
    partyMax: readWhole(form.partyMax, PARTY_SIZE),
    slotLengthMinutes: readWhole(form.slotLengthMinutes, STAY_MINUTES),
    slotIntervalMinutes: readWhole(form.slotIntervalMinutes, SLOT_INTERVAL_MINUTES),
    leadMinutes: readWhole(form.leadMinutes, LEAD_MINUTES),
    daysAhead: readWhole(form.daysAhead, DAYS_AHEAD),
    reminderHours: readWhole(form.reminderHours, REMINDER_HOURS),
  };
  const problems: Problems = {};
  if (numbers.partyMin === null) problems.partyMin = "partyInvalid";
  if (numbers.partyMax === null) problems.partyMax = "partyInvalid";
  if (numbers.slotLengthMinutes === null) problems.slotLengthMinutes = "stayInvalid";
  if (numbers.slotIntervalMinutes === null) problems.slotIntervalMinutes = "intervalInvalid";
  if (numbers.leadMinutes === null) problems.leadMinutes = "leadInvalid";
  if (numbers.daysAhead === null) problems.daysAhead = "daysInvalid";
  if (numbers.reminderHours === null) problems.reminderHours = "reminderInvalid";
  if (numbers.partyMin !== null && numbers.partyMax !== null && numbers.partyMin > numbers.partyMax)
    problems.partyMax = "partyReversed";
  const stays = readStays(form);
  const parties = stays.map(({ fromParty }) => fromParty);
  if (stays.some(({ fromParty, minutes }) => fromParty === null || minutes === null))
    problems.longerStays = "stayInvalid";
  else if (new Set(parties).size < parties.length) problems.longerStays = "partyTwice";
  const { perGuest, fromParty, refundHours } = readDeposit(form, currency);
  if (form.depositAsked) {
    if (perGuest === null) problems.depositPerGuest = "amountInvalid";
    if (fromParty === null) problems.depositFromParty = "depositPartyInvalid";
    if (refundHours === null) problems.depositRefundHours = "depositHoursInvalid";
  }
  return reading(
    problems,
    (): BodyOf<"changeReservationPolicy"> => ({
      onlineBooking: form.onlineBooking,
      onlineWaitlist: form.onlineWaitlist,
      partySize: { min: numbers.partyMin ?? 1, max: numbers.partyMax ?? 1 },
      slotLengthMinutes: numbers.slotLengthMinutes ?? STAY_MINUTES.from,
      slotIntervalMinutes: numbers.slotIntervalMinutes ?? SLOT_INTERVAL_MINUTES.from,
      leadMinutes: numbers.leadMinutes ?? 0,
      daysAhead: numbers.daysAhead ?? 0,
      reminderHours: numbers.reminderHours ?? 0,
      longerStays: stays.map(({ fromParty, minutes }) => ({
        fromParty: fromParty ?? 1,
        minutes: minutes ?? STAY_MINUTES.from,
      })),
      blockedDates: form.blockedDates,
      deposit: form.depositAsked
        ? { perGuest: perGuest ?? 0, fromParty: fromParty ?? 1, refundHours: refundHours ?? 0 }
        : null,
    }),
  );
}

/** The next Saturday after today by the restaurant's clock. */
export function nextSaturday(now: Date, timeZone: string): string {
  let date = addDays(localDate(now, timeZone), 1);
  while (weekdayOf(date) !== "saturday") date = addDays(date, 1);
  return date;
}

interface PreviewQuestion {
  form: PolicyForm;
  currency: string;
  policy: Pick<Policy, "serviceHours" | "timeZone">;
  tables: readonly (Table & { bookableOnline: boolean })[];
  party: number;
  date: string;
  now: Date;
}

/** The times that an empty room would offer on a date under the rules as they are typed; null while those are wrong. */
export function previewSlots(question: PreviewQuestion): string[] | null {
  const { form, currency, policy, tables, party, date, now } = question;
  const read = readPolicyForm(form, currency);
  if (!read.ok) return null;
  if (!form.onlineBooking) return [];
  const { partySize, ...rules } = read.body as Required<BodyOf<"changeReservationPolicy">>;
  const slots = offeredSlots({
    policy: slotRules({ ...rules, partyMin: partySize.min, partyMax: partySize.max }, policy.serviceHours),
    tables: tables.filter(({ bookableOnline }) => bookableOnline),
    bookings: [],
    date,
    party,
    now,
    zone: policy.timeZone,
  });
  return slots.map(({ time }) => time);
}
