import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { getPageApp } from "@/lib/app/page-app";
import { bazarUser, customer } from "@/lib/people/auth/diner-guards";
import { findPageAccess } from "@/lib/people/auth/find-page-access";
import { type DinerArea, marketplaceAreaAt, storefrontArea } from "./account-area";

export interface StorefrontAccountProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

interface StorefrontAccountPageProps {
  tenantRef: string;
  /**
   * Which accounts the page is about: that of the session, those of the marketplace, or the restaurant's own, whose
   * emails lead here.
   */
  accounts: "signed-in" | "marketplace" | "restaurant";
  children: (area: DinerArea) => ReactNode;
}

export async function StorefrontAccountPage({ tenantRef, accounts, children }: StorefrontAccountPageProps) {
  const [{ view, theme }, address] = await Promise.all([readStorefront(tenantRef), readTenantAddress()]);
  if (!address) notFound();
  const { publicUrl } = getPageApp().env;
  const { storefrontBase, place: at } = address;
  const place = { slug: view.slug, storefrontBase, onOwnHost: at.onOwnHost, publicUrl };
  // Whoever has the domain could lead it elsewhere, and read what is sent there: the marketplace's accounts stay away.
  const isRestaurants =
    at.onOwnDomain ||
    accounts === "restaurant" ||
    (accounts === "signed-in" && (await isRestaurantsOwn(tenantRef)));
  return (
    <StorefrontPage view={view} theme={theme} areas={["account", "checkout"]}>
      {children(isRestaurants ? storefrontArea(place) : marketplaceAreaAt(place))}
    </StorefrontPage>
  );
}

/** Whether somebody is signed in to an account that the restaurant keeps, and to none of the marketplace. */
async function isRestaurantsOwn(tenantRef: string): Promise<boolean> {
  const app = getPageApp();
  const cookieHeader = (await headers()).get("cookie");
  const [marketplace, own] = await Promise.all([
    findPageAccess(app, bazarUser, { cookieHeader }),
    findPageAccess(app, customer, { cookieHeader, params: { tenantId: tenantRef } }),
  ]);
  return own.state === "open" && marketplace.state !== "open";
}
