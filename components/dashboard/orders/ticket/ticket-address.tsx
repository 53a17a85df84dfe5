import { MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import type { Density } from "@/components/dashboard/orders/board-view";
import { orderAddress } from "./order-address";

/** In one line it is beside a note that leaves room for it. */
const LOOKS: Record<Density, string> = {
  comfortable: "",
  compact: "text-sm",
  line: "flex-1 basis-48 text-sm",
};

/** Where a delivery goes, all of it, street and number first. Nothing for what is picked up. */
export function TicketAddress({ order, density }: { order: BoardOrder; density: Density }) {
  const t = useTranslations("dashboard.ticket");
  const { country } = useDashboardTenant();
  const address = orderAddress(order, country ?? "");
  if (!address) return null;
  return (
    <p className={`flex min-w-0 gap-2 ${LOOKS[density]}`}>
      <MapPin className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0 break-words">
        <span className="sr-only">{t("address")}: </span>
        <span className="font-medium">{address.street}</span>
        {address.town && <span className="text-ink-soft">, {address.town}</span>}
      </span>
    </p>
  );
}
