import { getTranslations } from "next-intl/server";
import { type PageProps, titled } from "@/app/arriving-page";
import { DeviceProvider } from "@/components/dashboard/device/device-context";
import { DeviceKeeper } from "@/components/dashboard/device/device-keeper";
import { LockScreen } from "@/components/dashboard/device/lock-screen";
import { DashboardTenantProvider } from "@/components/dashboard/frame/dashboard-tenant";
import { dashboardBases, lockedRestaurant, openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { deviceOf, tenantOf } from "@/components/dashboard/frame/page-context";
import { MemberScreen } from "@/components/dashboard/kitchen/member-screen";
import { QueryProvider } from "@/components/data/query-provider";
import { MessagePage } from "@/components/frame/message-page";
import { TenantBaseProvider, TenantLink } from "@/components/frame/tenant-link";
import { BelowTwinBand } from "@/components/frame/twin-band";
import { buttonClass } from "@/components/ui/button-style";
import { getPageApp } from "@/lib/app/page-app";
import { isLocked } from "@/lib/people/auth/staff-guards";

export const generateMetadata = () => titled("kitchen.title");

/** A kitchen screen without the frame of the dashboard, for somebody who is signed in. */
export default async function KitchenPage({ params }: PageProps) {
  const { tenantId = "", place = "" } = await params;
  const access = await openDashboard(tenantId, `/kitchen/${place}`);
  const { dashboard } = await dashboardBases(tenantId);
  if (!access) {
    const t = await getTranslations("dashboard.frame");
    return (
      <TenantBaseProvider value={dashboard}>
        <MessagePage
          title={t("forbiddenTitle")}
          action={
            <TenantLink path="/sign-in" className={buttonClass("primary")}>
              {t("forbiddenAction")}
            </TenantLink>
          }
        >
          {t("forbiddenBody")}
        </MessagePage>
      </TenantBaseProvider>
    );
  }
  const open = access.state === "open" ? access : null;
  const tenant = open?.tenant ?? (await lockedRestaurant(tenantId));
  if (!tenant) return null;
  const isShown = open !== null && !isLocked(open.actor);
  return (
    <TenantBaseProvider value={dashboard}>
      <DashboardTenantProvider value={tenantOf(tenant)}>
        <BelowTwinBand tenant={tenant}>
          <QueryProvider>
            <DeviceProvider value={open && deviceOf(open.actor, getPageApp().clock.now())}>
              {isShown ? (
                <MemberScreen place={decodeURIComponent(place)} userId={open.actor.userId} />
              ) : (
                <main id="content">
                  <LockScreen restaurant={tenant.name} />
                </main>
              )}
              {open && <DeviceKeeper canShare={false} />}
            </DeviceProvider>
          </QueryProvider>
        </BelowTwinBand>
      </DashboardTenantProvider>
    </TenantBaseProvider>
  );
}
