"use client";

import { useState } from "react";
import { useCart } from "@/components/storefront/cart/use-cart";
import type { Dish } from "@/components/storefront/frame/storefront";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { DishSheet } from "./dish-sheet";

interface MenuDishProps {
  /** The dish that the address opens; one that is not on the menu opens nothing. */
  dishId: string | null;
  onClose: () => void;
}

interface Shown {
  dish: Dish | null;
  isOpen: boolean;
  /** Counts openings, so that each starts with fresh state. */
  turn: number;
}

/** The dish of the address, to be put into the cart. It stays drawn while it closes. */
export function MenuDish({ dishId, onClose }: MenuDishProps) {
  const { dishes } = useStorefront();
  const cart = useCart();
  const dish = dishId === null ? null : (dishes.get(dishId) ?? null);
  const [shown, setShown] = useState<Shown>({ dish, isOpen: dish !== null, turn: 0 });
  if (dish === null ? shown.isOpen : !shown.isOpen || shown.dish?.id !== dish.id) {
    const turn = dish === null ? shown.turn : shown.turn + 1;
    setShown({ dish: dish ?? shown.dish, isOpen: dish !== null, turn });
  }
  const drawn = dish ?? shown.dish;
  return (
    drawn && (
      <DishSheet
        key={shown.turn}
        open={shown.isOpen}
        onClose={onClose}
        dish={drawn}
        line={null}
        onDone={(line) => {
          cart.add(line);
          onClose();
        }}
      />
    )
  );
}
