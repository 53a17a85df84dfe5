import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { pageLimit } from "@/lib/core/paging/page-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { EventTypeWire } from "@/lib/platform/events/event-contract";
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
};

export const CreateWebhookEndpointBody = z.object({
  url: fields.url,
  eventTypes: fields.eventTypes.default([]),
  description: fields.description.default(""),
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
  responseBody: z.string().nullable().describe("The first kilobyte of an unsuccessful response"),
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
  cursor: digits.transform(Number).optional(),
  limit: pageLimit(PAGE_SIZE),
});
export type WebhookDeliveryQuery = z.output<typeof WebhookDeliveryQuery>;

export const WebhookDeliveryList = z.object({
  deliveries: z.array(WebhookDelivery).describe("Newest event first"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});

type DeliveryRow = {
  id: string;
  sequence: bigint;
  status: WebhookDelivery["status"];
  nextAttemptAt: Date;
  attemptCount: number;
  createdAt: Date;
  event: { id: string; type: string; orderId: string | null };
  attempts: {
    number: number;
    at: Date;
    responseStatus: number | null;
    durationMs: number;
    error: string | null;
    responseBody: string | null;
  }[];
};

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
    attempts: row.attempts.map(({ number, at, responseStatus, durationMs, error, responseBody }) => ({
      number,
      at: at.toISOString(),
      responseStatus,
      durationMs,
      error,
      responseBody,
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

export const WebhookTestResult = z
  .object({
    delivered: z.boolean(),
    eventId: z.string(),
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
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before `from`" });

export const ReplayResult = z.object({ queued: z.int().describe("How many deliveries were queued again") });
