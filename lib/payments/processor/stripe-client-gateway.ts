import Stripe from "stripe";

/** A checkout waits for this; the SDK tries once more with the same idempotency key. */
const TIMEOUT_MS = 8_000;
const NETWORK_RETRIES = 1;

/** Stripe's SDK. `fetch` replaces the network: the embedded emulator is such a function. */
export function createStripeClient(settings: {
  secretKey: string;
  fetch?: typeof fetch | undefined;
}): Stripe {
  return new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(settings.fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    appInfo: { name: "Bazar" },
  });
}

/** Whether a secret key is for real money. */
export function isLiveKey(secretKey: string): boolean {
  return /_live_/.test(secretKey);
}
