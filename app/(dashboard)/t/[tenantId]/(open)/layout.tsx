import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { DeviceButton } from "@/components/dashboard/device/device-button";
import { DeviceProvider } from "@/components/dashboard/device/device-context";
import { DeviceKeeper } from "@/components/dashboard/device/device-keeper";
import { LockScreen } from "@/components/dashboard/device/lock-screen";
import { AccountMenu } from "@/components/dashboard/frame/account-menu";
import { DashboardNav } from "@/components/dashboard/frame/dashboard-nav";
import { DashboardTenantProvider } from "@/components/dashboard/frame/dashboard-tenant";
import { DraftNotice } from "@/components/dashboard/frame/draft-notice";
import {
  adminPageOf,
  dashboardAccess,
  dashboardBases,
  lockedRestaurant,
} from "@/components/dashboard/frame/open-dashboard";
import { deviceOf, tenantOf } from "@/components/dashboard/frame/page-context";
import { FreshSignIn } from "@/components/dashboard/security/fresh-sign-in";
import { PlatformNotices } from "@/components/dashboard/support/platform-notices";
import { QueryProvider } from "@/components/data/query-provider";
import { MessagePage } from "@/components/frame/message-page";
import { TenantBaseProvider, TenantLink } from "@/components/frame/tenant-link";
import { TwinBand } from "@/components/frame/twin-band";
import { canSwitchPlaces } from "@/components/frame/work/can-switch";
import { WorkFailureBoundary } from "@/components/frame/work/work-failure";
import { WorkFrame } from "@/components/frame/work/work-frame";
import { buttonClass } from "@/components/ui/button-style";
import { getPageApp } from "@/lib/app/page-app";
import { isLocked } from "@/lib/people/auth/staff-guards";
import { getPlatformNotices } from "@/lib/people/support/get-platform-notices";

interface Props {
  params: Promise<{ tenantId: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const access = await dashboardAccess((await params).tenantId);
  const name = access.state === "open" ? access.tenant.name : "Bazar";
  return { title: { template: `%s · ${name}`, default: name }, robots: { index: false } };
}

export default async function OpenDashboardLayout({ params, children }: Props) {
  const { tenantId } = await params;
  const access = await dashboardAccess(tenantId);
  const bases = await dashboardBases(tenantId);
  if (access.state === "forbidden") {
    const t = await getTranslations("dashboard.frame");
    return (
      <TenantBaseProvider value={bases.dashboard}>
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
  const locked = access.state === "locked" ? await lockedRestaurant(tenantId) : null;
  if (locked)
    return (
      <TenantBaseProvider value={bases.dashboard}>
        <DashboardTenantProvider value={tenantOf(locked)}>
          <TwinBand tenant={locked} />
          <QueryProvider>
            <main id="content">
              <LockScreen restaurant={locked.name} />
            </main>
          </QueryProvider>
        </DashboardTenantProvider>
      </TenantBaseProvider>
    );
  // The page below sends them on.
  if (access.state !== "open") return children;
  const { tenant, actor } = access;
  const app = getPageApp();
  const shop = await app.shops.findTenant(tenant.slug);
  // On its own host a restaurant has sessions of its own, so there is nothing to switch to.
  const canSwitch = bases.dashboard.startsWith("/t/") && !actor.device && (await canSwitchPlaces(actor));
  return (
    <TenantBaseProvider value={bases.dashboard}>
      <DashboardTenantProvider
        value={{
          ...tenantOf(tenant),
          manages: actor.role !== "staff",
          storefrontBase: tenant.status === "active" ? bases.storefront : null,
          takesTableOrders: (shop?.tenant.tableOrdering ?? "off") !== "off",
          uploads: app.env.VERCEL && app.media.direct ? "bucket" : "server",
        }}
      >
        <QueryProvider>
          <DeviceProvider value={deviceOf(actor, app.clock.now())}>
            <WorkFrame
              title={tenant.name}
              nav={<DashboardNav />}
              account={
                <>
                  <DeviceButton />
                  <AccountMenu
                    name={isLocked(actor) ? tenant.name : actor.name}
                    scope={actor.role === "superadmin" ? "admin" : "platform"}
                    canSwitch={canSwitch}
                  />
                </>
              }
              notice={
                <>
                  <TwinBand tenant={tenant} />
                  <PlatformNotices
                    known={await getPlatformNotices(app, { tenant, actor })}
                    adminUrl={await adminPageOf(tenant.slug)}
                  />
                  {tenant.status === "draft" && (
                    <DraftNotice
                      restaurant={tenant.name}
                      ownerEmail={actor.role === "owner" ? actor.email : null}
                    />
                  )}
                </>
              }
            >
              <WorkFailureBoundary>{children}</WorkFailureBoundary>
            </WorkFrame>
            <DeviceKeeper canShare={!actor.device && actor.role !== "superadmin"} />
          </DeviceProvider>
          <FreshSignIn
            email={actor.email}
            hasSecondFactor={actor.signIn.hasSecondFactor}
            scope={actor.role === "superadmin" ? "admin" : "platform"}
          />
        </QueryProvider>
      </DashboardTenantProvider>
    </TenantBaseProvider>
  );
}
