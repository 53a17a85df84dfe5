import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AdminNav } from "@/components/admin/frame/admin-nav";
import { adminAccess } from "@/components/admin/frame/open-admin";
import { FreshSignIn } from "@/components/dashboard/security/fresh-sign-in";
import { QueryProvider } from "@/components/data/query-provider";
import { TenantBaseProvider } from "@/components/frame/tenant-link";
import { canSwitchPlaces } from "@/components/frame/work/can-switch";
import { NoPortal } from "@/components/frame/work/no-portal";
import { PortalAccount } from "@/components/frame/work/portal-account";
import { WorkFailureBoundary } from "@/components/frame/work/work-failure";
import { WorkFrame } from "@/components/frame/work/work-frame";
import { WorkTheme } from "@/components/frame/work/work-theme";
import { AreaMessages } from "@/components/i18n/area-messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: { template: `%s · ${t("title")}`, default: t("title") }, robots: { index: false } };
}

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const access = await adminAccess();
  if (access.state === "forbidden") return <NoPortal />;
  // The page below sends them on.
  if (access.state !== "open") return children;
  const t = await getTranslations("adminNav");
  const canSwitch = await canSwitchPlaces(access.actor, { isAdminPage: true });
  return (
    <AreaMessages
      areas={[
        "adminNav",
        "adminOrganizations",
        "adminRestaurants",
        "adminUsers",
        "auth",
        "conflict",
        "dashboard",
      ]}
    >
      <WorkTheme>
        <TenantBaseProvider value="/admin">
          <WorkFrame
            title={t("title")}
            nav={<AdminNav />}
            account={<PortalAccount name={access.actor.name} scope="admin" canSwitch={canSwitch} />}
          >
            <QueryProvider>
              <WorkFailureBoundary>{children}</WorkFailureBoundary>
              <FreshSignIn
                email={access.actor.email}
                hasSecondFactor={access.actor.signIn.hasSecondFactor}
                scope="admin"
              />
            </QueryProvider>
          </WorkFrame>
        </TenantBaseProvider>
      </WorkTheme>
    </AreaMessages>
  );
}
