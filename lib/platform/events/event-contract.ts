import { z } from "zod";
import { pageLimit, wholeNumber } from "@/lib/core/paging/page-contract";
import type { RecordedEvent } from "./event";
import { EVENT_TYPES } from "./event-type";

export const EventTypeWire = z.enum(EVENT_TYPES);

/** Specification, Events: the envelope, with the tenant's own gap-free count. */
export const EventEnvelope = z
  .object({
    id: z.string(),
    type: EventTypeWire,
    createdAt: z.iso.datetime(),
    tenantId: z.string().describe("The restaurant's slug"),
    sequence: z.int().describe("Counts the restaurant's events without gaps"),
    data: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "EventEnvelope" });
export type EventEnvelope = z.output<typeof EventEnvelope>;

export function eventEnvelope(event: RecordedEvent, tenantSlug: string): EventEnvelope {
  const { id, type, createdAt, sequence, data } = event;
  return { id, type, createdAt: createdAt.toISOString(), tenantId: tenantSlug, sequence, data };
}

const PAGE_SIZE = 100;
const LARGEST_SEQUENCE = 999_999_999_999_999;

export const EventFeedQuery = z.object({
  after: wholeNumber({ min: 0, max: LARGEST_SEQUENCE })
    .default(0)
    .describe("The last sequence you have read; 0 starts at the first event")
    .meta({ type: "integer", minimum: 0, maximum: LARGEST_SEQUENCE, default: 0 }),
  limit: pageLimit(PAGE_SIZE),
});

export const EventFeed = z
  .object({
    events: z.array(EventEnvelope).describe("Oldest first"),
    nextAfter: z.int().describe("Send this in the next request; unchanged if there was nothing new"),
  })
  .meta({ id: "EventFeed" });
export type EventFeed = z.output<typeof EventFeed>;
