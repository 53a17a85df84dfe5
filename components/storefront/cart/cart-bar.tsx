"use client";

import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { NeedsScript } from "@/components/storefront/frame/needs-script";
import { PageSheet } from "@/components/ui/page-sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsAwake } from "@/components/ui/use-is-awake";
import { CartAction, CartContents } from "./cart-contents";
import { CartPill } from "./cart-pill";
import type { CheckedLine } from "./check-cart";
import { useCart } from "./use-cart";

export interface CartBarProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onEdit: (line: CheckedLine) => void;
}

/** The cart at the thumb: how much is in it and what it costs; pressing it shows the order. */
export function CartBar({ open, onOpen, onClose, onEdit }: CartBarProps) {
  const t = useTranslations("storefront.cart");
  const base = useTenantBase();
  const isAwake = useIsAwake();
  const { checked, count } = useCart();
  return (
    <>
      {count > 0 && (
        <CartPill label={t("view")} count={count} minor={checked.price.totalMinor} onOpen={onOpen} />
      )}
      <PageSheet
        open={open}
        onClose={onClose}
        closeHref={tenantHref(base, "/")}
        title={t("title")}
        footer={isAwake && count > 0 && <CartAction />}
      >
        {isAwake ? (
          <CartContents onEdit={onEdit} />
        ) : (
          <NeedsScript>
            <Skeleton className="h-40" />
          </NeedsScript>
        )}
      </PageSheet>
    </>
  );
}
