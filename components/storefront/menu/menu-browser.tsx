"use client";

import { SearchX, UtensilsCrossed } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ComponentType, useMemo, useState } from "react";
import { CartAnnouncer } from "@/components/storefront/cart/cart-announcer";
import { CartBar, type CartBarProps } from "@/components/storefront/cart/cart-bar";
import { CartColumn } from "@/components/storefront/cart/cart-column";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { useCart } from "@/components/storefront/cart/use-cart";
import { NoPaymentNotice } from "@/components/storefront/frame/no-payment-notice";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CategoryChips, CategoryRail } from "./category-nav";
import { FilterSheet } from "./filter-sheet";
import { MenuDish } from "./menu-dish";
import { filterCount, NO_FILTER, searchMenu } from "./menu-search";
import { MenuSearchBox } from "./menu-search-box";
import { MenuSections } from "./menu-sections";
import { OfflineNotice } from "./offline-notice";
import { useEarlyDish } from "./use-early-dish";
import { useLineSheet } from "./use-line-sheet";
import { cartPath, useMenuAddress, useMenuRoot } from "./use-menu-address";

/** What is between a menu and its order. */
export interface CartParts {
  Notice: ComponentType<{ className: string }>;
  Column: ComponentType<{ onEdit: (line: CheckedLine) => void }>;
  Bar: ComponentType<CartBarProps>;
}

const OF_RESTAURANT: CartParts = { Notice: NoPaymentNotice, Column: CartColumn, Bar: CartBar };

/** The menu with its search, filters and categories, and the cart beside or below it. */
export function MenuBrowser({ parts: { Notice, Column, Bar } = OF_RESTAURANT }: { parts?: CartParts }) {
  const t = useTranslations("storefront.menu");
  const { shop } = useStorefront();
  const root = useMenuRoot();
  const cart = useCart();
  const [filter, setFilter] = useState(NO_FILTER);
  const address = useEarlyDish(useMenuAddress());
  const { editLine, sheet } = useLineSheet();
  const sections = useMemo(() => searchMenu(shop.sections, filter), [shop.sections, filter]);
  const found = sections.reduce((sum, section) => sum + section.dishes.length, 0);
  const isNarrowed = filter.text.trim() !== "" || filterCount(filter) > 0;
  const quantities = useMemo(() => {
    const counted = new Map<string, number>();
    for (const { productId, quantity } of cart.checked.lines)
      counted.set(productId, (counted.get(productId) ?? 0) + quantity);
    return counted;
  }, [cart.checked.lines]);

  if (shop.sections.length === 0) {
    return (
      <EmptyState icon={UtensilsCrossed} title={t("emptyTitle")}>
        {t("emptyBody", { phone: shop.phone })}
      </EmptyState>
    );
  }
  return (
    <div className="xl:grid xl:grid-cols-[11rem_minmax(0,1fr)_22rem] xl:items-start xl:gap-12">
      {/* First, so that on a slow line a linked dish does not wait for the menu behind it. */}
      <MenuDish dishId={address.dishId} onClose={address.close} />
      <div className="hidden h-full xl:block">
        <CategoryRail sections={sections} />
      </div>
      <section aria-label={t("title")} className="min-w-0">
        <OfflineNotice />
        <Notice className="mb-3 rounded-control bg-caution-tint px-4 py-3" />
        <div className="flex gap-2 pb-2 sm:pb-3">
          <MenuSearchBox text={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
          <FilterSheet filter={filter} onChange={setFilter} found={found} />
        </div>
        <p aria-live="polite" className={isNarrowed ? "pb-3 text-sm text-ink-soft" : "sr-only"}>
          {isNarrowed && t("found", { count: found })}
        </p>
        <CategoryChips sections={sections} />
        {sections.length === 0 && (
          <EmptyState
            icon={SearchX}
            title={t("nothingFound")}
            action={
              <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
                {t("showAll")}
              </Button>
            }
          >
            {t("nothingFoundBody")}
          </EmptyState>
        )}
        <MenuSections
          sections={sections}
          avoided={filter.withoutAllergens}
          quantities={quantities}
          onOpen={address.open}
        />
      </section>
      <div className="hidden h-full xl:block">
        <Column onEdit={editLine} />
      </div>
      <Bar
        open={address.isCartOpen}
        onOpen={() => address.open(cartPath(root))}
        onClose={address.close}
        onEdit={editLine}
      />
      <CartAnnouncer />
      {sheet}
    </div>
  );
}
