import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { type DinerArea, storefrontArea } from "./account-area";

export interface StorefrontAccountProps {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

interface StorefrontAccountPageProps {
  tenantRef: string;
  children: (area: DinerArea) => ReactNode;
}

/** A page about an account that one restaurant keeps, in its dress. */
export async function StorefrontAccountPage({ tenantRef, children }: StorefrontAccountPageProps) {
  const [{ view, dress }, address] = await Promise.all([readStorefront(tenantRef), readTenantAddress()]);
  if (!address) notFound();
  return (
    <StorefrontPage view={view} dress={dress} areas={["account", "checkout"]}>
      {children(storefrontArea({ slug: view.slug, storefrontBase: address.storefrontBase }))}
    </StorefrontPage>
  );
}
