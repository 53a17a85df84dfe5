import type { Clock } from "@/lib/platform/clock";
import { type AddressLookup, AddressLookupFailed } from "./address-lookup";

/** More at once wait for a map that is slow, and hold connections meanwhile. */
const MOST_AT_ONCE = 20;
const FAILURES_BEFORE_REST = 3;
const REST_MS = 15_000;

/**
 * Spares a map that is down, and the guests who would wait for it: after three failures in a row it is left alone for 15
 * seconds, and more than 20 look-ups at once are not made. Both throw AddressLookupFailed at once.
 */
export function carefulLookup(lookup: AddressLookup, clock: Clock): AddressLookup {
  let running = 0;
  let failures = 0;
  let restsUntilMs = 0;
  return {
    source: lookup.source,
    async search(query) {
      if (clock.now().getTime() < restsUntilMs) throw new AddressLookupFailed("resting");
      if (running >= MOST_AT_ONCE) throw new AddressLookupFailed("busy");
      running += 1;
      try {
        const places = await lookup.search(query);
        failures = 0;
        return places;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_BEFORE_REST) restsUntilMs = clock.now().getTime() + REST_MS;
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
}
