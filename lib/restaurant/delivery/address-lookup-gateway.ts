import type { Clock } from "@/lib/platform/clock";
import type { Env } from "@/lib/platform/env/env";
import { type AddressLookup, AddressLookupFailed } from "./address-lookup";
import { carefulLookup } from "./careful-lookup";
import { createEmbeddedLookup } from "./embedded-lookup";
import { createGoogleLookup } from "./google-geocoding-gateway";
import { createNominatimLookup } from "./nominatim-gateway";
import { createPhotonLookup } from "./photon-gateway";

/** Photon, Nominatim or Google as configured; else the embedded table on a demo, and none anywhere else. */
export function createAddressLookup(env: Env, clock: Clock): AddressLookup {
  const configured = configuredLookup(env);
  if (configured) return carefulLookup(configured, clock);
  return env.BAZAR_DEMO ? createEmbeddedLookup() : NO_LOOKUP;
}

const NO_LOOKUP: AddressLookup = {
  source: "none",
  async search() {
    throw new AddressLookupFailed("not_configured");
  },
};

function configuredLookup(env: Env): AddressLookup | null {
  // Public servers ask who calls.
  const userAgent = `Bazar (${env.publicUrl})`;
  if (env.PHOTON_URL) return createPhotonLookup({ url: env.PHOTON_URL, userAgent });
  if (env.NOMINATIM_URL) return createNominatimLookup({ url: env.NOMINATIM_URL, userAgent });
  if (env.GOOGLE_GEOCODING_KEY) return createGoogleLookup({ key: env.GOOGLE_GEOCODING_KEY, userAgent });
  return null;
}
