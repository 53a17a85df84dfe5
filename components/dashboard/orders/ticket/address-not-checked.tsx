import { MapPinOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";

interface AddressNotCheckedProps {
  order: Pick<BoardOrder, "addressChecked">;
  className?: string;
}

/** Says that no map has confirmed the address of a delivery. Nothing for other orders. */
export function AddressNotChecked({ order, className = "" }: AddressNotCheckedProps) {
  const t = useTranslations("dashboard.ticket");
  if (order.addressChecked !== false) return null;
  return (
    <p className={className}>
      <span className="inline-flex items-center gap-1 rounded-full bg-caution-tint px-2 py-0.5 text-xs font-semibold text-caution">
        <MapPinOff className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        {t("addressNotChecked")}
      </span>
    </p>
  );
}
