import type { RateLimitPolicy } from "./limits";

/** Lists of all free times of a month, per address and tenant; a partner asks for one every few minutes. */
export const feedLimit: RateLimitPolicy = { name: "feed", limit: 20, windowSeconds: 600 };
