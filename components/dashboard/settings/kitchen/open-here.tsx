"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import { stationList } from "@/components/dashboard/settings/printers/printer-queries";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";

/** The same screens on this device, for somebody who is signed in. */
export function OpenHere() {
  const t = useTranslations("dashboardKitchen");
  const { slug } = useDashboardTenant();
  const { data: stations = [] } = useQuery(stationList(slug));
  const places = [
    ...stations.map(({ id, name }) => ({ place: id, name })),
    { place: "all", name: t("kind.whole") },
    { place: "pass", name: t("kind.expediter") },
    { place: "pickup", name: t("kind.pickup") },
  ];
  return (
    <SettingsPart title={t("here")} lead={t("hereLead")}>
      <ul className="flex flex-wrap gap-2">
        {places.map(({ place, name }) => (
          <li key={place}>
            <TenantLink
              path={`/kitchen/${place}`}
              target="_blank"
              prefetch={false}
              className={buttonClass("secondary")}
            >
              {name}
              <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
              <span className="sr-only">{t("newTab")}</span>
            </TenantLink>
          </li>
        ))}
      </ul>
    </SettingsPart>
  );
}
