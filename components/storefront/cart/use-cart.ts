"use client";

import { useMemo } from "react";
import { type OrderService, preferredService } from "@/components/storefront/frame/storefront";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { addLine, type Cart, type CartLine, countDishes, emptied, replaceLine, setQuantity } from "./cart";
import { changeCart, useStoredCart } from "./cart-store";
import { type CheckedCart, checkCart } from "./check-cart";

export interface CartInUse {
  service: OrderService;
  checked: CheckedCart;
  count: number;
  chooseService: (service: OrderService) => void;
  add: (line: CartLine) => void;
  setQuantity: (key: string, quantity: number) => void;
  replace: (key: string, line: CartLine) => void;
  /** Puts a whole cart in place, to undo or to order again. */
  restore: (cart: Cart) => void;
  current: Cart;
  clear: () => void;
}

/** The cart of the page's restaurant, held against its menu. */
export function useCart(): CartInUse {
  const { shop, dishes } = useStorefront();
  const { slug, cart } = useStoredCart();
  const change = (next: (before: Cart) => Cart) => changeCart(slug, next);
  const wished = cart.service;
  const service = wished && shop.services[wished].offered ? wished : preferredService(shop.services);
  const checked = useMemo(() => checkCart(cart, { ...shop, dishes }, service), [cart, dishes, shop, service]);
  return {
    service,
    checked,
    count: countDishes(cart),
    current: cart,
    chooseService: (next) => change((before) => ({ ...before, service: next })),
    add: (line) => change((before) => addLine(before, line)),
    setQuantity: (key, quantity) => change((before) => setQuantity(before, key, quantity)),
    replace: (key, line) => change((before) => replaceLine(before, key, line)),
    restore: (next) => change(() => next),
    clear: () => change(emptied),
  };
}
