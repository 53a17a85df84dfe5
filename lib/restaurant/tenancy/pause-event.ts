import type { NewEvent } from "@/lib/platform/events/event";

type Pause = { pausedUntil: Date | null };

/** What a change of the pause is: ordering.paused, also for another end, and ordering.resumed where staff end one. */
export function pauseEvents(before: Pause, { pausedUntil }: Pause, now: Date): NewEvent[] {
  if (before.pausedUntil?.getTime() === pausedUntil?.getTime()) return [];
  if (pausedUntil !== null && pausedUntil > now) {
    const data = { pausedUntil: pausedUntil.toISOString(), pausedAt: now.toISOString() };
    return [{ type: "ordering.paused", orderId: null, data }];
  }
  if (before.pausedUntil === null || before.pausedUntil <= now) return [];
  return [{ type: "ordering.resumed", orderId: null, data: { resumedAt: now.toISOString() } }];
}
