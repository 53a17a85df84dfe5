import type { AddressQuery, FoundPlace } from "./address-match";

/** Why a look-up has no answer. It never names what was asked for. */
export type LookupFailure =
  | "not_configured"
  | "timeout"
  | "unreachable"
  | "refused"
  | "malformed"
  | "too_large"
  | "busy"
  | "resting";

/** The look-up is away: nothing is known about the address, which is no reason to refuse it. */
export class AddressLookupFailed extends Error {
  constructor(readonly reason: LookupFailure) {
    super(`The address look-up failed: ${reason}`);
  }
}

/** Finds addresses on a map. It is given addresses and nothing about people. */
export type AddressLookup = {
  /** Names the map in the keys of the cache. */
  source: string;
  /** What the map knows, the best first; an empty list where it knows nothing. Throws AddressLookupFailed. */
  search(query: AddressQuery): Promise<FoundPlace[]>;
};

/** The address as one line of text, as people type it into a map. */
export function queryText(
  { street, postcode, city }: AddressQuery,
  line: (street: string) => string,
): string {
  const town = [postcode.trim(), city.trim()].filter(Boolean).join(" ");
  return [line(street), town].filter(Boolean).join(", ");
}
