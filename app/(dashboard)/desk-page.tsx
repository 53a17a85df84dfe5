import type { Metadata } from "next";
import type { ReactNode } from "react";
import { type Asked, arriving, askedOf, type PageProps, titled } from "@/app/arriving-page";
import type { FirstQuery } from "@/app/first-reads";
import { LockScreen } from "@/components/dashboard/device/lock-screen";
import { Relock } from "@/components/dashboard/device/relock";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { getPageAppAt } from "@/lib/app/page-app";
import type { MessageKey } from "@/lib/core/i18n/catalogue";
import { isLocked, type StaffActor, type TenantRef } from "@/lib/people/auth/staff-guards";

export interface Opened extends Asked {
  tenant: TenantRef;
  actor: StaffActor;
  /** How the browser's queries call the restaurant. */
  slug: string;
  now: Date;
}

export interface DeskPage {
  /** Where it is in the dashboard; who has to sign in first is led back there. */
  path: string | ((asked: Asked) => string);
  title: MessageKey;
  /** Who may see it, if not everybody of the staff, and what the others see. */
  only?: { admits: (role: StaffActor["role"]) => boolean; closed: ReactNode };
  /** The browser's queries that the page shows first; they are read on the server. */
  first?: (opened: Opened) => readonly FirstQuery[];
  show: (opened: Opened) => ReactNode | Promise<ReactNode>;
}

/** A page of the dashboard: who may see it, its title, and its data on arrival (docs/decisions/091). */
export function deskPage({ path, title, only, first = () => [], show }: DeskPage) {
  return {
    generateMetadata: (): Promise<Metadata> => titled(title),

    async Page(props: PageProps): Promise<ReactNode> {
      const asked = await askedOf(props);
      const tenantRef = asked.params.tenantId ?? "";
      const access = await openDashboard(tenantRef, typeof path === "string" ? path : path(asked));
      if (!access) return null;
      if (access.state === "locked") return <Relock />;
      const { tenant, actor } = access;
      // The board alone stays visible on a locked device.
      if (isLocked(actor) && path !== "/") return <LockScreen restaurant={tenant.name} />;
      if (only && !only.admits(actor.role)) return only.closed;
      const opened = {
        ...asked,
        tenant,
        actor,
        slug: tenant.slug,
        now: (await getPageAppAt(tenant.id)).clock.now(),
      };
      return arriving(first(opened), show(opened));
    },
  };
}
