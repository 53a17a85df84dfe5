import type { RecordedEvent } from "@/lib/platform/events/event";
import { eventEnvelope } from "@/lib/platform/events/event-contract";
import { sampleOf } from "@/lib/platform/events/event-sample";
import type { EventType } from "@/lib/platform/events/event-type";
import type { PayloadVersion } from "@/lib/platform/events/payload-version";

/**
 * What is posted of an event, the same bytes at every attempt in one version. A test of another type is sent as that type,
 * with its sample and marked as a test.
 */
export function deliveredBody(
  event: RecordedEvent,
  to: { tenantSlug: string; version: PayloadVersion },
): string {
  const sampled = event.type === "webhook.test" ? (event.data.sampleOf as EventType | null) : null;
  if (sampled === null) return JSON.stringify(eventEnvelope(event, to));
  const { data, ...head } = eventEnvelope({ ...event, type: sampled, data: sampleOf(sampled) }, to);
  return JSON.stringify({ ...head, test: true, data });
}
