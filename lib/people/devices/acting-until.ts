import type { z } from "zod";
import type { Clock } from "@/lib/platform/clock";
import type { ActingUntil } from "./device-contract";

/** Until when somebody acts, on the wire. */
export function actingUntil(
  { realClock }: { realClock: Clock },
  { until }: { until: Date },
): z.input<typeof ActingUntil> {
  const leftMs = until.getTime() - realClock.now().getTime();
  return { until: until.toISOString(), secondsLeft: Math.max(0, Math.floor(leftMs / 1000)) };
}
