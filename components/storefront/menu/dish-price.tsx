"use client";

import { useTranslations } from "next-intl";
import { Money, useMoney } from "@/components/storefront/frame/money";
import type { Dish } from "@/components/storefront/frame/storefront";

/** The price of a dish before options; a discount is shown with the price it replaces. */
export function DishPrice({ dish }: { dish: Dish }) {
  const t = useTranslations("storefront.menu");
  const money = useMoney();
  if (dish.discountPriceMinor === null)
    return <Money minor={dish.basePriceMinor} className="font-semibold" />;
  return (
    <span className="inline-flex items-baseline gap-2">
      <Money minor={dish.discountPriceMinor} className="font-semibold text-accent-text" />
      <s aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
        {money(dish.basePriceMinor)}
      </s>
      <span className="sr-only">{t("priceWas", { price: money(dish.basePriceMinor) })}</span>
    </span>
  );
}
