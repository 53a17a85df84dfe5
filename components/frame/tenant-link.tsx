"use client";

import Link from "next/link";
import { type ComponentProps, createContext, useContext } from "react";
import { type StorefrontPlace, storefrontBase } from "@/lib/restaurant/tenancy/host";
import { IntentLink } from "./intent-link";
import { tenantHref } from "./tenant-href";

const Base = createContext<string | null>(null);

/** Tells the links below where the tenant's pages start; `value` is a base of `TenantAddress`. */
export const TenantBaseProvider = Base.Provider;

const ReadAhead = createContext(false);

/** Has the links below fetched as soon as they are in sight, where the next page can then be shown at once. */
export const ReadAheadProvider = ReadAhead.Provider;

const Place = createContext<StorefrontPlace | null>(null);

/** Tells the storefront below how it was asked for: in which language, and whether inside of another page. */
export const StorefrontPlaceProvider = Place.Provider;

/** How the storefront was asked for; null on all other pages. */
export function useStorefrontPlace(): StorefrontPlace | null {
  return useContext(Place);
}

/** Pages that a frame shows by itself; all others open in the window around it, where payments and sessions work. */
const FRAMED = /^\/(?:reserve)?(?:[?#]|$)/;

/**
 * The address of one of the tenant's pages and the window it opens in: inside of another website, most pages leave the
 * frame.
 */
export function useTenantTarget(): (path: string) => { href: string; target?: "_top" } {
  const base = useTenantBase();
  const place = useContext(Place);
  return (path) => {
    if (!place?.embedded || FRAMED.test(path)) return { href: tenantHref(base, path) };
    return { href: tenantHref(storefrontBase({ ...place, embedded: false }), path), target: "_top" };
  };
}

/** The base of the tenant's pages, for addresses that are not links. Throws outside of a tenant's layout. */
export function useTenantBase(): string {
  const base = useContext(Base);
  if (base === null) throw new Error("useTenantBase needs a TenantBaseProvider around it");
  return base;
}

interface TenantLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  /** Relative to the tenant's own root, with a leading "/". */
  path: string;
}

/** A link between pages of one tenant that works on its own host, by path, and inside of another website. */
export function TenantLink({ path, ...rest }: TenantLinkProps) {
  const OwnLink = useContext(ReadAhead) ? Link : IntentLink;
  const { href, target } = useTenantTarget()(path);
  if (target === undefined) return <OwnLink {...rest} href={href} />;
  const { prefetch: _, replace: _r, scroll: _s, ...anchor } = rest;
  return <a {...anchor} href={href} target={target} />;
}
