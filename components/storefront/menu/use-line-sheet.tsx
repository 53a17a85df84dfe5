"use client";

import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { CartLine } from "@/components/storefront/cart/cart";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { Dish } from "@/components/storefront/frame/storefront";

/** The menu has it already; the checkout loads it with the press. */
const DishSheet = lazy(() => import("./dish-sheet").then((module) => ({ default: module.DishSheet })));

interface Opened {
  dish: Dish;
  line: CheckedLine;
  /** Counts openings, so that each starts with fresh state. */
  turn: number;
}

/** The sheet in which a line of the cart is changed. Render `sheet` once, outside of any form. Back closes it. */
export function useLineSheet(): { editLine: (line: CheckedLine) => void; sheet: ReactNode } {
  const cart = useCart();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [isOpen]);

  const editLine = (line: CheckedLine) => {
    const { dish } = line;
    if (!dish) return;
    window.history.pushState(null, "", window.location.href);
    setOpened((before) => ({ dish, line, turn: (before?.turn ?? 0) + 1 }));
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    window.history.back();
  };
  const done = (next: CartLine) => {
    if (opened) cart.replace(opened.line.key, next);
    close();
  };
  return {
    editLine,
    sheet: opened && (
      <Suspense>
        <DishSheet
          key={opened.turn}
          open={isOpen}
          onClose={close}
          dish={opened.dish}
          line={opened.line}
          onDone={done}
        />
      </Suspense>
    ),
  };
}
