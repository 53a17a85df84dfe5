import type { RateLimitPolicy } from "./limits";

const MINUTES = 60;

/** Rounds that guests send from tables, per address and tenant; the guests of a restaurant can share its address. */
export const guestRoundLimit: RateLimitPolicy = {
  name: "guest-round",
  limit: 60,
  windowSeconds: 10 * MINUTES,
  networkLimit: 120,
};

/** Rounds sent from one table, whoever sends them. */
export const guestRoundTableLimit: RateLimitPolicy = {
  name: "guest-round-table",
  limit: 30,
  windowSeconds: 10 * MINUTES,
};

/** Rounds sent from one browser. */
export const guestRoundBrowserLimit: RateLimitPolicy = {
  name: "guest-round-browser",
  limit: 10,
  windowSeconds: 10 * MINUTES,
};
