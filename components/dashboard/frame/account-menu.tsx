"use client";

import { ShieldCheck, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { forgetBoard, sendBeforeSignOut } from "@/components/dashboard/orders/offline/forget-board";
import { api, resultOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { PersonMenu } from "@/components/frame/work/person-menu";
import { useToast } from "@/components/ui/toast";
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
  const toast = useToast();
  const failureWords = useFailureWords();

  const signOut = async () => {
    await sendBeforeSignOut();
    const result = await resultOf(api.POST("/api/auth/logout", { params: { query: { scope } } }));
    if (result.ok) {
      await forgetBoard();
      window.location.assign(tenantHref(base, "/sign-in"));
    } else toast({ ...failureWords(result), tone: "failure" });
  };
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
        [
          {
            label: person("security"),
            icon: ShieldCheck,
            onSelect: () => window.location.assign(tenantHref(base, "/security")),
          },
        ],
      ]}
      onSignOut={signOut}
    />
  );
}
