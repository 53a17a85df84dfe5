"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import { type PlaceGroup, placeGroups } from "./dashboard-places";
import { useDashboardTenant } from "./dashboard-tenant";
import { PhoneNav } from "./phone-nav";

/** The places of the dashboard: tabs at the bottom of a phone, a rail on a tablet, a sidebar on a desk. */
export function DashboardNav() {
  const t = useTranslations("dashboardNav");
  const groups = placeGroups(useDashboardTenant().manages);
  return (
    <>
      <PhoneNav groups={groups} />
      <nav
        aria-label={t("label")}
        className="hidden min-h-0 overflow-y-auto overscroll-contain md:-mx-1 md:flex md:flex-col md:gap-3 md:px-1 md:pb-3 xl:gap-5 print:hidden"
      >
        {groups.map((group) => (
          <NavGroup key={group.name} group={group} />
        ))}
      </nav>
    </>
  );
}

function NavGroup({ group: { name, places } }: { group: PlaceGroup }) {
  const t = useTranslations("dashboardNav");
  const id = useId();
  const segment = useSelectedLayoutSegment();
  const isTitled = name !== null && places.length > 1;
  return (
    <div className="max-xl:not-first:border-t max-xl:not-first:border-line max-xl:not-first:pt-3">
      {isTitled && (
        <p id={id} className="mb-1 hidden px-3 text-xs text-ink-soft xl:block">
          {t(`group.${name}`)}
        </p>
      )}
      <ul aria-labelledby={isTitled ? id : undefined}>
        {places.map(({ name: place, path, segment: own, icon: Icon }) => (
          <li key={place}>
            <TenantLink
              path={path}
              aria-current={segment === own ? "page" : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-center text-xs font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink xl:min-h-10 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-left xl:text-sm"
            >
              <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
              {t(`place.${place}`)}
            </TenantLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
