import type { EventType } from "./event-type";

/**
 * The dates at which a payload changed in a way that adding cannot express, oldest first (docs/decisions/115). Payloads are
 * recorded in the newest version; an endpoint receives the one that it has.
 */
export const PAYLOAD_VERSIONS = ["2026-11-20", "2026-11-28"] as const;
export type PayloadVersion = (typeof PAYLOAD_VERSIONS)[number];

export const FIRST_PAYLOAD_VERSION = PAYLOAD_VERSIONS[0];
export const NEWEST_PAYLOAD_VERSION: PayloadVersion = "2026-11-28";

type Data = Readonly<Record<string, unknown>>;
type StepDown = Partial<Record<EventType, (data: Data) => Data>>;

/** For each version but the first: what turns its payloads into those of the version before. */
const STEPS_DOWN: Record<Exclude<PayloadVersion, typeof FIRST_PAYLOAD_VERSION>, StepDown> = {
  // What does not apply is null or false since then; before, its field was left out.
  "2026-11-28": {
    "order.created": (data) =>
      without(data, {
        addressChecked: data.type === "pickup",
        isTest: data.isTest === false,
        channel: data.channel === "online",
        scheduledFor: data.scheduledFor === null,
      }),
  },
};

/** The data of an event as the version has it. Events from before a version keep the form in which they were recorded. */
export function payloadOf(type: EventType, data: Data, version: PayloadVersion): Data {
  const later = PAYLOAD_VERSIONS.filter((each) => each > version) as (keyof typeof STEPS_DOWN)[];
  return later.reduceRight((form, step) => STEPS_DOWN[step][type]?.(form) ?? form, data);
}

function without(data: Data, leftOut: Record<string, boolean>): Data {
  return Object.fromEntries(Object.entries(data).filter(([field]) => leftOut[field] !== true));
}
