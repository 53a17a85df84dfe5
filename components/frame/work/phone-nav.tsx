"use client";

import { Ellipsis } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import { Sheet } from "@/components/ui/sheet";
import { type PlaceGroup, phoneTabs } from "./places";
import { useSection } from "./use-section";

const TAB =
  "flex min-h-14 flex-auto flex-col items-center justify-center gap-0.5 px-1 text-center text-xs font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink";

/** The bottom bar of a phone; what has no tab is in the sheet behind "More". */
export function PhoneNav({ label, groups }: { label: string; groups: readonly PlaceGroup[] }) {
  const segment = useSection();
  const { tabs, more } = phoneTabs(groups);
  return (
    <nav
      data-bottom-bar="tabs"
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {tabs.map(({ label: place, path, segment: own, icon: Icon }) => (
        <TenantLink
          key={path}
          path={path}
          aria-current={segment === own ? "page" : undefined}
          className={TAB}
        >
          <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          {place}
        </TenantLink>
      ))}
      {more && (
        <MorePlaces
          groups={groups
            .map((group) => ({ ...group, places: group.places.filter((place) => !tabs.includes(place)) }))
            .filter(({ places }) => places.length > 0)}
        />
      )}
    </nav>
  );
}

function MorePlaces({ groups }: { groups: readonly PlaceGroup[] }) {
  const t = useTranslations("common");
  const segment = useSection();
  const [open, setOpen] = useState(false);
  const isHere = groups.some(({ places }) => places.some((place) => place.segment === segment));
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={t("morePlaces")}
      trigger={
        <button type="button" aria-current={isHere ? "page" : undefined} className={TAB}>
          <Ellipsis className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          {t("morePlaces")}
        </button>
      }
    >
      <div className="flex flex-col gap-5">
        {groups.map((group) => (
          <MoreGroup key={group.label} group={group} onLeave={() => setOpen(false)} />
        ))}
      </div>
    </Sheet>
  );
}

function MoreGroup({ group: { label, places }, onLeave }: { group: PlaceGroup; onLeave: () => void }) {
  const id = useId();
  const segment = useSection();
  return (
    <div>
      {label && (
        <p id={id} className="mb-1 text-sm text-ink-soft">
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? id : undefined} className="grid grid-cols-2 gap-1.5">
        {places.map(({ label: place, path, segment: own, icon: Icon }) => (
          <li key={path}>
            <TenantLink
              path={path}
              onClick={onLeave}
              aria-current={segment === own ? "page" : undefined}
              className="flex min-h-13 items-center gap-3 rounded-control px-3 font-medium ring-1 ring-line transition-colors ring-inset hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold"
            >
              <Icon className="size-5 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
              {place}
            </TenantLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
