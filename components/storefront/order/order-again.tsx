"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { addLine, EMPTY_CART } from "@/components/storefront/cart/cart";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { toMinor } from "@/lib/core/money/money";

/** Fills the cart with the same dishes; the cart shows which are no longer available. */
export function OrderAgain({ order }: { order: TrackedOrder }) {
  const t = useTranslations("tracking");
  const router = useRouter();
  const base = useTenantBase();
  const { dishes } = useStorefront();
  const cart = useCart();
  const fill = () => {
    const lines = order.items.map(({ productId, productName, quantity, price, selectedOptions }) => ({
      productId,
      name: dishes.get(productId)?.name ?? productName,
      quantity,
      selectedOptions,
      unitPriceMinor: toMinor(price, order.currency),
    }));
    cart.restore(lines.reduce(addLine, { ...EMPTY_CART, service: order.type }));
    router.push(tenantHref(base, "/checkout"));
  };
  return (
    <Button variant="secondary" onClick={fill}>
      <RotateCcw className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {t("again")}
    </Button>
  );
}
