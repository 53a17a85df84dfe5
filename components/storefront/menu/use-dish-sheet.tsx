"use client";

import { type ReactNode, useState } from "react";
import type { CartLine } from "@/components/storefront/cart/cart";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { Dish } from "@/components/storefront/frame/storefront";
import { DishSheet } from "./dish-sheet";

interface Opened {
  dish: Dish;
  line: CheckedLine | null;
  /** Counts openings, so that each starts with fresh state. */
  turn: number;
}

/** The sheet in which a dish is put into the cart or a line of it is changed. Render `sheet` once. */
export function useDishSheet(): {
  openDish: (dish: Dish) => void;
  editLine: (line: CheckedLine) => void;
  sheet: ReactNode;
} {
  const cart = useCart();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const show = (dish: Dish, line: CheckedLine | null) => {
    setOpened((before) => ({ dish, line, turn: (before?.turn ?? 0) + 1 }));
    setIsOpen(true);
  };
  const done = (next: CartLine) => {
    if (opened?.line) cart.replace(opened.line.key, next);
    else cart.add(next);
    setIsOpen(false);
  };

  return {
    openDish: (dish) => show(dish, null),
    editLine: (line) => line.dish && show(line.dish, line),
    sheet: opened && (
      <DishSheet
        key={opened.turn}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        dish={opened.dish}
        line={opened.line}
        onDone={done}
      />
    ),
  };
}
