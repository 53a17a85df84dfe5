"use client";

import { useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { chosenNames } from "@/lib/restaurant/pricing/halves";

interface RefundLinesProps {
  order: BoardOrder;
  units: Readonly<Record<string, number>>;
  onChange: (units: Record<string, number>) => void;
}

/** How many of each line are refunded, up to what is left of it. */
export function RefundLines({ order, units, onChange }: RefundLinesProps) {
  const t = useTranslations("dashboardRefunds");
  return (
    <ul className="divide-y divide-line" aria-label={t("scopes.lines")}>
      {order.items.map((item) => {
        const left = item.quantity - item.refundedQuantity;
        const options = chosenNames(item.selectedOptions, item.halvedGroups ?? [], (label) => label).join(
          ", ",
        );
        return (
          <li key={item.lineItemId} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="font-semibold">{item.kitchenName}</span>
              {options && <span className="block text-sm text-ink-soft">{options}</span>}
              <span className="block text-sm text-ink-soft tabular-nums">
                {left === 0 ? t("lineGone") : t("lineLeft", { left, quantity: item.quantity })}
              </span>
            </span>
            {left > 0 && (
              <QuantityStepper
                label={t("lineUnits", { name: item.kitchenName })}
                value={units[item.lineItemId] ?? 0}
                min={0}
                max={left}
                onChange={(quantity) => onChange({ ...units, [item.lineItemId]: quantity })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
