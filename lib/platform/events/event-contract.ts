import { z } from "zod";
import { pageLimit, wholeNumber } from "@/lib/core/paging/page-contract";
import type { RecordedEvent } from "./event";
import { EVENT_TYPES } from "./event-type";
import { FIRST_PAYLOAD_VERSION, PAYLOAD_VERSIONS, type PayloadVersion, payloadOf } from "./payload-version";

export const EventTypeWire = z.enum(EVENT_TYPES);

/** Specification, Events: the envelope, with the tenant's own gap-free count. */
export const EventEnvelope = z
  .object({
    id: z.string(),
    type: EventTypeWire,
    createdAt: z.iso.datetime(),
    tenantId: z.string().describe("The restaurant's slug"),
    sequence: z.int().describe("Counts the restaurant's events without gaps"),
    apiVersion: z
      .enum(PAYLOAD_VERSIONS)
      .describe(
        "The version of `data`: an endpoint has the newest of the day it was made until it is changed",
      ),
    test: z.literal(true).optional().describe("Sent to try an endpoint out: nothing happened"),
    data: z.record(z.string(), z.unknown()).describe("What happened; `x-webhooks` says what each type has"),
  })
  .meta({ id: "EventEnvelope" });
export type EventEnvelope = z.output<typeof EventEnvelope>;

/** An event as it goes over the wire, in one of the versions of its payload. */
export function eventEnvelope(
  event: RecordedEvent,
  { tenantSlug, version }: { tenantSlug: string; version: PayloadVersion },
): EventEnvelope {
  const { id, type, createdAt, sequence } = event;
  const data = { ...payloadOf(type, event.data, version) };
  const test = type === "webhook.test" ? ({ test: true } as const) : {};
  const head = { id, type, createdAt: createdAt.toISOString(), tenantId: tenantSlug, sequence };
  return { ...head, apiVersion: version, ...test, data };
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
  apiVersion: z.enum(PAYLOAD_VERSIONS).default(FIRST_PAYLOAD_VERSION).describe("The version of the payloads"),
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
