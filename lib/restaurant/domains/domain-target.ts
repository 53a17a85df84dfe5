import type { Env } from "@/lib/platform/env/env";
import { hostName } from "@/lib/restaurant/tenancy/host";
import { ownOrigin } from "@/lib/restaurant/tenancy/storefront-home";
import type { PointingTarget } from "./domain-contract";

/** Where this installation's domains have to lead: as configured, else to the host of the platform. */
export function pointingTarget(env: Env): PointingTarget {
  const platform = hostName(new URL(env.publicUrl).host);
  return {
    addresses: env.DOMAIN_ADDRESSES ?? [],
    host: env.DOMAIN_CNAME ?? (env.DOMAIN_ADDRESSES ? null : platform),
  };
}

/** What the view of a domain needs of the installation. */
export function domainPlace(env: Env) {
  return { target: pointingTarget(env), originOf: (host: string) => ownOrigin(env.publicUrl, host) };
}
