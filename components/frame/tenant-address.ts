import { headers } from "next/headers";
import { surfaceBase } from "@/lib/restaurant/tenancy/host";

export interface TenantAddress {
  slug: string;
  /** The prefix of storefront links: empty on the tenant's subdomain, else `/s/{slug}`. */
  storefrontBase: string;
  /** The prefix of dashboard links: `/dashboard` on the subdomain, else `/t/{slug}`. */
  dashboardBase: string;
}

/** The tenant address that the middleware found for this request; null on the platform's own pages. */
export async function readTenantAddress(): Promise<TenantAddress | null> {
  const header = await headers();
  const slug = header.get("x-bazar-tenant");
  if (!slug) return null;
  const onSubdomain = header.get("x-bazar-subdomain") === "1";
  return {
    slug,
    storefrontBase: surfaceBase("storefront", slug, onSubdomain),
    dashboardBase: surfaceBase("dashboard", slug, onSubdomain),
  };
}
