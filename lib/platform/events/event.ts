import type { EventData } from "./event-definition";
import type { EventType } from "./event-type";

/** Something that happened, of one type, before it is recorded. */
export type NewEventOf<T extends EventType> = {
  type: T;
  orderId: string | null;
  /** The table's bill that it is about; its guests' pages follow it. */
  billId?: string;
  data: EventData<T>;
};

/** Something that happened, before it is recorded: its data fits its type. */
export type NewEvent = { [T in EventType]: NewEventOf<T> }[EventType];

/** An event as it was recorded; `sequence` counts a tenant's events without gaps, from 1. */
export type RecordedEvent = {
  id: string;
  type: EventType;
  sequence: number;
  createdAt: Date;
  data: Record<string, unknown>;
};
