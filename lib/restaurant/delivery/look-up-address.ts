import { addressProviderLimit } from "@/lib/platform/rate-limit/limits";
import type { App } from "@/lib/restaurant/app";
import { lookupKey } from "./address-key";
import { AddressLookupFailed } from "./address-lookup";
import { type AddressFinding, type AddressQuery, type FoundPlace, matchAddress } from "./address-match";
import { findLookedUp, keepLookedUp } from "./looked-up-address-store";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Houses stay where they are; Google allows no longer. */
const FOUND_DAYS = 30;
/** Streets are added to maps, and typing errors are not repeated. */
const UNKNOWN_DAYS = 1;

/**
 * Where an address is, asked of the map once and then kept for 30 days; what was not found is kept for one. Null while the
 * map is away, not configured or asked for too much: then nothing is known, and nothing may be refused for it.
 */
export async function lookUpAddress(app: App, query: AddressQuery): Promise<AddressFinding | null> {
  const now = app.clock.now();
  const key = lookupKey(query, app.addresses.source);
  const kept = await findLookedUp(app.db, { key, now });
  if (kept) return kept;
  const finding = await ask(app, query);
  if (!finding) return null;
  const days = finding.found ? FOUND_DAYS : UNKNOWN_DAYS;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  // The guest's answer is here already: a text that PostgreSQL cannot store is asked for again next time.
  await keepLookedUp(app.db, { key, finding, expiresAt }).catch((error: { code?: string }) =>
    app.log.warn({ code: error.code }, "could not store an address that was looked up"),
  );
  return finding;
}

async function ask(app: App, query: AddressQuery): Promise<AddressFinding | null> {
  const { addresses, log } = app;
  try {
    const search = async (asked: AddressQuery) => {
      await app.limiter.take(addressProviderLimit, [addresses.source]).catch(() => {
        throw new AddressLookupFailed("busy");
      });
      return (await addresses.search(asked)).filter(isOnEarth);
    };
    const finding = matchAddress(query, await search(query));
    if (finding.found || finding.within) return finding;
    // Of a street that no map has, the town alone may tell that it is far away.
    return { ...finding, within: matchAddress(query, await search({ ...query, street: "" })).within };
  } catch (error) {
    if (!(error instanceof AddressLookupFailed)) throw error;
    if (error.reason !== "not_configured")
      log.warn({ source: addresses.source, reason: error.reason }, "an address could not be looked up");
    return null;
  }
}

const isOnEarth = ({ at: { lat, lng } }: FoundPlace) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
