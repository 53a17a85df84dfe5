"use client";

import { useFormatter, useLocale } from "next-intl";
import { amountInSentence } from "@/lib/core/money/money";

interface PriceProps {
  /** In major units, as the API gives it: 12.5. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** For differences: always with its sign. */
  signed?: boolean;
  className?: string;
}

export function Price({ amount, currency, signed = false, className = "" }: PriceProps) {
  const format = useFormatter();
  const locale = useLocale();
  const text = format.number(amount, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return (
    // A browser may know other spaces and signs than the server, whose writing stays.
    <span suppressHydrationWarning className={`whitespace-nowrap tabular-nums ${className}`}>
      {amountInSentence(text, locale)}
    </span>
  );
}
