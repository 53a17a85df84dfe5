"use client";

import { ChevronRight, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";
import { SETTINGS_GROUPS } from "./settings-places";

export function SettingsOverview({ owns }: { owns: boolean }) {
  const t = useTranslations("dashboardSettings");
  const { manages } = useDashboardTenant();
  const isFor = { managers: manages, owner: owns };
  return (
    <div className="max-w-280 px-4 pt-2 pb-12 md:px-6 md:pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-xl font-semibold tracking-tight">{t("title")}</h1>
        <TenantLink path="/security" prefetch={false} className={`${buttonClass("quiet")} -mx-3`}>
          <ShieldCheck className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("security")}
        </TenantLink>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {SETTINGS_GROUPS.map(({ name, places }) => (
          <section key={name} aria-labelledby={`settings-${name}`}>
            <h2 id={`settings-${name}`} className="mb-1 text-sm text-ink-soft">
              {t(`group.${name}`)}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {places
                .filter((place) => place.for === undefined || isFor[place.for])
                .map(({ name: place, path, icon: Icon }) => (
                  <li key={place}>
                    <TenantLink
                      path={path}
                      className="group -mx-2 flex min-h-17 items-center gap-4 rounded-control px-2 py-2.5 transition-colors hover:bg-sunken"
                    >
                      <Icon className="size-5 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden="true" />
                      <span className="min-w-0 flex-1">
                        <span className="block font-semibold">{t(`place.${place}.title`)}</span>
                        <span className="block text-sm text-ink-soft">{t(`place.${place}.lead`)}</span>
                      </span>
                      <ChevronRight
                        className="size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
                        strokeWidth={1.5}
                        aria-hidden="true"
                      />
                    </TenantLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
