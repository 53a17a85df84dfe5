"use client";

import { useTranslations } from "next-intl";
import { Money } from "@/components/storefront/frame/money";
import { Sheet } from "@/components/ui/sheet";
import { CartAction, CartContents } from "./cart-contents";
import type { CheckedLine } from "./check-cart";
import { useCart } from "./use-cart";

interface CartBarProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: (line: CheckedLine) => void;
}

/** The cart at the thumb: how much is in it and what it costs; pressing it shows the order. */
export function CartBar({ open, onOpenChange, onEdit }: CartBarProps) {
  const t = useTranslations("storefront.cart");
  const { checked, count } = useCart();
  if (count === 0 && !open) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] xl:hidden">
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={t("title")}
        trigger={
          <button
            type="button"
            className="mx-auto flex min-h-14 w-full max-w-160 animate-pop items-center gap-3 rounded-control bg-accent px-4 font-semibold text-accent-on shadow-lift transition-[filter] hover:brightness-108"
          >
            <span className="grid min-w-7 place-items-center rounded-full bg-accent-on px-2 text-sm leading-7 text-accent tabular-nums">
              {count}
            </span>
            <span className="flex-1 text-left">{t("view")}</span>
            <Money minor={checked.totalMinor} />
          </button>
        }
        footer={count > 0 && <CartAction />}
      >
        <CartContents onEdit={onEdit} />
      </Sheet>
    </div>
  );
}
