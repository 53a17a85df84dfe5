"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import type { components } from "@/components/data/generated/api-schema";
import { AmountRow } from "@/components/ui/amount-row";
import { Price } from "@/components/ui/price";

/** What the order costs, and why a guest could not have placed it. */
export function NewOrderTotal({ quote }: { quote: components["schemas"]["OrderQuote"] }) {
  const t = useTranslations("dashboardNewOrder");
  const { currency } = quote;
  const rows = [
    ["discount", -quote.discount],
    ["deliveryFee", quote.deliveryFee],
    ["serviceCharge", quote.serviceCharge],
    ["taxAdded", quote.taxAdded],
    ["giftCard", -quote.giftCardAmount],
  ] as const;
  return (
    <div className="space-y-2">
      {quote.warnings.map(({ code, message }) => (
        <p
          key={`${code} ${message}`}
          className="flex gap-2 rounded-control bg-caution-tint px-3 py-2 text-sm text-caution"
        >
          <TriangleAlert className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          <span>
            <span className="font-semibold">{t("warning")}</span> {message}
          </span>
        </p>
      ))}
      <dl>
        {rows.map(
          ([name, amount]) =>
            amount !== 0 && (
              <AmountRow key={name} label={t(`amount.${name}`)}>
                <Price amount={amount} currency={currency} />
              </AmountRow>
            ),
        )}
      </dl>
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        {t("total")}
        <Price amount={quote.total} currency={currency} className="font-display text-2xl" />
      </p>
    </div>
  );
}
