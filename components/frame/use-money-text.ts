"use client";

import { useFormatter } from "next-intl";

/** An amount in major units as text, for sentences: "€12.50". */
export function useMoneyText(): (amount: number, currency: string) => string {
  const format = useFormatter();
  return (amount, currency) =>
    format.number(amount, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
}
