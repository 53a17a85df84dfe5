"use client";

import { createContext, type ReactNode, useContext } from "react";

export interface DashboardTenant {
  slug: string;
  name: string;
  /** IANA zone: all its times are shown in it. */
  timeZone: string;
  currency: string;
  /** ISO 3166-1 alpha-2; left out where no dish is edited. */
  country?: string;
  /** First is the default. */
  locales: readonly string[];
  /** Owners and co-managers; staff works orders and bookings only. */
  manages: boolean;
  /** Where its storefront is, without a slash at the end; null while the public does not find it. */
  storefrontBase: string | null;
  /** Whether it is a restaurant's test twin. */
  isTwin?: boolean;
  /** Guests order from their phones at its tables. */
  takesTableOrders?: boolean;
  /** Waits for its owner's email to be confirmed. */
  isDraft?: boolean;
  /** Where pictures are sent: large bodies never reach a server on Vercel; web designers have a way of their own. */
  uploads: "server" | "bucket" | "designer";
}

const Tenant = createContext<DashboardTenant | null>(null);

export function DashboardTenantProvider({
  value,
  children,
}: {
  value: DashboardTenant;
  children: ReactNode;
}) {
  return <Tenant value={value}>{children}</Tenant>;
}

/** The restaurant of this dashboard. Throws outside of its layout. */
export function useDashboardTenant(): DashboardTenant {
  const tenant = useContext(Tenant);
  if (!tenant) throw new Error("useDashboardTenant needs a DashboardTenantProvider around it");
  return tenant;
}

/** The address of the restaurant's event stream. */
export function useTenantStream(): string {
  const { slug } = useDashboardTenant();
  return `/api/tenant/${encodeURIComponent(slug)}/live`;
}
