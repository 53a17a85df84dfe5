"use client";

import { useTranslations } from "next-intl";
import { useMoney } from "@/components/storefront/frame/money";
import { useIsAwake } from "@/components/ui/use-is-awake";
import { useCart } from "./use-cart";

/** Tells screen readers what the cart holds whenever that changes. */
export function CartAnnouncer() {
  const t = useTranslations("storefront.cart");
  const money = useMoney();
  const awake = useIsAwake();
  const { count, checked } = useCart();
  return (
    <p aria-live="polite" className="sr-only">
      {awake && t("summary", { count, total: money(checked.price.totalMinor) })}
    </p>
  );
}
