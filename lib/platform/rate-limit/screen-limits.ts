import type { RateLimitPolicy } from "./limits";

const MINUTES = 60;

/** Codes that devices ask for to become a kitchen screen, per restaurant and address. */
export const screenPairingLimit: RateLimitPolicy = {
  name: "screen-pairing",
  limit: 30,
  windowSeconds: 15 * MINUTES,
};

/** Codes of kitchen screens that members enter, per restaurant and address. */
export const screenCodeLimit: RateLimitPolicy = {
  name: "screen-code",
  limit: 30,
  windowSeconds: 15 * MINUTES,
};

/** Calls of paired kitchen screens, per restaurant and address: a dozen that read anew with each change. */
export const kitchenScreenLimit: RateLimitPolicy = {
  name: "kitchen-screen",
  limit: 1_800,
  windowSeconds: 60,
};
