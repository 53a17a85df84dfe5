import samples from "./event-samples.json";
import type { EventType } from "./event-type";

const DATA: Partial<Record<EventType, Record<string, unknown>>> = samples;

/**
 * What an event of a type says, for instance: its data as a test brought it about, with settled ids
 * (lib/app/event-samples.db.test.ts).
 */
export function sampleOf(type: EventType): Record<string, unknown> {
  return DATA[type] ?? {};
}
