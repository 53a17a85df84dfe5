"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { SETTINGS_GROUPS } from "./settings-places";

export function SettingsNav() {
  const t = useTranslations("dashboardSettings");
  const segment = useSelectedLayoutSegment();
  if (segment === null) return null;
  return (
    <nav aria-label={t("title")} className="hidden w-50 shrink-0 pt-5 pl-6 lg:block print:hidden">
      <div className="sticky top-5 flex flex-col gap-4">
        {SETTINGS_GROUPS.map(({ name, places }) => (
          <ul key={name} aria-label={t(`group.${name}`)}>
            {places.map(({ name: place, path }) => (
              <li key={place}>
                <TenantLink
                  path={path}
                  aria-current={path === `/settings/${segment}` ? "page" : undefined}
                  className="flex min-h-9 items-center rounded-control px-3 text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {t(`place.${place}.title`)}
                </TenantLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
