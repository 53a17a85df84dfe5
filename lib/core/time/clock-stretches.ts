import { Temporal } from "temporal-polyfill";

/** A time in which the clocks of a zone run on without a change. */
export type ClockStretch = {
  since: Date;
  /** Not included. */
  until: Date;
  /** What the zone's clocks show beyond UTC. */
  offsetSeconds: number;
};

/**
 * Divides the time from start up to, and without, end at every change of the zone's clocks. With the stretches, local
 * days and hours can be computed where the zone's rules are unknown or of another version, such as in the database.
 * Throws RangeError for an unknown zone.
 */
export function clockStretches({ start, end }: { start: Date; end: Date }, zone: string): ClockStretch[] {
  const stretches: ClockStretch[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(zone);
  while (at.epochMilliseconds < end.getTime()) {
    const change = at.getTimeZoneTransition("next");
    const until = new Date(Math.min(change?.epochMilliseconds ?? Number.POSITIVE_INFINITY, end.getTime()));
    stretches.push({
      since: new Date(at.epochMilliseconds),
      until,
      offsetSeconds: Math.round(at.offsetNanoseconds / 1e9),
    });
    if (change === null) break;
    at = change;
  }
  return stretches;
}
