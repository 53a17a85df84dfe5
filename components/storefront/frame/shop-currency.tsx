"use client";

import { createContext, useContext } from "react";

const Currency = createContext<string | null>(null);

export const ShopCurrencyProvider = Currency;

/** Amounts in minor units and how the visitor writes them. */
export type AmountTexts = Readonly<Record<number, string>>;

const Texts = createContext<AmountTexts>({});

/**
 * Gives the components below the texts of the amounts that the page shows from the start. Making the first formatter of
 * amounts takes a phone a tenth of a second, which is better spent once somebody orders.
 */
export const AmountTextsProvider = Texts;

/** The texts that the server has written; other amounts are for the browser to write. */
export function useAmountTexts(): AmountTexts {
  return useContext(Texts);
}

/** The currency of the amounts on the page. Throws outside of a `ShopCurrencyProvider`. */
export function useShopCurrency(): string {
  const currency = useContext(Currency);
  if (currency === null) throw new Error("useShopCurrency needs a ShopCurrencyProvider around it");
  return currency;
}
