"use client";

import { useSearchParams } from "next/navigation";
import { createContext, useCallback, useContext, useDeferredValue, useRef, useState } from "react";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { useTakesOverCopy } from "@/components/storefront/frame/use-offline";

/** Where the menu is read and ordered from: the restaurant's own page, or a table's. */
export const MenuRoot = createContext("/");

/** The path of the menu that is being read. */
export function useMenuRoot(): string {
  return useContext(MenuRoot);
}

/** The address of a dish: the menu with its sheet open. */
export function dishPath(root: string, dishId: string): string {
  return `${root}?${new URLSearchParams({ dish: dishId })}`;
}

/** The address of the cart: the menu with the order open. */
export function cartPath(root: string): string {
  return `${root}?cart`;
}

/**
 * Whether the dish with which the page has come is still open over its menu: then a guest waits for the dish and for the
 * scripts that put it into the cart, and the pictures behind it leave them the line. They come once the dish is closed,
 * after what the guest sees of that.
 */
export function useIsBehindDish(): boolean {
  const search = useSearchParams();
  const takesOverCopy = useTakesOverCopy();
  const [isBehind, setIsBehind] = useState(!takesOverCopy && search.has("dish"));
  if (isBehind && !search.has("dish")) setIsBehind(false);
  return useDeferredValue(isBehind);
}

export interface MenuAddress {
  /** The dish that the address opens, whether or not it is on the menu. */
  dishId: string | null;
  isCartOpen: boolean;
  /** Opens one of the menu's own paths without asking the server. */
  open: (path: string) => void;
  close: () => void;
}

/** What is open over the menu is in the address: it can be shared, and Back closes it. */
export function useMenuAddress(): MenuAddress {
  const search = useSearchParams();
  const base = useTenantBase();
  const root = useMenuRoot();
  const opened = useRef(0);
  const takesOverCopy = useTakesOverCopy();
  const dishId = takesOverCopy ? null : search.get("dish");
  const isCartOpen = !takesOverCopy && dishId === null && search.has("cart");
  const open = useCallback(
    (path: string) => {
      opened.current += 1;
      window.history.pushState(null, "", tenantHref(base, path));
    },
    [base],
  );
  const close = useCallback(() => {
    if (opened.current > 0) {
      opened.current -= 1;
      window.history.back();
    } else window.history.replaceState(null, "", tenantHref(base, root));
  }, [base, root]);
  return { dishId, isCartOpen, open, close };
}
