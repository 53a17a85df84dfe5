import {
  Building2,
  ChartNoAxesGantt,
  Gauge,
  KeyRound,
  Landmark,
  Network,
  Scale,
  ScrollText,
  ShieldAlert,
  ShoppingBag,
  Users,
  Wallet,
  Webhook,
} from "lucide-react";
import type { Place } from "@/components/frame/work/places";
import type { Messages } from "@/lib/core/i18n/catalogue";

interface AdminPlaceGroup {
  /** Its word in `adminNav.group`; null needs none. */
  name: keyof Messages["adminNav"]["group"] | null;
  places: readonly (Omit<Place, "label"> & { name: keyof Messages["adminNav"]["place"] })[];
}

export const ADMIN_PLACES: readonly AdminPlaceGroup[] = [
  {
    name: null,
    places: [{ name: "fleet", path: "/", segment: null, icon: Gauge, tab: true }],
  },
  {
    name: "people",
    places: [
      { name: "restaurants", path: "/restaurants", segment: "restaurants", icon: Building2, tab: true },
      { name: "organizations", path: "/organizations", segment: "organizations", icon: Network },
      { name: "users", path: "/users", segment: "users", icon: Users },
    ],
  },
  {
    name: "money",
    places: [
      { name: "orders", path: "/orders", segment: "orders", icon: ShoppingBag, tab: true },
      { name: "escrow", path: "/escrow", segment: "escrow", icon: ShieldAlert, tab: true },
      { name: "payouts", path: "/payouts", segment: "payouts", icon: Landmark },
      { name: "balance", path: "/balance", segment: "balance", icon: Wallet },
      { name: "reconciliation", path: "/reconciliation", segment: "reconciliation", icon: Scale },
    ],
  },
  {
    name: "operations",
    places: [
      { name: "jobs", path: "/jobs", segment: "jobs", icon: ChartNoAxesGantt },
      { name: "webhooks", path: "/webhooks", segment: "webhooks", icon: Webhook },
      { name: "apiKeys", path: "/api-keys", segment: "api-keys", icon: KeyRound },
      { name: "audit", path: "/audit", segment: "audit", icon: ScrollText },
    ],
  },
];
