"use client";

import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import type { SettingsPlace } from "./settings-places";

interface SettingsScreenProps {
  place: SettingsPlace["name"] | "keys";
  /** Beside the title, such as a button to create something. */
  action?: ReactNode;
  /** Tables want more room than forms. */
  wide?: boolean;
  children: ReactNode;
}

export function SettingsScreen({ place, action, wide = false, children }: SettingsScreenProps) {
  const t = useTranslations("dashboardSettings");
  return (
    <div className={`px-4 pt-1 pb-12 md:px-6 md:pt-4 ${wide ? "max-w-280" : "max-w-190"}`}>
      <TenantLink
        path="/settings"
        className="-ml-1.5 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm text-ink-soft hover:text-ink lg:hidden"
      >
        <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("title")}
      </TenantLink>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-xl font-semibold tracking-tight">{t(`place.${place}.title`)}</h1>
        {action}
      </div>
      <p className="mt-1 max-w-140 text-ink-soft">{t(`place.${place}.lead`)}</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}

export function SettingsPart({
  title,
  lead,
  action,
  children,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-t border-line py-7 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        {action}
      </div>
      {lead && <p className="mt-1 max-w-140 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
