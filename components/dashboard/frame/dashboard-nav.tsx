"use client";

import {
  CalendarDays,
  ClipboardList,
  Ellipsis,
  Gift,
  History,
  type LucideIcon,
  Settings,
  TicketPercent,
  UtensilsCrossed,
} from "lucide-react";
import { useRouter, useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { TenantLink, useTenantBase } from "@/components/frame/tenant-link";
import { Menu } from "@/components/ui/menu";
import { useDashboardTenant } from "./dashboard-tenant";

type PlaceName = "orders" | "bookings" | "history" | "menu" | "coupons" | "giftCards" | "settings";

interface Place {
  name: PlaceName;
  path: string;
  segment: string | null;
  icon: LucideIcon;
  /** On a phone it is under "More", if there are several such links. */
  rare?: boolean;
  /** Owners and co-managers only. */
  managed?: boolean;
}

const PLACES: readonly Place[] = [
  { name: "orders", path: "/", segment: null, icon: ClipboardList },
  { name: "bookings", path: "/bookings", segment: "bookings", icon: CalendarDays },
  { name: "history", path: "/orders", segment: "orders", icon: History },
  { name: "menu", path: "/menu", segment: "menu", icon: UtensilsCrossed },
  { name: "coupons", path: "/coupons", segment: "coupons", icon: TicketPercent, rare: true, managed: true },
  { name: "giftCards", path: "/gift-cards", segment: "gift-cards", icon: Gift, rare: true, managed: true },
  { name: "settings", path: "/settings", segment: "settings", icon: Settings, rare: true },
];

const LINK =
  "flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-center text-xs font-medium text-ink-soft transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink md:min-h-15 md:flex-none md:rounded-control md:aria-[current=page]:bg-sunken xl:min-h-11 xl:flex-row xl:justify-start xl:gap-3 xl:px-3 xl:text-sm xl:hover:bg-sunken";

/** The places of the dashboard: tabs at the bottom of a phone, a rail on a tablet, a sidebar on a desk. */
export function DashboardNav() {
  const t = useTranslations("dashboard.frame");
  const segment = useSelectedLayoutSegment();
  const router = useRouter();
  const base = useTenantBase();
  const { manages } = useDashboardTenant();
  const places = PLACES.filter(({ managed }) => manages || !managed);
  const rare = places.filter((place) => place.rare);
  const folds = rare.length > 1;
  return (
    <nav
      aria-label={t("navigation")}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:static md:flex-col md:gap-1 md:border-0 md:bg-transparent md:pb-0 print:hidden"
    >
      {places.map(({ name, path, segment: own, icon: Icon, rare: isRare }) => (
        <TenantLink
          key={name}
          path={path}
          aria-current={segment === own ? "page" : undefined}
          className={`${LINK} ${folds && isRare ? "max-md:hidden" : ""}`}
        >
          <Icon className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          {t(name)}
        </TenantLink>
      ))}
      {folds && (
        <Menu
          trigger={
            <button
              type="button"
              aria-current={rare.some((place) => place.segment === segment) ? "page" : undefined}
              className={`${LINK} md:hidden`}
            >
              <Ellipsis className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
              {t("more")}
            </button>
          }
          groups={[
            rare.map(({ name, path, icon }) => ({
              label: t(name),
              icon,
              onSelect: () => router.push(tenantHref(base, path)),
            })),
          ]}
        />
      )}
    </nav>
  );
}
