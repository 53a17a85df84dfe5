import type { ReasonOf } from "@/lib/core/errors/refusal-reasons";
import { addDays, boundaryInstant, exactInstant, localDate, parseDate, timeText } from "@/lib/core/time/zone";
import { rangeMinutes, rangesOn, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import {
  chooseTables,
  chooseTablesIn,
  layOut,
  MOST_LOOKS,
  type Table,
} from "@/lib/service/reservations/table-choice";

/** When and for whom a restaurant offers tables, by the clocks of its own zone. */
export type SlotRules = {
  /** When guests sit: a stay begins and ends within one window. A window belongs to the day on which it starts. */
  serviceHours: ServiceHours;
  slotIntervalMinutes: number;
  durationMinutes: (party: number) => number;
  blockedDates: readonly string[];
  leadMinutes: number;
  daysAhead: number;
  partyMin: number;
  partyMax: number;
};

/** Tables that are taken from start up to, and without, end. */
export type Booking = { tableIds: readonly string[]; start: Date; end: Date };

export type Slot = { time: string; start: Date; end: Date; tableIds: string[] };

export type SlotQuestion = {
  policy: SlotRules;
  tables: readonly Table[];
  bookings: readonly Booking[];
  date: string;
  party: number;
  now: Date;
  zone: string;
};

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

function isWholeMinutes(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 1;
}

/** Why a list of times is empty. */
export const NO_SLOT_REASONS = [
  "ONLINE_BOOKING_OFF",
  "PAST_DATE",
  "TOO_FAR_AHEAD",
  "DATE_BLOCKED",
  "PARTY_TOO_SMALL",
  "PARTY_TOO_LARGE",
  "CLOSED",
  "TOO_LATE",
  "NO_TABLE",
  "FULLY_BOOKED",
] as const satisfies readonly ReasonOf<"SLOT_UNAVAILABLE">[];
export type NoSlotReason = (typeof NO_SLOT_REASONS)[number];

/** Why the restaurant does not take this party on this date at all; null when it does. */
function refusalOf({ policy, date, party, now, zone }: SlotQuestion): NoSlotReason | null {
  if (parseDate(date) === null) return "CLOSED";
  const today = localDate(now, zone);
  if (date < today) return "PAST_DATE";
  if (date > addDays(today, policy.daysAhead)) return "TOO_FAR_AHEAD";
  if (policy.blockedDates.includes(date)) return "DATE_BLOCKED";
  if (!Number.isInteger(party) || party < policy.partyMin) return "PARTY_TOO_SMALL";
  return party > policy.partyMax ? "PARTY_TOO_LARGE" : null;
}

/** Why offeredSlots is empty for a question. */
export function explainNoSlots(question: SlotQuestion): NoSlotReason {
  const refusal = refusalOf(question);
  if (refusal) return refusal;
  const stays = staysOn(question);
  if (stays.length === 0) return "CLOSED";
  if (!stays.some(({ start }) => start >= earliestStart(question))) return "TOO_LATE";
  return chooseTables(question.tables, question.party) === null ? "NO_TABLE" : "FULLY_BOOKED";
}

/** The times at which the party could sit down on that day if nobody had booked, in order. */
export function startTimes(question: SlotQuestion): Slot[] {
  return offeredSlots({ ...question, bookings: [] });
}

function earliestStart({ policy, now }: SlotQuestion): Date {
  return new Date(now.getTime() + policy.leadMinutes * MINUTE_MS);
}

/**
 * The stays that begin on the date: one every interval from the opening of each window, as long as it ends
 * by the window's close. Windows of the evening before count past midnight. A time that the clocks jump
 * over is left out; one that they show twice is its first.
 */
function staysOn({ policy, date, party, zone }: SlotQuestion): Omit<Slot, "tableIds">[] {
  const stayMs = policy.durationMinutes(party) * MINUTE_MS;
  const starts = new Map<string, Omit<Slot, "tableIds">>();
  for (const daysEarlier of [1, 0]) {
    const windowDate = addDays(date, -daysEarlier);
    if (policy.blockedDates.includes(windowDate)) continue;
    for (const { from, to } of rangesOn(windowDate, policy.serviceHours).map(rangeMinutes)) {
      const close = boundaryInstant(windowDate, to, zone);
      for (let minutes = from; minutes < to; minutes += policy.slotIntervalMinutes) {
        if (Math.floor(minutes / MINUTES_PER_DAY) !== daysEarlier) continue;
        const start = exactInstant(windowDate, minutes, zone);
        if (!start) continue;
        const end = new Date(start.getTime() + stayMs);
        const time = timeText(minutes % MINUTES_PER_DAY);
        if (end <= close) starts.set(time, { time, start, end });
      }
    }
  }
  return [...starts.values()].sort((a, b) => a.start.getTime() - b.start.getTime());
}

/** A stay that can begin, and the tables that the party would get, looked for when they are asked for. */
type Search = { stay: Omit<Slot, "tableIds">; chosen: () => Table[] | null };

/** Throws RangeError for an interval or a stay that is not whole minutes, and for an unknown zone. */
function searchesOf(question: SlotQuestion): Search[] {
  const { policy, tables, bookings, party } = question;
  if (refusalOf(question)) return [];
  if (!isWholeMinutes(policy.slotIntervalMinutes) || !isWholeMinutes(policy.durationMinutes(party))) {
    throw new RangeError("The slot interval and the stay are whole minutes, at least one");
  }

  const earliest = earliestStart(question);
  const stays = staysOn(question)
    .filter(({ start }) => start >= earliest)
    .map((stay) => {
      const clashing = bookings.filter(({ start, end }) => start < stay.end && stay.start < end);
      const taken = new Set(clashing.flatMap(({ tableIds }) => tableIds));
      return { stay, taken, key: [...taken].sort().join("|") };
    });
  const room = layOut(tables);
  // In equal shares, so that a hard search at noon takes nothing from the evening, and one time is as if all were asked for.
  const looksEach = Math.floor(MOST_LOOKS / new Set(stays.map(({ key }) => key)).size);
  const choices = new Map<string, Table[] | null>();
  return stays.map(({ stay, taken, key }) => ({
    stay,
    chosen() {
      const known = choices.get(key);
      if (known !== undefined) return known;
      const budget = { looksLeft: looksEach };
      const chosen = chooseTablesIn({ room, isFree: ({ id }) => !taken.has(id), party, budget });
      choices.set(key, chosen);
      return chosen;
    },
  }));
}

function slotOf({ stay, chosen }: Search): Slot | null {
  const tables = chosen();
  return tables && { ...stay, tableIds: tables.map(({ id }) => id) };
}

/**
 * The times that can be booked, in order, each with the tables that the party would get (see chooseTables).
 * Empty where the restaurant takes no such booking. Throws RangeError for an interval or a stay
 * that is not whole minutes, and for an unknown zone.
 */
export function offeredSlots(question: SlotQuestion): Slot[] {
  return searchesOf(question).flatMap((search) => slotOf(search) ?? []);
}

/** The slot of offeredSlots at a time, or null: the other times are not searched for tables. */
export function offeredSlot(question: SlotQuestion, time: string): Slot | null {
  const search = searchesOf(question).find(({ stay }) => stay.time === time);
  return search ? slotOf(search) : null;
}
