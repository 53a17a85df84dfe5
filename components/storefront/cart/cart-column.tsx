"use client";

import { useTranslations } from "next-intl";
import { CartAction, CartContents } from "./cart-contents";
import type { CheckedLine } from "./check-cart";

/** The cart beside the menu, always in sight on wide screens. */
export function CartColumn({ onEdit }: { onEdit: (line: CheckedLine) => void }) {
  const t = useTranslations("storefront.cart");
  return (
    <section
      aria-label={t("title")}
      className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col rounded-panel bg-surface ring-1 ring-line ring-inset"
    >
      <h2 className="px-6 pt-5 pb-4 font-display text-xl">{t("title")}</h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-6">
        <CartContents onEdit={onEdit} />
      </div>
      <div className="px-6 pt-4 pb-6">
        <CartAction />
      </div>
    </section>
  );
}
