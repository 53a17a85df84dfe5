import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { pageLimit } from "@/lib/core/paging/page-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { EventTypeWire } from "@/lib/platform/events/event-contract";
import {
  NEWEST_PAYLOAD_VERSION,
  PAYLOAD_VERSIONS,
  type PayloadVersion,
} from "@/lib/platform/events/payload-version";
import { MAX_WEBHOOK_DESCRIPTION_LENGTH, MAX_WEBHOOK_URL_LENGTH } from "./webhook-limits";

const PAGE_SIZE = 100;

export const WebhookEndpointParams = z.object({ tenantId: TenantParam, endpointId: IdParam });
export const WebhookDeliveryParams = WebhookEndpointParams.extend({ deliveryId: IdParam });

const fields = {
  url: z.string().trim().min(1).max(MAX_WEBHOOK_URL_LENGTH).describe("https, reachable from the internet"),
  eventTypes: z
    .array(EventTypeWire)
    .transform((types) => [...new Set(types)])
    .describe("Empty for every type, future ones included"),
  description: z.string().trim().max(MAX_WEBHOOK_DESCRIPTION_LENGTH),
  apiVersion: z.enum(PAYLOAD_VERSIONS).describe("The version in which it receives payloads"),
};

export const CreateWebhookEndpointBody = z.object({
  url: fields.url,
  eventTypes: fields.eventTypes.default([]),
  description: fields.description.default(""),
  apiVersion: fields.apiVersion.default(NEWEST_PAYLOAD_VERSION),
});
export type CreateWebhookEndpointBody = z.output<typeof CreateWebhookEndpointBody>;

export const UpdateWebhookEndpointBody = z
  .object({ ...fields, disabled: z.boolean().describe("False enables it again") })
  .partial();
export type UpdateWebhookEndpointBody = z.output<typeof UpdateWebhookEndpointBody>;

export const WebhookEndpoint = z
  .object({
    id: z.string(),
    url: z.string(),
    description: z.string(),
    eventTypes: z.array(EventTypeWire),
    apiVersion: fields.apiVersion,
    disabled: z.boolean(),
    disabledReason: z
      .enum(["owner", "gone", "failing"])
      .nullable()
      .describe("`gone`: it answered 410; `failing`: it failed for three days"),
    failingSince: z.iso.datetime().nullable().describe("First failure since the last success"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "WebhookEndpoint" });
export type WebhookEndpoint = z.output<typeof WebhookEndpoint>;

export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z.string().describe("Verifies signatures (Standard Webhooks 1.0); shown only in this answer"),
}).meta({ id: "WebhookEndpointWithSecret" });
export type WebhookEndpointWithSecret = z.output<typeof WebhookEndpointWithSecret>;

export const WebhookEndpointList = z.object({ webhookEndpoints: z.array(WebhookEndpoint) });

type EndpointRow = {
  id: string;
  url: string;
  description: string;
  eventTypes: string[];
  payloadVersion: string;
  disabledAt: Date | null;
  disabledReason: string | null;
  failingSince: Date | null;
  createdAt: Date;
};

export function webhookEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    eventTypes: row.eventTypes as WebhookEndpoint["eventTypes"],
    apiVersion: row.payloadVersion as PayloadVersion,
    disabled: row.disabledAt !== null,
    disabledReason: row.disabledReason as WebhookEndpoint["disabledReason"],
    failingSince: row.failingSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

export const WebhookAttempt = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  responseStatus: z.int().nullable().describe("Null when there was no answer"),
  durationMs: z.int(),
  error: z.string().nullable().describe("Null if successful"),
  responseBody: z.string().nullable().describe("The first kilobyte of the response"),
});

export const WebhookDelivery = z
  .object({
    id: z.string(),
    eventId: z.string().describe("Sent as webhook-id, the same at every attempt"),
    eventType: EventTypeWire,
    sequence: z.int(),
    orderId: z.string().nullable(),
    status: z.enum(["pending", "succeeded", "failed"]),
    nextAttemptAt: z.iso.datetime().nullable().describe("Null once the delivery is settled"),
    attemptCount: z.int(),
    attempts: z.array(WebhookAttempt).describe("The latest, newest first"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const digits = z.string().regex(/^\d{1,15}$/, "must be the nextCursor of an earlier answer");

export const WebhookDeliveryQuery = z.object({
  status: z.enum(["pending", "succeeded", "failed"]).optional(),
  eventType: EventTypeWire.optional(),
  cursor: digits.transform(Number).optional(),
  limit: pageLimit(PAGE_SIZE),
});
export type WebhookDeliveryQuery = z.output<typeof WebhookDeliveryQuery>;

export const WebhookDeliveryList = z.object({
  deliveries: z.array(WebhookDelivery).describe("Newest event first"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});

export type DeliveryRow = {
  id: string;
  sequence: bigint;
  status: WebhookDelivery["status"];
  nextAttemptAt: Date;
  attemptCount: number;
  createdAt: Date;
  event: { id: string; type: string; orderId: string | null };
  attempts: AttemptRow[];
};

type AttemptRow = {
  number: number;
  at: Date;
  responseStatus: number | null;
  durationMs: number;
  error: string | null;
  responseBody: string | null;
};

function attemptView({ at, number, responseStatus, durationMs, error, responseBody }: AttemptRow) {
  return { number, at: at.toISOString(), responseStatus, durationMs, error, responseBody };
}

export function webhookDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.event.id,
    eventType: row.event.type as WebhookDelivery["eventType"],
    sequence: Number(row.sequence),
    orderId: row.event.orderId,
    status: row.status,
    nextAttemptAt: row.status === "pending" ? row.nextAttemptAt.toISOString() : null,
    attemptCount: row.attemptCount,
    attempts: row.attempts.map(attemptView),
    createdAt: row.createdAt.toISOString(),
  };
}

export const WebhookTestBody = z
  .object({
    eventType: EventTypeWire.default("webhook.test").describe(
      "Of another type, its sample is sent, with `test: true` in the envelope: nothing happened",
    ),
  })
  .default({ eventType: "webhook.test" });

export const WebhookTestResult = z
  .object({
    delivered: z.boolean(),
    eventId: z.string(),
    sequence: z.int().describe("It counts as an event of type `webhook.test`, whatever was sent"),
    deliveryId: z.string().describe("Its entry in the delivery log"),
    responseStatus: z.int().nullable(),
    durationMs: z.int(),
    error: z.string().nullable(),
    responseBody: z.string().nullable(),
  })
  .meta({ id: "WebhookTestResult" });
export type WebhookTestResult = z.output<typeof WebhookTestResult>;

const instant = InstantInput.transform((text) => new Date(text));

export const ReplayBody = z
  .object({
    from: instant.describe("Events of this instant and later"),
    to: instant.describe("Events up to this instant, included"),
    eventTypes: fields.eventTypes
      .default([])
      .describe("Only these; empty for all that the endpoint listens to. Tests are never replayed"),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before `from`" });

export const ReplayResult = z.object({ queued: z.int().describe("How many deliveries were queued again") });
