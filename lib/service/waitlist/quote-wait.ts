import type { Booking } from "@/lib/service/reservations/slots";
import {
  chooseTables,
  chooseTablesIn,
  layOut,
  MOST_LOOKS,
  type Table,
} from "@/lib/service/reservations/table-choice";
import type { QuoteReason } from "./waitlist-entry";

type Quote = { minutes: number; reason: null } | { minutes: null; reason: QuoteReason };

type WaitQuestion = {
  tables: readonly Table[];
  /** What is taken from now on. */
  bookings: readonly Booking[];
  party: number;
  stayMinutes: number;
  now: Date;
};

const MINUTE_MS = 60_000;
/** Nobody waits longer. */
const LONGEST_MINUTES = 180;
const STEP_MINUTES = 5;

/**
 * How many minutes a party waits for a table that is then free for its whole stay, if everybody leaves when their time
 * is over: 0 for at once, else rounded up to five minutes. Where that is more than three hours, or the room has no table
 * for it, nobody can tell, and the reason says which.
 */
export function quoteWait({ tables, bookings, party, stayMinutes, now }: WaitQuestion): Quote {
  const room = layOut(tables);
  const looksEach = Math.floor(MOST_LOOKS / (LONGEST_MINUTES / STEP_MINUTES + 1));
  for (let minutes = 0; minutes <= LONGEST_MINUTES; minutes += STEP_MINUTES) {
    const start = now.getTime() + minutes * MINUTE_MS;
    const end = start + stayMinutes * MINUTE_MS;
    const clashing = bookings.filter((each) => each.start.getTime() < end && start < each.end.getTime());
    const taken = new Set(clashing.flatMap(({ tableIds }) => tableIds));
    const budget = { looksLeft: looksEach };
    if (chooseTablesIn({ room, isFree: ({ id }) => !taken.has(id), party, budget }))
      return { minutes, reason: null };
  }
  const reason = chooseTables(tables, party) === null ? "NO_TABLE" : "OVER_THREE_HOURS";
  return { minutes: null, reason };
}
