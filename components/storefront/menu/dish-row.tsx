"use client";

import { useTranslations } from "next-intl";
import { useMomentText } from "@/components/storefront/frame/opening-time";
import { Picture } from "@/components/storefront/frame/picture";
import type { Dish } from "@/components/storefront/frame/storefront";
import { TypographicTile } from "@/components/ui/typographic-tile";
import { DietMarks } from "./diet-marks";
import { DishPrice } from "./dish-price";

interface DishRowProps {
  dish: Dish;
  /** How many of it are in the cart. */
  inCart: number;
  /** Its picture is in the first view. */
  eager: boolean;
  /** Without it the dish is only shown. */
  onOpen?: () => void;
}

/** A dish of the menu: text on the left, picture on the right; the whole row is a button. */
export function DishRow({ dish, inCart, eager, onOpen }: DishRowProps) {
  const t = useTranslations("storefront.menu");
  const tMenu = useTranslations("storefrontMenu");
  const momentText = useMomentText();
  const isOff = dish.soldOut || dish.offHours === true;
  return (
    <article className="group relative flex gap-4 py-4">
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className={`text-base font-semibold ${isOff ? "text-ink-soft" : ""}`}>
          {isOff || !onOpen ? (
            dish.name
          ) : (
            <button
              type="button"
              onClick={onOpen}
              className="text-left after:absolute after:-inset-x-3 after:inset-y-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-text"
            >
              {dish.name}
            </button>
          )}
        </h3>
        <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">{dish.description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2">
          <DishPrice dish={dish} />
          <DietMarks tags={dish.dietaryTags} />
        </div>
        {dish.soldOut && <p className="mt-1 text-sm font-semibold">{t("soldOut")}</p>}
        {!dish.soldOut && dish.offHours && (
          <p className="mt-1 text-sm font-semibold">
            {dish.opensAt ? tMenu("availableFrom", { time: momentText(dish.opensAt) }) : tMenu("notNow")}
          </p>
        )}
      </div>
      <div className="relative size-26 shrink-0 md:size-28">
        <div
          className={`size-full overflow-hidden rounded-control bg-accent-tint ${isOff ? "opacity-60 grayscale" : ""}`}
        >
          {dish.image ? (
            <Picture
              address={dish.image}
              sizes="9.5rem"
              eager={eager}
              className="transition-transform duration-200 group-hover:scale-104"
            />
          ) : (
            <TypographicTile name={dish.name} />
          )}
        </div>
        {inCart > 0 && (
          <span className="absolute -top-2 -right-2 grid min-w-7 place-items-center rounded-full bg-accent px-2 text-sm leading-7 font-semibold text-accent-on ring-2 ring-page tabular-nums">
            <span aria-hidden="true">{inCart}</span>
            <span className="sr-only">{t("inCart", { count: inCart })}</span>
          </span>
        )}
      </div>
    </article>
  );
}
