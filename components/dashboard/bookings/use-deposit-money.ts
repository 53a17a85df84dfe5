"use client";

import { useLocale } from "next-intl";
import { formatMoney, toMinor } from "@/lib/core/money/money";

export function useDepositMoney(): (amount: number, currency: string) => string {
  const locale = useLocale();
  return (amount, currency) => formatMoney(toMinor(amount, currency), currency, locale);
}
