"use client";

import { ClipboardList, History, type LucideIcon, Settings, UtensilsCrossed } from "lucide-react";
import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { TenantLink } from "../frame/tenant-link";

type PlaceName = "orders" | "history" | "menu" | "settings";

const PLACES: readonly { name: PlaceName; path: string; segment: string | null; icon: LucideIcon }[] = [
  { name: "orders", path: "/", segment: null, icon: ClipboardList },
  { name: "history", path: "/orders", segment: "orders", icon: History },
  { name: "menu", path: "/menu", segment: "menu", icon: UtensilsCrossed },
  { name: "settings", path: "/settings", segment: "settings", icon: Settings },
];

const LINK =
  "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink md:min-h-15 md:flex-none md:rounded-control md:aria-[current=page]:bg-sunken xl:min-h-11 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-sm xl:hover:bg-sunken";

/** The places of the dashboard: tabs at the bottom of a phone, a rail on a tablet, a sidebar on a desk. */
export function DashboardNav() {
  const t = useTranslations("dashboard.frame");
  const segment = useSelectedLayoutSegment();
  return (
    <nav
      aria-label={t("navigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:static md:flex-col md:gap-1 md:border-0 md:bg-transparent md:pb-0 print:hidden"
    >
      {PLACES.map(({ name, path, segment: own, icon: Icon }) => (
        <TenantLink
          key={name}
          path={path}
          aria-current={segment === own ? "page" : undefined}
          className={LINK}
        >
          <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          {t(name)}
        </TenantLink>
      ))}
    </nav>
  );
}
