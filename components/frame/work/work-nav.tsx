"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useId } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import { PhoneNav } from "./phone-nav";
import type { PlaceGroup } from "./places";

interface WorkNavProps {
  /** Names the navigation for screen readers. */
  label: string;
  groups: readonly PlaceGroup[];
}

/** The places of a workplace: tabs at the bottom of a phone, a rail on a tablet, a sidebar on a desk. */
export function WorkNav({ label, groups }: WorkNavProps) {
  return (
    <>
      <PhoneNav label={label} groups={groups} />
      <nav
        aria-label={label}
        className="hidden min-h-0 overflow-y-auto overscroll-contain md:-mx-1 md:flex md:flex-col md:gap-3 md:px-1 md:pb-3 xl:gap-5 print:hidden"
      >
        {groups.map((group) => (
          <NavGroup key={group.label} group={group} />
        ))}
      </nav>
    </>
  );
}

function NavGroup({ group: { label, places } }: { group: PlaceGroup }) {
  const id = useId();
  const segment = useSelectedLayoutSegment();
  const isTitled = label !== null && places.length > 1;
  return (
    <div className="max-xl:not-first:border-t max-xl:not-first:border-line max-xl:not-first:pt-3">
      {isTitled && (
        <p id={id} className="mb-1 hidden px-3 text-xs text-ink-soft xl:block">
          {label}
        </p>
      )}
      <ul aria-labelledby={isTitled ? id : undefined}>
        {places.map(({ label: place, path, segment: own, icon: Icon }) => (
          <li key={path}>
            <TenantLink
              path={path}
              aria-current={segment === own ? "page" : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-center text-xs font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink xl:min-h-10 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-start xl:text-sm"
            >
              <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
              {place}
            </TenantLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
