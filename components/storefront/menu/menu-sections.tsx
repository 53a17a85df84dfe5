"use client";

import { memo } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import type { MenuSection } from "@/components/storefront/frame/storefront";
import { optionsThatAvoid } from "./avoid-allergens";
import { sectionAnchor } from "./category-nav";
import { DishRow } from "./dish-row";
import { dishPath, useIsBehindDish, useMenuRoot } from "./use-menu-address";

/** Pictures in the first view of a phone or a desk. */
const EAGER_PICTURES = 2;
/** How high a row and the heading of a section are about, until they have been drawn. */
const ROW_REM = 8.5;
const HEADING_REM = 5;

interface MenuSectionsProps {
  sections: readonly MenuSection[];
  /** The allergens that are filtered out. */
  avoided: readonly string[];
  /** How many of each dish are in the cart, by its id. */
  quantities: ReadonlyMap<string, number>;
  onOpen: (path: string) => void;
}

/**
 * The dishes by category. A section is laid out when it comes near the screen, and drawn again only when its dishes or
 * the cart change, so that a long menu answers the first tap nearly as soon as a short one.
 */
export const MenuSections = memo(function MenuSections({
  sections,
  avoided,
  quantities,
  onOpen,
}: MenuSectionsProps) {
  const base = useTenantBase();
  const root = useMenuRoot();
  const isBehindDish = useIsBehindDish();
  const eagerIds = new Set(
    sections
      .flatMap((section) => section.dishes)
      .slice(0, EAGER_PICTURES)
      .map(({ id }) => id),
  );
  return sections.map((section) => (
    <section
      key={section.id}
      id={sectionAnchor(section.id)}
      aria-labelledby={`${sectionAnchor(section.id)}-title`}
      style={{ containIntrinsicBlockSize: `auto ${section.dishes.length * ROW_REM + HEADING_REM}rem` }}
      className="-mx-3 scroll-mt-18 px-3 pt-9 [content-visibility:auto] first-of-type:pt-4 xl:scroll-mt-4"
    >
      <h2 id={`${sectionAnchor(section.id)}-title`} className="pb-1 font-display text-2xl">
        {section.name}
      </h2>
      <ul className="grid gap-x-10 max-md:divide-y max-md:divide-line md:grid-cols-2 xl:grid-cols-1 xl:divide-y xl:divide-line 2xl:grid-cols-2 2xl:divide-y-0">
        {section.dishes.map((dish) => (
          <li key={dish.id}>
            <DishRow
              dish={dish}
              inCart={quantities.get(dish.id) ?? 0}
              picture={isBehindDish ? "later" : eagerIds.has(dish.id) ? "eager" : "lazy"}
              onlyWith={(avoided.length > 0 && optionsThatAvoid(dish, avoided)) || undefined}
              href={tenantHref(base, dishPath(root, dish.id))}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
});
