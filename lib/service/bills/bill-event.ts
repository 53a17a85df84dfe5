import { toMajor } from "@/lib/core/money/money";
import type { NewEvent, NewEventOf } from "@/lib/platform/events/event";
import type { EventData } from "@/lib/platform/events/event-definition";
import type { BillChange } from "./bill";

type BillAtTable = { billId: string; tableId: string; tableName: string };
type BillTotal = BillAtTable & { totalMinor: number; currency: string };

type BillEventType = "bill.opened" | "bill.updated" | "bill.paid" | "bill.closed";

function event<T extends BillEventType>(type: T, data: EventData<T> & { billId: string }): NewEventOf<T> {
  return { type, orderId: null, billId: data.billId, data };
}

function totals({ billId, tableId, tableName, totalMinor, currency }: BillTotal) {
  return { billId, tableId, tableName, total: toMajor(totalMinor, currency), currency };
}

/** Guests sat down and their bill was opened. */
export function billOpenedEvent({ billId, tableId, tableName }: BillAtTable, at: Date): NewEvent {
  return event("bill.opened", { billId, tableId, tableName, openedAt: at.toISOString() });
}

/** Something on the bill changed: a round, a voided item, a payment, its table. The kinds are those of its history. */
export function billUpdatedEvent(
  { billId, change }: { billId: string; change: BillChange["kind"] },
  at: Date,
): NewEvent {
  return event("bill.updated", { billId, change, at: at.toISOString() });
}

/** Nothing is left to pay. Guests can still order more before the bill is closed. */
export function billPaidEvent(bill: BillTotal, at: Date): NewEvent {
  return event("bill.paid", { ...totals(bill), paidAt: at.toISOString() });
}

/** The bill was closed; nothing on it can change and the table is free. */
export function billClosedEvent(bill: BillTotal, at: Date): NewEvent {
  return event("bill.closed", { ...totals(bill), closedAt: at.toISOString() });
}
