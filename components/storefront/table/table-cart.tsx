"use client";

import { useTranslations } from "next-intl";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import type { CartBarProps } from "@/components/storefront/cart/cart-bar";
import { CartContents } from "@/components/storefront/cart/cart-contents";
import { CartPill } from "@/components/storefront/cart/cart-pill";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { CartParts } from "@/components/storefront/menu/menu-browser";
import { useMenuRoot } from "@/components/storefront/menu/use-menu-address";
import { PageSheet } from "@/components/ui/page-sheet";
import { useIsAwake } from "@/components/ui/use-is-awake";
import { TableSend } from "./table-send";

function TableBar({ open, onOpen, onClose, onEdit }: CartBarProps) {
  const t = useTranslations("tableOrder");
  const base = useTenantBase();
  const root = useMenuRoot();
  const isAwake = useIsAwake();
  const { checked, count } = useCart();
  return (
    <>
      {count > 0 && (
        <CartPill label={t("view")} count={count} minor={checked.price.subtotalMinor} onOpen={onOpen} />
      )}
      <PageSheet
        open={open}
        onClose={onClose}
        closeHref={tenantHref(base, root)}
        title={t("cartTitle")}
        footer={isAwake && count > 0 && <TableSend />}
      >
        <CartContents onEdit={onEdit} />
      </PageSheet>
    </>
  );
}

function TableColumn({ onEdit }: { onEdit: (line: CheckedLine) => void }) {
  const t = useTranslations("tableOrder");
  return (
    <section
      aria-label={t("cartTitle")}
      className="sticky top-6 flex max-h-[calc(100dvh-3rem)] flex-col rounded-panel bg-surface ring-1 ring-line ring-inset"
    >
      <h2 className="px-6 pt-5 pb-4 font-display text-xl">{t("cartTitle")}</h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-6">
        <CartContents onEdit={onEdit} />
      </div>
      <div className="px-6 pt-4 pb-6">
        <TableSend />
      </div>
    </section>
  );
}

/** The order of a guest at a table, beside or below the menu. */
export const TABLE_PARTS: CartParts = { Notice: () => null, Column: TableColumn, Bar: TableBar };
