"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { LoadFailure } from "@/components/data/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { SettingsPart } from "../frame/settings-screen";
import { AddDomainForm } from "./add-domain-form";
import { DomainCard } from "./domain-card";
import { ownDomains } from "./use-domains";

/** The restaurant's own domains: what to set for each, and how far each has come. */
export function OwnDomains() {
  const t = useTranslations("dashboardSettings.website.domains");
  const { slug } = useDashboardTenant();
  const { data: domains, error, refetch } = useQuery(ownDomains(slug));
  return (
    <SettingsPart title={t("title")} lead={t("lead")}>
      {error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !domains && <Skeleton className="h-28 rounded-panel" />}
      {domains && (
        <div className="grid gap-5">
          {domains.length > 0 && (
            <ul className="grid gap-3" aria-label={t("title")}>
              {domains.map((domain) => (
                <li key={domain.id}>
                  <DomainCard domain={domain} />
                </li>
              ))}
            </ul>
          )}
          <AddDomainForm />
          {domains.length > 0 && <p className="max-w-140 text-sm text-ink-soft">{t("accounts")}</p>}
        </div>
      )}
    </SettingsPart>
  );
}
