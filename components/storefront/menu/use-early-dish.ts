"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { EARLY_PRESS } from "@/components/frame/early-press";
import { MENU_STARTED } from "@/components/storefront/frame/early-press";
import { dishPath, type MenuAddress, useMenuRoot } from "./use-menu-address";

/**
 * The menu's address, which opens the dish that was pressed before the menu had started: it is there with the start
 * itself, and in the address a moment later.
 */
export function useEarlyDish(address: MenuAddress): MenuAddress {
  const root = useMenuRoot();
  const [early, setEarly] = useState<string | null>(null);
  // In the same task as the links that answer from now on: no press is counted twice, or lost in between.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(MENU_STARTED));
    const link = document.querySelector<HTMLAnchorElement>(`a[${EARLY_PRESS}]`);
    if (!link) return;
    link.removeAttribute(EARLY_PRESS);
    setEarly(new URL(link.href).searchParams.get("dish"));
  }, []);

  const { dishId, open } = address;
  useEffect(() => {
    if (early === null) return;
    // Next follows the address from an effect of its own, which runs after those of what is below it.
    const timer = setTimeout(() => open(dishPath(root, early)));
    return () => clearTimeout(timer);
  }, [early, open, root]);

  // Back may come before Next has followed the address.
  useEffect(() => {
    if (early === null) return;
    const forget = () => setEarly(null);
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, [early]);

  // In an effect: React loses a later change where it drops a render that has set the state.
  useEffect(() => {
    if (dishId !== null) setEarly(null);
  }, [dishId]);

  const close = () => {
    setEarly(null);
    address.close();
  };
  return { ...address, dishId: dishId ?? early, close };
}
