import { MapPinOff } from "lucide-react";
import { useTranslations } from "next-intl";
import type { BoardOrder } from "./board-order";

/** Says that no map has confirmed the address of a delivery. Nothing for other orders. */
export function AddressNotChecked({ order }: { order: Pick<BoardOrder, "addressChecked"> }) {
  const t = useTranslations("dashboard.ticket");
  if (order.addressChecked !== false) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-caution-tint px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-caution">
      <MapPinOff className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
      {t("addressNotChecked")}
    </span>
  );
}
