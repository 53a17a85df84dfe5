"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoney } from "@/components/storefront/frame/money";
import { NoPaymentNotice } from "@/components/storefront/frame/no-payment-notice";
import { isPayable } from "@/components/storefront/frame/storefront";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { useOffline } from "@/components/storefront/frame/use-offline";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { CartLines } from "./cart-lines";
import { CartTotals } from "./cart-totals";
import type { CheckedLine } from "./check-cart";
import { useCart } from "./use-cart";
import { useCheckoutPath } from "./use-checkout-path";

function EmptyCart() {
  const t = useTranslations("storefront.cart");
  return (
    <div className="flex flex-col items-center px-2 py-10 text-center">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-accent-tint text-accent-text">
        <ShoppingBag className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </span>
      <p className="font-semibold">{t("emptyTitle")}</p>
      <p className="mt-1 text-sm text-ink-soft">{t("emptyBody")}</p>
    </div>
  );
}

export function CartContents({ onEdit }: { onEdit: (line: CheckedLine) => void }) {
  const { checked } = useCart();
  return (
    <>
      {checked.lines.length === 0 && <EmptyCart />}
      <CartLines onEdit={onEdit} />
    </>
  );
}

/** The cart's total with the link to the checkout; nothing for an empty cart. */
export function CartAction() {
  const t = useTranslations("storefront.cart");
  const tMenu = useTranslations("storefrontMenu");
  const isOffline = useOffline();
  const money = useMoney();
  const { shop } = useStorefront();
  const { checked, service } = useCart();
  const checkoutPath = useCheckoutPath();
  const reasonId = useId();
  if (checked.lines.length === 0) return null;
  return (
    <div className="space-y-4">
      <CartTotals price={checked.price} service={service} />
      {checked.missingToMinimumMinor > 0 && (
        <p className="text-sm font-semibold text-caution">
          {t("missing", { amount: money(checked.missingToMinimumMinor) })}
        </p>
      )}
      {isOffline || !isPayable(shop) ? (
        <>
          <div id={reasonId}>
            {isOffline ? (
              <p className="text-sm font-semibold text-caution">{tMenu("offline.noOrders")}</p>
            ) : (
              <NoPaymentNotice />
            )}
          </div>
          <Button size="large" disabled aria-describedby={reasonId} className="w-full">
            {t("checkout")}
          </Button>
        </>
      ) : (
        <TenantLink path={checkoutPath} prefetch className={`${buttonClass("primary", "large")} w-full`}>
          {t("checkout")}
        </TenantLink>
      )}
    </div>
  );
}
