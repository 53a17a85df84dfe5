"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { useIsAwake } from "@/components/ui/use-is-awake";
import { type Cart, EMPTY_CART, readStoredCart, storedText } from "./cart";
import { handedCart } from "./handed-cart";

const CHANGED = "bazar:cart-changed";

function storageKey(slug: string): string {
  return `bazar:cart:${slug}`;
}

/** The last text read and its cart, so that the same text is the same object to React. */
const lastRead = new Map<string, { text: string | null; cart: Cart }>();

/** Carts of this page alone, where the browser keeps nothing for a frame of another website. */
const unkept = new Map<string, string>();

function readText(slug: string): string | null {
  try {
    return window.localStorage.getItem(storageKey(slug));
  } catch {
    return unkept.get(slug) ?? null;
  }
}

function keepText(slug: string, text: string): void {
  try {
    window.localStorage.setItem(storageKey(slug), text);
  } catch {
    unkept.set(slug, text);
  }
}

function readCart(slug: string): Cart {
  const text = readText(slug);
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
  keepText(slug, storedText(cart));
  window.dispatchEvent(new Event(CHANGED));
}

export function changeCart(slug: string, next: (cart: Cart) => Cart): void {
  storeCart(slug, next(readCart(slug)));
}

/** Takes the cart that came in the address from a frame on another website, and takes it out of the address. */
function takeHandedCart(slug: string): void {
  const { hash, pathname, search } = window.location;
  const handed = handedCart(hash);
  if (handed === null) return;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  storeCart(slug, handed);
}

const Stored = createContext<{ slug: string; cart: Cart } | null>(null);

/**
 * Gives the page below the cart that this browser keeps for a restaurant, the same in every tab. It is empty until the
 * page has started, and then the page is drawn with it in steps.
 */
export function StoredCartProvider({ slug, children }: { slug: string; children: ReactNode }) {
  useEffect(() => takeHandedCart(slug), [slug]);
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
