"use client";

import { CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMoneyText } from "@/components/frame/use-money-text";

/** Whether a count is exact, or how much is missing or too much; `amount` is counted less expected, in major units. */
export function DifferenceText({ amount, currency }: { amount: number; currency: string }) {
  const t = useTranslations("dashboardDrawer.difference");
  const money = useMoneyText();
  const Icon = amount === 0 ? CircleCheck : TriangleAlert;
  const size = money(Math.abs(amount), currency);
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap tabular-nums ${amount === 0 ? "text-positive" : "text-critical"}`}
    >
      <Icon className="size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {amount === 0 ? t("none") : amount < 0 ? t("missing", { amount: size }) : t("over", { amount: size })}
    </span>
  );
}
