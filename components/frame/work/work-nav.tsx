"use client";

import { ChevronDown } from "lucide-react";
import { useEffect, useId } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import { useGoesOn } from "@/components/ui/use-goes-on";
import { PhoneNav } from "./phone-nav";
import type { PlaceGroup } from "./places";
import { useSection } from "./use-section";

interface WorkNavProps {
  /** Names the navigation for screen readers. */
  label: string;
  groups: readonly PlaceGroup[];
}

export function WorkNav({ label, groups }: WorkNavProps) {
  const [list, goesOn] = useGoesOn();
  const segment = useSection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the current one then.
  useEffect(() => {
    list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [list, segment]);
  return (
    <>
      <PhoneNav label={label} groups={groups} />
      <nav aria-label={label} className="relative hidden min-h-0 md:-mx-1 md:flex md:flex-col print:hidden">
        <div
          ref={list}
          className="flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain px-1 pb-3 [scrollbar-width:none] max-xl:[@media(max-height:50rem)]:gap-2 xl:gap-5"
        >
          {groups.map((group) => (
            <NavGroup key={group.label} group={group} />
          ))}
        </div>
        {goesOn && (
          <span
            data-goes-on=""
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 bottom-0 flex h-14 items-end justify-center bg-linear-to-t from-page from-40% to-transparent text-ink"
          >
            <ChevronDown className="size-5" strokeWidth={1.75} />
          </span>
        )}
      </nav>
    </>
  );
}

function NavGroup({ group: { label, places } }: { group: PlaceGroup }) {
  const id = useId();
  const segment = useSection();
  const isTitled = label !== null && places.length > 1;
  return (
    <div className="max-xl:not-first:border-t max-xl:not-first:border-line max-xl:not-first:pt-3 max-xl:[@media(max-height:50rem)]:not-first:pt-2">
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
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-center text-xs max-xl:[@media(max-height:50rem)]:min-h-11.5 font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink xl:min-h-10 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-start xl:text-sm"
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
