import { z } from "zod";
import { pageLimit, wholeNumber } from "@/lib/core/paging/page-contract";
import { EVENT_TYPES, type RecordedEvent } from "./event";

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
  cursor: z
    .string()
    .regex(/^(0|[1-9]\d{0,14})$/, "must be the nextCursor of an earlier answer")
    .optional()
    .describe(
      "The nextCursor of the answer before, or the last sequence you have read; left out for the first event",
    ),
  after: wholeNumber({ min: 0, max: LARGEST_SEQUENCE }).optional().meta({
    type: "integer",
    minimum: 0,
    maximum: LARGEST_SEQUENCE,
    deprecated: true,
    description: "The first name of `cursor`",
  }),
  limit: pageLimit(PAGE_SIZE),
});
export type EventFeedQuery = z.output<typeof EventFeedQuery>;

export const EventFeed = z
  .object({
    events: z.array(EventEnvelope).describe("Oldest first"),
    nextCursor: z.string().describe("Send this in the next request; unchanged if there was nothing new"),
    nextAfter: z.int().meta({ deprecated: true, description: "The first name of `nextCursor`" }),
  })
  .meta({ id: "EventFeed" });
export type EventFeed = z.output<typeof EventFeed>;
