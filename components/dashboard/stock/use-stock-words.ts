"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";

type Unit = IngredientWire["unit"];

export function useStockWords() {
  const t = useTranslations("dashboardStock");
  const format = useFormatter();
  const { currency } = useDashboardTenant();
  const number = (quantity: number, signed = false) =>
    format.number(quantity, { maximumFractionDigits: 3, signDisplay: signed ? "exceptZero" : "auto" });
  return {
    unit: (unit: Unit) => t(`units.${unit}`),
    /** For "cost per …". */
    perUnit: (unit: Unit) => t(`perUnits.${unit}`),
    /** "2.5 kg". */
    quantity: (quantity: number, unit: Unit) =>
      t("quantity", { quantity: number(quantity), unit: t(`units.${unit}`) }),
    /** "−0.4 kg", "+12 kg". */
    change: (quantity: number, unit: Unit) =>
      t("quantity", { quantity: number(quantity, true), unit: t(`units.${unit}`) }),
    money: (amount: number) =>
      format.number(amount, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    /** "€1.20 / kg": what is cheap by the gram keeps its decimals. */
    unitCost: (cost: number, unit: Unit) =>
      t("perUnit", {
        cost: format.number(cost, {
          style: "currency",
          currency,
          currencyDisplay: "narrowSymbol",
          maximumFractionDigits: 5,
        }),
        unit: t(`perUnits.${unit}`),
      }),
    percent: (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 0 }),
  };
}
