/**
 * What is switched off until an instant is on again from that instant, without anybody or any job doing it: whoever
 * reads compares the instant with the clock.
 */

/** Whether something that is switched off until `until` still is. Null was never switched off. */
export function isSwitchedOff(until: Date | null, now: Date): boolean {
  return until !== null && until > now;
}

/** The ends that are still ahead, the next one first, each instant once. */
export function endsAhead(ends: readonly (Date | null)[], now: Date): Date[] {
  const ahead = ends.flatMap((end) => (end !== null && end > now ? [end.getTime()] : []));
  return [...new Set(ahead)].sort((a, b) => a - b).map((time) => new Date(time));
}
