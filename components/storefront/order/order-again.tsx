"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { cartOfOrder } from "@/components/storefront/cart/cart-of-order";
import { storeCart } from "@/components/storefront/cart/cart-store";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";

/** Fills the cart with the same dishes; the cart shows which are no longer available. */
export function OrderAgain({ order }: { order: TrackedOrder }) {
  const t = useTranslations("tracking");
  const router = useRouter();
  const base = useTenantBase();
  const { slug } = useStorefront().shop;
  const fill = () => {
    storeCart(slug, cartOfOrder(order));
    router.push(tenantHref(base, "/checkout"));
  };
  return (
    <Button variant="secondary" onClick={fill}>
      <RotateCcw className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {t("again")}
    </Button>
  );
}
