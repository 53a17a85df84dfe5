import type { RateLimitPolicy } from "./limits";

/** Checks of domains that staff ask for, per restaurant and address; name servers keep an answer for minutes anyway. */
export const domainCheckLimit: RateLimitPolicy = {
  name: "domain-check",
  limit: 20,
  windowSeconds: 600,
};

/** Questions of proxies whether a host may have a certificate, per proxy: each costs at most one look-up. */
export const certificateLimit: RateLimitPolicy = {
  name: "certificate",
  limit: 600,
  windowSeconds: 60,
};
