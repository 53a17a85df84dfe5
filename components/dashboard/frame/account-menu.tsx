"use client";

import { CircleUserRound, LogOut, ShieldCheck, Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { forgetBoard, sendBeforeSignOut } from "@/components/dashboard/orders/forget-board";
import { api, resultOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import { useDashboardTenant } from "./dashboard-tenant";

/** Who is signed in, with links to sign out and to the storefront. */
export function AccountMenu({ name, scope }: { name: string; scope: "platform" | "admin" }) {
  const t = useTranslations("dashboard.frame");
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
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t("account")}: ${name}`}
          className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control text-sm text-ink-soft hover:bg-sunken hover:text-ink xl:justify-start xl:px-3"
        >
          <CircleUserRound className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          <span className="hidden truncate xl:block">{name}</span>
        </button>
      }
      groups={[
        ...(storefrontBase === null ? [] : [[storefrontItem(storefrontBase)]]),
        [
          {
            label: t("security"),
            icon: ShieldCheck,
            onSelect: () => window.location.assign(tenantHref(base, "/security")),
          },
        ],
        [{ label: t("signOut"), icon: LogOut, onSelect: signOut }],
      ]}
    />
  );
}
