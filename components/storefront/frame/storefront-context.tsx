"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { MomentTextsProvider } from "./opening-time";
import { AmountTextsProvider, ShopCurrencyProvider } from "./shop-currency";
import { type Dish, dishesById, type StorefrontView } from "./storefront";

interface Storefront {
  shop: StorefrontView;
  dishes: ReadonlyMap<string, Dish>;
}

const Context = createContext<Storefront | null>(null);

/** Gives the page below the restaurant it belongs to; each page has the menu as of its own request. */
export function StorefrontProvider({ shop, children }: { shop: StorefrontView; children: ReactNode }) {
  const value = useMemo(() => ({ shop, dishes: dishesById(shop.sections) }), [shop]);
  return (
    <Context value={value}>
      <ShopCurrencyProvider value={shop.currency}>
        <AmountTextsProvider value={shop.amountTexts}>
          <MomentTextsProvider value={shop.momentTexts}>{children}</MomentTextsProvider>
        </AmountTextsProvider>
      </ShopCurrencyProvider>
    </Context>
  );
}

/** The restaurant of the page. Throws outside of a `StorefrontProvider`. */
export function useStorefront(): Storefront {
  const value = useContext(Context);
  if (!value) throw new Error("useStorefront needs a StorefrontProvider around it");
  return value;
}
