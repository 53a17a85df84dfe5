import type { NewEvent } from "@/lib/platform/events/event";
import type { GuestRound } from "./guest-round";

type Told = Pick<GuestRound, "id" | "tableId" | "tableName" | "billId" | "status">;

/** A guest has sent a round that waits for the restaurant's answer. Nobody is named in it. */
export function guestRoundSentEvent(round: Omit<Told, "status"> & Pick<GuestRound, "sentAt">): NewEvent {
  const { id, tableId, tableName, billId, sentAt } = round;
  const data = { guestRoundId: id, tableId, tableName, billId, sentAt: sentAt.toISOString() };
  return { type: "guest_round.sent", orderId: null, ...(billId === null ? {} : { billId }), data };
}

/** The restaurant has answered it, its guest has taken it back, or its time is over. */
export function guestRoundSettledEvent({ id, tableId, tableName, billId, status }: Told, at: Date): NewEvent {
  const data = { guestRoundId: id, tableId, tableName, billId, status, settledAt: at.toISOString() };
  return { type: "guest_round.settled", orderId: null, ...(billId === null ? {} : { billId }), data };
}
