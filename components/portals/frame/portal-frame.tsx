import type { ReactNode } from "react";
import { QueryProvider } from "@/components/data/query-provider";
import { TenantBaseProvider } from "@/components/frame/tenant-link";
import { canSwitchPlaces } from "@/components/frame/work/can-switch";
import { PortalAccount } from "@/components/frame/work/portal-account";
import { WorkFailureBoundary } from "@/components/frame/work/work-failure";
import { WorkFrame } from "@/components/frame/work/work-frame";
import { WorkTheme } from "@/components/frame/work/work-theme";
import { AreaMessages } from "@/components/i18n/area-messages";
import type { PortalActor } from "@/lib/people/auth/portal-guards";

interface PortalFrameProps {
  /** Where the portal's own pages start. */
  base: string;
  title: ReactNode;
  actor: PortalActor;
  nav: ReactNode;
  children: ReactNode;
}

export async function PortalFrame({ base, title, actor, nav, children }: PortalFrameProps) {
  return (
    <AreaMessages
      areas={["portals", "apiKeys", "auth", "conflict", "dashboard", "dashboardSettings", "dashboardCoupons"]}
    >
      <WorkTheme>
        <TenantBaseProvider value={base}>
          <WorkFrame
            title={title}
            nav={nav}
            account={
              <PortalAccount name={actor.name} scope="platform" canSwitch={await canSwitchPlaces(actor)} />
            }
          >
            <QueryProvider>
              <WorkFailureBoundary>{children}</WorkFailureBoundary>
            </QueryProvider>
          </WorkFrame>
        </TenantBaseProvider>
      </WorkTheme>
    </AreaMessages>
  );
}
