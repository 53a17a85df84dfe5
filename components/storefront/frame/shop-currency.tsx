"use client";

import { createContext, useContext } from "react";

const Currency = createContext<string | null>(null);

/** Gives the components below the currency that amounts are in. */
export const ShopCurrencyProvider = Currency;

/** The currency of the amounts on the page. Throws outside of a `ShopCurrencyProvider`. */
export function useShopCurrency(): string {
  const currency = useContext(Currency);
  if (currency === null) throw new Error("useShopCurrency needs a ShopCurrencyProvider around it");
  return currency;
}
