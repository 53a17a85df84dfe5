"use client";

import { useTranslations } from "next-intl";
import { isPayable } from "./storefront";
import { useStorefront } from "./storefront-context";

/** Says that nobody can order here, and what to do instead; nothing where a payment method is open. */
export function NoPaymentNotice({ className = "" }: { className?: string }) {
  const t = useTranslations("storefront");
  const { shop } = useStorefront();
  if (isPayable(shop)) return null;
  return (
    <p className={`text-sm font-semibold text-caution ${className}`}>
      {t("noPayment", { name: shop.name, phone: shop.phone })}
    </p>
  );
}
