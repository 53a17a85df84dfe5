import { headers } from "next/headers";
import { isLocale, type Locale } from "@/lib/core/i18n/locales";
import { dashboardBase, type StorefrontPlace, storefrontBase } from "@/lib/restaurant/tenancy/host";

export interface TenantAddress {
  slug: string;
  /** The prefix of storefront links: empty on the tenant's own host, else `/s/{slug}`, with the language it names. */
  storefrontBase: string;
  /** The prefix of dashboard links: `/dashboard` on the subdomain, else `/t/{slug}`. */
  dashboardBase: string;
  /** How the page was asked for. */
  place: StorefrontPlace;
  /** The color scheme of the page around a frame, where it has one of its own. */
  scheme: "light" | "dark" | undefined;
}

const asLocale = (text: string | null): Locale | null => (isLocale(text) ? text : null);

/** The tenant address that the middleware found for this request; null on the platform's own pages. */
export async function readTenantAddress(): Promise<TenantAddress | null> {
  const header = await headers();
  const slug = header.get("x-bazar-tenant");
  if (!slug) return null;
  const onOwnHost = header.get("x-bazar-own-host") === "1";
  const embedded = header.get("x-bazar-embedded") === "1";
  const scheme = header.get("x-bazar-scheme");
  const onOwnDomain = header.get("x-bazar-own-domain") === "1";
  const language = asLocale(header.get("x-bazar-language"));
  const place = { slug, onOwnHost, onOwnDomain, embedded, language };
  return {
    slug,
    storefrontBase: storefrontBase(place),
    dashboardBase: dashboardBase(slug, onOwnHost),
    place,
    scheme: scheme === "light" || scheme === "dark" ? scheme : undefined,
  };
}
