import { dayRange } from "./zone";

/**
 * The instants of whole days in a zone, both included, of which either may be left open: from `start` up to and without
 * `end`; null where it is open.
 */
export function openDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): { start: Date | null; end: Date | null } {
  return {
    start: from === undefined ? null : dayRange(from, zone).start,
    end: to === undefined ? null : dayRange(to, zone).end,
  };
}
