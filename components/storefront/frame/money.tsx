"use client";

import { useLocale } from "next-intl";
import { formatMoney } from "@/lib/core/money/money";
import { useAmountTexts, useShopCurrency } from "./shop-currency";

/** Writes minor units of the restaurant's currency as the visitor does. */
export function useMoney(): (amountMinor: number) => string {
  const locale = useLocale();
  const currency = useShopCurrency();
  const texts = useAmountTexts();
  return (amountMinor) => texts[amountMinor] ?? formatMoney(amountMinor, currency, locale);
}

interface MoneyProps {
  /** Minor units. */
  minor: number;
  /** With its sign, for what an option adds. */
  signed?: boolean;
  className?: string;
}

export function Money({ minor, signed = false, className = "" }: MoneyProps) {
  const money = useMoney();
  const sign = signed && minor > 0 ? "+" : "";
  return (
    <bdi dir="ltr" className={`whitespace-nowrap tabular-nums ${className}`}>{`${sign}${money(minor)}`}</bdi>
  );
}
