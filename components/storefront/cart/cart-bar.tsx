"use client";

import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Money } from "@/components/storefront/frame/money";
import { NeedsScript } from "@/components/storefront/frame/needs-script";
import { PageSheet } from "@/components/ui/page-sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useIsAwake } from "@/components/ui/use-is-awake";
import { CartAction, CartContents } from "./cart-contents";
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
        <div className="fixed inset-x-0 bottom-0 z-30 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] xl:hidden">
          <button
            type="button"
            onClick={onOpen}
            className="mx-auto flex min-h-14 w-full max-w-160 animate-pop touch-manipulation items-center gap-3 rounded-control bg-accent px-4 font-semibold text-accent-on shadow-lift transition-[filter] hover:brightness-108 active:brightness-94"
          >
            <span className="grid min-w-7 place-items-center rounded-full bg-accent-on px-2 text-sm leading-7 text-accent tabular-nums">
              {count}
            </span>
            <span className="flex-1 text-start">{t("view")}</span>
            <Money minor={checked.price.totalMinor} />
          </button>
        </div>
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
