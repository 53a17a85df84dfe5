import type { BoardOrder } from "./board-order";

/** A ticket's urgency: nothing to do, needs attention, or late. */
export type Urgency = "calm" | "soon" | "late";

export type TicketTiming = {
  /** Whole minutes since the order was placed. */
  ageMinutes: number;
  /** Whole minutes until the promise, negative when it has passed. */
  minutesLeft: number;
  urgency: Urgency;
};

/** A new order is to be answered soon, whatever was promised: its guest is waiting for confirmation. */
const ANSWER_SOON_MINUTES = 3;
const ANSWER_LATE_MINUTES = 6;
/** From this part of the promised time on, a ticket asks to be looked at. */
const SOON_AFTER = 0.7;

const MINUTE_MS = 60_000;

function urgencyOf(order: Pick<BoardOrder, "status">, age: number, allowed: number): Urgency {
  if (age >= allowed) return "late";
  if (order.status === "pending" && age >= ANSWER_LATE_MINUTES * MINUTE_MS) return "late";
  if (order.status === "pending" && age >= ANSWER_SOON_MINUTES * MINUTE_MS) return "soon";
  return age >= allowed * SOON_AFTER ? "soon" : "calm";
}

/** The age of a ticket and its delay against the promise. Never below 0, even if the clock runs behind. */
export function ticketTiming(
  order: Pick<BoardOrder, "status" | "createdAt" | "promisedAt">,
  now: Date,
): TicketTiming {
  const created = Date.parse(order.createdAt);
  const promised = Date.parse(order.promisedAt);
  const age = Math.max(0, now.getTime() - created);
  const left = promised - now.getTime();
  return {
    ageMinutes: Math.floor(age / MINUTE_MS),
    minutesLeft: left >= 0 ? Math.ceil(left / MINUTE_MS) : Math.floor(left / MINUTE_MS),
    urgency: urgencyOf(order, age, promised - created),
  };
}
