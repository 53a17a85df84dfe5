import {
  Armchair,
  Bell,
  Building2,
  CalendarCheck,
  Clock,
  CreditCard,
  Download,
  FlaskConical,
  Globe,
  HandCoins,
  KeyRound,
  type LucideIcon,
  MapPin,
  Monitor,
  Palette,
  Percent,
  Printer,
  ScrollText,
  Smartphone,
  Store,
  TabletSmartphone,
  Users,
  Webhook,
} from "lucide-react";
import type { Messages } from "@/lib/core/i18n/catalogue";

export interface SettingsPlace {
  /** Its words in `dashboardSettings.place`. */
  name: keyof Messages["dashboardSettings"]["place"];
  path: string;
  icon: LucideIcon;
  /** Whom it is for, when not for everybody. Others read on the page itself that it is not for them. */
  for?: "managers" | "owner";
}

interface SettingsGroup {
  name: keyof Messages["dashboardSettings"]["group"];
  places: readonly SettingsPlace[];
}

/** Every page below the settings, in the order of the overview. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    name: "restaurant",
    places: [
      { name: "profile", path: "/settings/profile", icon: Store },
      { name: "legal", path: "/settings/legal", icon: Building2 },
      { name: "tax", path: "/settings/tax", icon: Percent },
      { name: "theme", path: "/settings/theme", icon: Palette },
      { name: "website", path: "/settings/website", icon: Globe, for: "managers" },
    ],
  },
  {
    name: "service",
    places: [
      { name: "hours", path: "/settings/hours", icon: Clock },
      { name: "delivery", path: "/settings/delivery", icon: MapPin },
      { name: "bookings", path: "/settings/bookings", icon: CalendarCheck, for: "managers" },
      { name: "room", path: "/settings/room", icon: Armchair, for: "managers" },
      { name: "tableOrders", path: "/settings/table-orders", icon: Smartphone, for: "managers" },
      { name: "printers", path: "/settings/printers", icon: Printer, for: "managers" },
      { name: "kitchen", path: "/settings/kitchen", icon: Monitor, for: "managers" },
      { name: "tips", path: "/settings/tips", icon: HandCoins, for: "managers" },
      { name: "payments", path: "/settings/payments", icon: CreditCard, for: "managers" },
    ],
  },
  {
    name: "people",
    places: [
      { name: "team", path: "/settings/team", icon: Users, for: "managers" },
      { name: "device", path: "/settings/device", icon: TabletSmartphone },
      { name: "notifications", path: "/settings/notifications", icon: Bell },
    ],
  },
  {
    name: "data",
    places: [
      { name: "webhooks", path: "/settings/webhooks", icon: Webhook, for: "managers" },
      { name: "apiKeys", path: "/settings/api-keys", icon: KeyRound, for: "owner" },
      { name: "twin", path: "/settings/twin", icon: FlaskConical, for: "owner" },
      { name: "audit", path: "/settings/audit", icon: ScrollText, for: "owner" },
      { name: "export", path: "/settings/export", icon: Download, for: "owner" },
    ],
  },
];
