"use client";

import { useLocale } from "next-intl";
import { formatMoney, toMinor } from "@/lib/core/money/money";

/** Writes an amount in major units as the reader does. */
export function useDepositMoney(): (amount: number, currency: string) => string {
  const locale = useLocale();
  return (amount, currency) => formatMoney(toMinor(amount, currency), currency, locale);
}
