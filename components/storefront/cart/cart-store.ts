"use client";

import { useCallback, useSyncExternalStore } from "react";
import { type Cart, EMPTY_CART, readStoredCart, storedText } from "./cart";

const CHANGED = "bazar:cart-changed";

function storageKey(slug: string): string {
  return `bazar:cart:${slug}`;
}

/** The last text read and its cart, so that the same text is the same object to React. */
const lastRead = new Map<string, { text: string | null; cart: Cart }>();

function readCart(slug: string): Cart {
  const text = window.localStorage.getItem(storageKey(slug));
  const known = lastRead.get(slug);
  if (known && known.text === text) return known.cart;
  const cart = readStoredCart(text);
  lastRead.set(slug, { text, cart });
  return cart;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** Puts a cart in the place of a restaurant's. */
export function storeCart(slug: string, cart: Cart): void {
  window.localStorage.setItem(storageKey(slug), storedText(cart));
  window.dispatchEvent(new Event(CHANGED));
}

/** A restaurant's cart, kept in this browser and the same in every tab; empty until the page has woken up. */
export function useStoredCart(slug: string): {
  cart: Cart;
  change: (next: (cart: Cart) => Cart) => void;
} {
  const cart = useSyncExternalStore(
    subscribe,
    () => readCart(slug),
    () => EMPTY_CART,
  );
  const change = useCallback(
    (next: (cart: Cart) => Cart) => {
      storeCart(slug, next(readCart(slug)));
    },
    [slug],
  );
  return { cart, change };
}
