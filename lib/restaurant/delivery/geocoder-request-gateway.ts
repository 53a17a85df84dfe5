import { countryFacts } from "@/lib/core/i18n/country-facts";
import { AddressLookupFailed } from "./address-lookup";

/** A guest is typing: what takes longer is no help. */
const TIMEOUT_MS = 2_500;
/** An answer with five places has some kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Who calls: public servers want to know. */
export type GeocoderCaller = { userAgent: string; timeoutMs?: number };

/**
 * Reads a JSON document of a geocoder. Redirects are not followed, and what is slow, large or no JSON throws
 * AddressLookupFailed, whose message never contains the address.
 */
export async function requestGeocoder(
  url: URL,
  { country, userAgent, timeoutMs = TIMEOUT_MS }: GeocoderCaller & { country: string },
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      // Places in the country's own language, as their street signs have them.
      headers: {
        accept: "application/json",
        "accept-language": countryFacts(country)?.language ?? "en",
        "user-agent": userAgent,
      },
      redirect: "error",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new AddressLookupFailed("refused");
    }
    return JSON.parse(await readText(response));
  } catch (error) {
    if (error instanceof AddressLookupFailed) throw error;
    if (signal.aborted) throw new AddressLookupFailed("timeout");
    throw new AddressLookupFailed(error instanceof SyntaxError ? "malformed" : "unreachable");
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the download.
    if (bytes > MAX_BYTES) throw new AddressLookupFailed("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
