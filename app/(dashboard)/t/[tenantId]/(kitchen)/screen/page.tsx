import { notFound } from "next/navigation";
import { type PageProps, titled } from "@/app/arriving-page";
import { dashboardBases } from "@/components/dashboard/frame/open-dashboard";
import { DeviceScreen } from "@/components/dashboard/kitchen/device-screen";
import { QueryProvider } from "@/components/data/query-provider";
import { TenantBaseProvider } from "@/components/frame/tenant-link";
import { BelowTwinBand } from "@/components/frame/twin-band";
import { getPageApp } from "@/lib/app/page-app";
import { findSignInPlace } from "@/lib/restaurant/tenancy/find-sign-in-place";

export const generateMetadata = () => titled("kitchen.title");

/** What a device of the kitchen shows: a code, and once it is paired what was chosen for it. */
export default async function ScreenPage({ params }: PageProps) {
  const { tenantId = "" } = await params;
  const place = await findSignInPlace(getPageApp(), tenantId);
  if (!place) notFound();
  const { dashboard } = await dashboardBases(tenantId);
  return (
    <TenantBaseProvider value={dashboard}>
      <BelowTwinBand tenant={place.twin}>
        <QueryProvider>
          <DeviceScreen tenantId={tenantId} restaurant={place.name} />
        </QueryProvider>
      </BelowTwinBand>
    </TenantBaseProvider>
  );
}
