import { waitsSinceMs } from "@/components/dashboard/orders/board-columns";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";

/** A ticket's urgency: nothing to do, needs attention, late, or one of the latest of all. */
export type Urgency = "calm" | "soon" | "late" | "worst";

export type TicketTiming = {
  /** What the ticket's one clock shows: how long its guest has waited for an answer, or the time to the promise. */
  clock: "waiting" | "left" | "late";
  /** Whole minutes of that. */
  minutes: number;
  urgency: Exclude<Urgency, "worst">;
  /** How late it is, in milliseconds; negative while there is time. */
  lateMs: number;
};

/** A new order is to be answered soon, whatever was promised: its guest is waiting for confirmation. */
const ANSWER_SOON_MINUTES = 3;
const ANSWER_LATE_MINUTES = 6;
/** From this part of the promised time on, a ticket asks to be looked at. */
const SOON_AFTER = 0.7;
/** Red is for so many tickets at most: where everything is red, nothing is. */
const WORST = 3;

const MINUTE_MS = 60_000;

/** The one clock of a ticket. A device whose clock runs behind never shows less than 0. */
export function ticketTiming(
  order: Pick<BoardOrder, "status" | "createdAt" | "promisedAt" | "kitchenAt">,
  now: Date,
): TicketTiming {
  const created = waitsSinceMs(order);
  const promised = Date.parse(order.promisedAt);
  const age = Math.max(0, now.getTime() - created);
  const left = promised - now.getTime();
  if (left < 0)
    return { clock: "late", minutes: Math.ceil(-left / MINUTE_MS), urgency: "late", lateMs: -left };
  if (order.status === "pending") {
    const lateMs = age - ANSWER_LATE_MINUTES * MINUTE_MS;
    const soon = age >= ANSWER_SOON_MINUTES * MINUTE_MS;
    const urgency = lateMs >= 0 ? "late" : soon ? "soon" : "calm";
    return { clock: "waiting", minutes: Math.floor(age / MINUTE_MS), urgency, lateMs };
  }
  const soon = age >= (promised - created) * SOON_AFTER;
  return {
    clock: "left",
    minutes: Math.ceil(left / MINUTE_MS),
    urgency: soon ? "soon" : "calm",
    lateMs: -left,
  };
}

/** The ids of the latest of all late orders, at most three; they alone are red. */
export function worstOrders(orders: readonly BoardOrder[], now: Date): ReadonlySet<string> {
  const late = orders
    .map((order) => ({ id: order.id, ...ticketTiming(order, now) }))
    .filter(({ urgency }) => urgency === "late")
    .sort((a, b) => b.lateMs - a.lateMs || a.id.localeCompare(b.id));
  return new Set(late.slice(0, WORST).map(({ id }) => id));
}

/** Whether the guest can no longer answer the proposal about an order. */
export function isProposalOver({ proposal }: Pick<BoardOrder, "proposal">, now: Date): boolean {
  return proposal !== null && Date.parse(proposal.expiresAt) <= now.getTime();
}
