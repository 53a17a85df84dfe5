"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { ORDER_SERVICES } from "./storefront";
import { useStorefront } from "./storefront-context";

export function ServiceSwitch({ className }: { className?: string }) {
  const t = useTranslations("storefront.service");
  const { services } = useStorefront().shop;
  const { service, chooseService } = useCart();
  const offered = ORDER_SERVICES.toReversed().filter((name) => services[name].offered);
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      label={t("label")}
      options={offered.map((value) => ({ value, label: t(value) }))}
      value={service}
      onValueChange={chooseService}
      className={className}
    />
  );
}
