import { z } from "zod";
import { EventEnvelope } from "@/lib/platform/events/event-contract";
import { EVENT_DEFINITIONS } from "@/lib/platform/events/event-definition";
import { sampleOf } from "@/lib/platform/events/event-sample";
import { EVENT_TYPES, type EventType } from "@/lib/platform/events/event-type";
import { NEWEST_PAYLOAD_VERSION } from "@/lib/platform/events/payload-version";
import type { OpenApiDocument } from "./openapi-document";
import type { SchemaCollector } from "./openapi-schema";

/**
 * What restaurants' systems receive: an operation of their own for each type of event, in the newest version of its
 * payload, with the sample that a test recorded.
 */
export function describeWebhooks(schemas: SchemaCollector): OpenApiDocument["x-webhooks"] {
  return Object.fromEntries(
    EVENT_TYPES.map((type) => {
      const { description, domain, data } = EVENT_DEFINITIONS[type];
      const event = EventEnvelope.extend({ type: z.literal(type), data }).meta({ id: schemaName(type) });
      const content = {
        "application/json": { schema: schemas.of(event, "output"), example: exampleOf(type) },
      };
      const operation = {
        operationId: `on${schemaName(type)}`,
        summary: description,
        description: `Of the domain \`${domain}\`. Signed as Standard Webhooks 1.0 says, and sent again until it is answered with 2xx.`,
        tags: ["Events"],
        // It proves itself by its signature.
        security: [],
        requestBody: { required: true, content },
        responses: {
          "2XX": { description: "Received. 410 disables the endpoint; anything else is tried again." },
        },
      };
      return [type, { post: operation }];
    }),
  );
}

/** `order.status_changed` is OrderStatusChangedEvent. */
function schemaName(type: EventType): string {
  const words = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join("")}Event`;
}

function exampleOf(type: EventType): Record<string, unknown> {
  return {
    id: "evt_01kdv0w0000000000000000001",
    type,
    createdAt: "2026-11-28T18:30:00.000Z",
    tenantId: "luigi",
    sequence: 42,
    apiVersion: NEWEST_PAYLOAD_VERSION,
    ...(type === "webhook.test" ? { test: true } : {}),
    data: sampleOf(type),
  };
}
