"use client";

import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";

interface AmountProps {
  amount: number;
  currency: string;
}

export function BookAmount({ amount, currency }: AmountProps) {
  return amount === 0 ? null : <Price amount={amount} currency={currency} />;
}

export function BookBalance({ amount, currency }: AmountProps) {
  const t = useTranslations("adminOrders.side");
  return (
    <span className="whitespace-nowrap">
      <Price amount={Math.abs(amount)} currency={currency} />{" "}
      <span className="inline-block w-5 text-left text-xs text-ink-soft">
        {amount === 0 ? (
          ""
        ) : amount > 0 ? (
          <abbr title={t("debit")}>{t("dr")}</abbr>
        ) : (
          <abbr title={t("credit")}>{t("cr")}</abbr>
        )}
      </span>
    </span>
  );
}
