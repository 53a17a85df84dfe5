"use client";

import Link from "next/link";
import { type ComponentProps, createContext, useContext } from "react";
import { IntentLink } from "./intent-link";
import { tenantHref } from "./tenant-href";

const Base = createContext<string | null>(null);

/** Tells the links below where the tenant's pages start; `value` is a base of `TenantAddress`. */
export const TenantBaseProvider = Base.Provider;

const ReadAhead = createContext(false);

/** Has the links below fetched as soon as they are in sight, where the next page can then be shown at once. */
export const ReadAheadProvider = ReadAhead.Provider;

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

/** A link between pages of one tenant that works on its subdomain and by path. */
export function TenantLink({ path, ...rest }: TenantLinkProps) {
  const OwnLink = useContext(ReadAhead) ? Link : IntentLink;
  return <OwnLink {...rest} href={tenantHref(useTenantBase(), path)} />;
}
