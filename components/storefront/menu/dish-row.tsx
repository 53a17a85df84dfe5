"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, memo } from "react";
import { useWrittenList } from "@/components/i18n/use-written-list";
import { Picture } from "@/components/storefront/frame/picture";
import type { Dish, DishOption } from "@/components/storefront/frame/storefront";
import { InitialTile } from "@/components/ui/initial-tile";
import { DietMarks } from "./diet-marks";
import { DishPrice } from "./dish-price";
import { DishStatus, isOff } from "./dish-status";
import { dishPath, useMenuRoot } from "./use-menu-address";

interface DishRowProps {
  dish: Dish;
  inCart: number;
  /** Eager in the first view; later while something else needs the line. */
  picture: "eager" | "lazy" | "later";
  /** The options with which it is free of the allergens that are filtered out. */
  onlyWith?: readonly DishOption[];
  /** The address of the dish; without it the dish is only shown. */
  href?: string;
  onOpen?: (path: string) => void;
}

const NOTHING: readonly DishOption[] = [];

/** Leaves new tabs and windows to the browser. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A dish of the menu: text on the left, picture on the right; the whole row is a link. Only the row of the dish that was
 * put into the cart is drawn anew.
 */
export const DishRow = memo(function DishRow({
  dish,
  inCart,
  picture,
  onlyWith = NOTHING,
  href,
  onOpen,
}: DishRowProps) {
  const t = useTranslations("storefront.menu");
  const tMenu = useTranslations("storefrontMenu");
  const list = useWrittenList();
  const root = useMenuRoot();
  const off = isOff(dish);
  const press = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return;
    event.preventDefault();
    onOpen(dishPath(root, dish.id));
  };
  return (
    <article className="group relative flex gap-4 py-4">
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className={`text-base font-semibold ${off ? "text-ink-soft" : ""}`}>
          {off || !href ? (
            dish.name
          ) : (
            <a
              href={href}
              onClick={press}
              className="touch-manipulation active:after:bg-ink/6 data-early:after:animate-breathe data-early:after:bg-ink/10 after:absolute after:-inset-x-3 after:inset-y-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-text"
            >
              {dish.name}
            </a>
          )}
        </h3>
        <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
          <bdi>{dish.description}</bdi>
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
          <DishPrice dish={dish} />
          <DietMarks dish={dish} />
        </div>
        {onlyWith.length > 0 && (
          <p className="mt-1 text-sm font-semibold text-caution">
            {tMenu("onlyWith", { options: list(onlyWith.map(({ title, name }) => title ?? name)) })}
          </p>
        )}
        <DishStatus dish={dish} />
      </div>
      <div className="relative size-26 shrink-0 md:size-28">
        <div
          className={`size-full overflow-hidden rounded-control bg-accent-tint ${off ? "opacity-60 grayscale" : ""}`}
        >
          {!dish.image && <InitialTile name={dish.name} />}
          {dish.image && picture !== "later" && (
            <Picture
              address={dish.image}
              // A square of a picture that is wider than high; a little softer on the densest screens, and a third of the bytes.
              sizes="6.5rem"
              eager={picture === "eager"}
              className="transition-transform duration-200 group-hover:scale-104"
            />
          )}
        </div>
        {inCart > 0 && (
          <span className="absolute -top-2 -end-2 grid min-w-7 place-items-center rounded-full bg-accent px-2 text-sm leading-7 font-semibold text-accent-on ring-2 ring-page tabular-nums">
            <span aria-hidden="true">{inCart}</span>
            <span className="sr-only">{t("inCart", { count: inCart })}</span>
          </span>
        )}
      </div>
    </article>
  );
});
