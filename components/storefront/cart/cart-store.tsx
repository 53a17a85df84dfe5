"use client";

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import { useIsAwake } from "@/components/ui/use-is-awake";
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

export function changeCart(slug: string, next: (cart: Cart) => Cart): void {
  storeCart(slug, next(readCart(slug)));
}

const Stored = createContext<{ slug: string; cart: Cart } | null>(null);

/**
 * Gives the page below the cart that this browser keeps for a restaurant, the same in every tab. It is empty until the
 * page has started, and then the page is drawn with it in steps.
 */
export function StoredCartProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const isAwake = useIsAwake();
  const stored = useSyncExternalStore(
    subscribe,
    () => readCart(slug),
    () => EMPTY_CART,
  );
  const cart = isAwake ? stored : EMPTY_CART;
  const value = useMemo(() => ({ slug, cart }), [slug, cart]);
  return <Stored value={value}>{children}</Stored>;
}

/** The kept cart and under which name it is kept. Throws outside of a `StoredCartProvider`. */
export function useStoredCart(): { slug: string; cart: Cart } {
  const value = useContext(Stored);
  if (!value) throw new Error("useStoredCart needs a StoredCartProvider around it");
  return value;
}
