"use client";

import { useFormatter, useLocale } from "next-intl";
import { amountInSentence } from "@/lib/core/money/money";

/** An amount in major units as text, for sentences: "€12.50". */
export function useMoneyText(): (amount: number, currency: string) => string {
  const format = useFormatter();
  const locale = useLocale();
  return (amount, currency) =>
    amountInSentence(
      format.number(amount, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
      locale,
    );
}
