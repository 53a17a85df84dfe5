"use client";

import { ShieldCheck, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDevice } from "@/components/dashboard/device/device-context";
import { useSignOut } from "@/components/dashboard/device/use-sign-out";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { PersonMenu } from "@/components/frame/work/person-menu";
import { useDashboardTenant } from "./dashboard-tenant";

export function AccountMenu({
  name,
  scope,
  canSwitch,
}: {
  name: string;
  scope: "platform" | "admin";
  canSwitch: boolean;
}) {
  const t = useTranslations("dashboard.frame");
  const person = useTranslations("common.person");
  const base = useTenantBase();
  const { storefrontBase } = useDashboardTenant();
  const signOut = useSignOut(scope);
  const device = useDevice();
  const storefrontItem = (address: string) => ({
    label: t("storefront"),
    icon: Store,
    onSelect: () => void window.open(address || "/", "_blank", "noopener"),
  });
  return (
    <PersonMenu
      name={name}
      canSwitch={canSwitch}
      groups={[
        ...(storefrontBase === null ? [] : [[storefrontItem(storefrontBase)]]),
        // A shared device opens nobody's account.
        ...(device
          ? []
          : [
              [
                {
                  label: person("security"),
                  icon: ShieldCheck,
                  onSelect: () => window.location.assign(tenantHref(base, "/security")),
                },
              ],
            ]),
      ]}
      onSignOut={() => void signOut()}
    />
  );
}
