import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import {
  ReadAheadProvider,
  StorefrontPlaceProvider,
  TenantBaseProvider,
} from "@/components/frame/tenant-link";
import { TwinBand } from "@/components/frame/twin-band";
import { EmbeddedFrame } from "@/components/storefront/embed/embedded-frame";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontFailureBoundary } from "@/components/storefront/frame/storefront-failure";
import { StorefrontFooter } from "@/components/storefront/frame/storefront-footer";
import { displayFontClass } from "@/components/ui/display-font";
import { TenantTheme } from "@/components/ui/tenant-theme";
import { getPageApp } from "@/lib/app/page-app";
import { isTwin } from "@/lib/core/ids/tenant-id";

interface StorefrontProps {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata({ params }: StorefrontProps): Promise<Metadata> {
  const { tenantId } = await params;
  const [{ view, tenant }, t, address] = await Promise.all([
    readStorefront(tenantId),
    getTranslations("storefront.meta"),
    readTenantAddress(),
  ]);
  const description = t("description", { name: view.name, city: view.city });
  const images = view.heroImage ? [{ url: view.heroImage, width: 1600, height: 900 }] : [];
  return {
    metadataBase: new URL(getPageApp().env.publicUrl),
    title: { absolute: view.name, template: `%s · ${view.name}` },
    applicationName: view.name,
    manifest: tenantHref(address?.storefrontBase ?? "", "/manifest.webmanifest"),
    appleWebApp: { capable: true, title: view.name },
    icons: { apple: tenantHref(address?.storefrontBase ?? "", "/app-icon/icon-192.png") },
    description,
    // In a frame it is a part of somebody's page, and a test twin is no restaurant.
    robots: address?.place.embedded || isTwin(tenant.id) ? { index: false } : undefined,
    openGraph: { type: "website", siteName: view.name, title: view.name, description, images },
    twitter: { card: "summary_large_image" },
  };
}

export default async function StorefrontLayout({
  params,
  children,
}: StorefrontProps & { children: ReactNode }) {
  const { tenantId } = await params;
  const [{ view, theme, tenant }, address] = await Promise.all([
    readStorefront(tenantId),
    readTenantAddress(),
  ]);
  if (!address) notFound();
  const band = <TwinBand tenant={tenant} />;
  const page = <StorefrontFailureBoundary>{children}</StorefrontFailureBoundary>;
  return (
    <TenantBaseProvider value={address.storefrontBase}>
      <StorefrontPlaceProvider value={address.place}>
        <ReadAheadProvider value={!address.place.embedded}>
          <div className={displayFontClass(theme.displayFont)}>
            {address.place.embedded ? (
              <TenantTheme accent={theme.accent} scheme={address.scheme}>
                {band}
                <EmbeddedFrame origins={theme.embedOrigins}>{page}</EmbeddedFrame>
              </TenantTheme>
            ) : (
              <TenantTheme accent={theme.accent} className="flex min-h-dvh flex-col">
                {band}
                <div className="grow">{page}</div>
                <StorefrontFooter shop={view} platformUrl={`${getPageApp().env.publicUrl}/`} />
              </TenantTheme>
            )}
          </div>
        </ReadAheadProvider>
      </StorefrontPlaceProvider>
    </TenantBaseProvider>
  );
}
