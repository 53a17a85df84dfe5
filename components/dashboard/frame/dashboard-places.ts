import {
  Banknote,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Gift,
  History,
  Landmark,
  Package,
  Receipt,
  ReceiptText,
  Settings,
  TicketPercent,
  Users,
  UtensilsCrossed,
} from "lucide-react";
import type { Place } from "@/components/frame/work/places";
import type { Messages } from "@/lib/core/i18n/catalogue";

interface DashboardPlace extends Omit<Place, "label"> {
  /** Its word in `dashboardNav.place`. */
  name: keyof Messages["dashboardNav"]["place"];
  /** Owners and co-managers only. */
  managed?: true;
  /** Staff only: the others find it within another place. */
  unmanaged?: true;
}

export interface DashboardPlaceGroup {
  /** Its word in `dashboardNav.group`; null needs none. */
  name: keyof Messages["dashboardNav"]["group"] | null;
  places: readonly DashboardPlace[];
}

/** Every page of the dashboard, in the order of the sidebar. A page that does not exist has no line. */
const GROUPS: readonly DashboardPlaceGroup[] = [
  {
    name: "service",
    places: [
      { name: "orders", path: "/", segment: null, icon: ClipboardList, tab: true },
      { name: "tables", path: "/tables", segment: "tables", icon: ReceiptText, tab: true },
      { name: "bookings", path: "/bookings", segment: "bookings", icon: CalendarDays, tab: true },
      { name: "history", path: "/history", segment: "history", icon: History },
    ],
  },
  {
    name: "menu",
    places: [
      { name: "menu", path: "/menu", segment: "menu", icon: UtensilsCrossed, tab: true },
      { name: "stock", path: "/stock", segment: "stock", icon: Package },
    ],
  },
  {
    name: "guests",
    places: [
      { name: "guests", path: "/guests", segment: "guests", icon: Users, managed: true },
      { name: "coupons", path: "/coupons", segment: "coupons", icon: TicketPercent, managed: true },
      { name: "giftCards", path: "/gift-cards", segment: "gift-cards", icon: Gift, managed: true },
    ],
  },
  {
    name: "business",
    places: [
      { name: "reports", path: "/reports", segment: "reports", icon: ChartColumn, managed: true },
      { name: "money", path: "/money", segment: "money", icon: Landmark, managed: true },
      { name: "drawer", path: "/money/drawer", segment: "money", icon: Banknote, unmanaged: true },
      { name: "receipts", path: "/receipts", segment: "receipts", icon: Receipt },
    ],
  },
  {
    name: null,
    places: [{ name: "settings", path: "/settings", segment: "settings", icon: Settings }],
  },
];

export function placeGroups(manages: boolean): DashboardPlaceGroup[] {
  return GROUPS.map(({ name, places }) => ({
    name,
    places: places.filter(({ managed, unmanaged }) => (manages ? !unmanaged : !managed)),
  })).filter(({ places }) => places.length > 0);
}
