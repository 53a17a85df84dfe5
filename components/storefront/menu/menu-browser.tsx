"use client";

import { SearchX, UtensilsCrossed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { CartAnnouncer } from "@/components/storefront/cart/cart-announcer";
import { CartBar } from "@/components/storefront/cart/cart-bar";
import { CartColumn } from "@/components/storefront/cart/cart-column";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { optionsThatAvoid } from "./avoid-allergens";
import { CategoryChips, CategoryRail, sectionAnchor, useSectionInView } from "./category-nav";
import { DishRow } from "./dish-row";
import { FilterSheet } from "./filter-sheet";
import { MenuDish } from "./menu-dish";
import { filterCount, NO_FILTER, searchMenu } from "./menu-search";
import { MenuSearchBox } from "./menu-search-box";
import { OfflineNotice } from "./offline-notice";
import { useLineSheet } from "./use-line-sheet";
import { CART_PATH, dishPath, useMenuAddress } from "./use-menu-address";

/** Pictures in the first view of a phone or a desk. */
const EAGER_PICTURES = 2;

/** The menu with its search, filters and categories, and the cart beside or below it. */
export function MenuBrowser() {
  const t = useTranslations("storefront.menu");
  const { shop } = useStorefront();
  const cart = useCart();
  const [filter, setFilter] = useState(NO_FILTER);
  const base = useTenantBase();
  const address = useMenuAddress();
  const { editLine, sheet } = useLineSheet();
  const sections = useMemo(() => searchMenu(shop.sections, filter), [shop.sections, filter]);
  const current = useSectionInView(sections);
  const found = sections.reduce((sum, section) => sum + section.dishes.length, 0);
  const isNarrowed = filter.text.trim() !== "" || filterCount(filter) > 0;
  const inCart = (dishId: string) =>
    cart.checked.lines
      .filter((line) => line.productId === dishId)
      .reduce((sum, line) => sum + line.quantity, 0);

  if (shop.sections.length === 0) {
    return (
      <EmptyState icon={UtensilsCrossed} title={t("emptyTitle")}>
        {t("emptyBody", { phone: shop.phone })}
      </EmptyState>
    );
  }
  const eagerIds = new Set(
    shop.sections
      .flatMap((section) => section.dishes)
      .slice(0, EAGER_PICTURES)
      .map(({ id }) => id),
  );
  return (
    <div className="xl:grid xl:grid-cols-[11rem_minmax(0,1fr)_22rem] xl:items-start xl:gap-12">
      <div className="hidden h-full xl:block">
        <CategoryRail sections={sections} current={current ?? sections[0]?.id ?? null} />
      </div>
      <section aria-label={t("title")} className="min-w-0">
        <OfflineNotice />
        <div className="flex gap-2 pb-3">
          <MenuSearchBox text={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
          <FilterSheet filter={filter} onChange={setFilter} found={found} />
        </div>
        <p aria-live="polite" className={isNarrowed ? "pb-3 text-sm text-ink-soft" : "sr-only"}>
          {isNarrowed && t("found", { count: found })}
        </p>
        <CategoryChips sections={sections} current={current ?? sections[0]?.id ?? null} />
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
        {sections.map((section) => (
          <section
            key={section.id}
            id={sectionAnchor(section.id)}
            aria-labelledby={`${sectionAnchor(section.id)}-title`}
            className="scroll-mt-18 pt-9 xl:scroll-mt-4 xl:first-of-type:pt-4"
          >
            <h2 id={`${sectionAnchor(section.id)}-title`} className="pb-1 font-display text-2xl">
              {section.name}
            </h2>
            <ul className="grid gap-x-10 max-md:divide-y max-md:divide-line md:grid-cols-2 xl:grid-cols-1 xl:divide-y xl:divide-line 2xl:grid-cols-2 2xl:divide-y-0">
              {section.dishes.map((dish) => (
                <li key={dish.id}>
                  <DishRow
                    dish={dish}
                    inCart={inCart(dish.id)}
                    eager={eagerIds.has(dish.id)}
                    onlyWith={optionsThatAvoid(dish, filter.withoutAllergens) ?? []}
                    link={{
                      href: tenantHref(base, dishPath(dish.id)),
                      open: () => address.open(dishPath(dish.id)),
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <div className="hidden h-full xl:block">
        <CartColumn onEdit={editLine} />
      </div>
      <CartBar
        open={address.isCartOpen}
        onOpen={() => address.open(CART_PATH)}
        onClose={address.close}
        onEdit={editLine}
      />
      <CartAnnouncer />
      <MenuDish dishId={address.dishId} onClose={address.close} />
      {sheet}
    </div>
  );
}
