import { formatMoney } from "@/lib/core/money/money";
import type { AmountTexts } from "./shop-currency";
import type { StorefrontView } from "./storefront";

/** The texts of the amounts that a restaurant's pages show before anything is ordered. */
export function amountTexts(
  view: Pick<StorefrontView, "sections" | "deliveryFeeMinor" | "deliveryMinimumMinor" | "currency">,
  locale: string,
): AmountTexts {
  const prices = view.sections
    .flatMap((section) => section.dishes)
    .flatMap(({ basePriceMinor, discountPriceMinor }) => [
      basePriceMinor,
      discountPriceMinor ?? basePriceMinor,
    ]);
  const amounts = new Set([0, view.deliveryFeeMinor, view.deliveryMinimumMinor, ...prices]);
  return Object.fromEntries(
    Array.from(amounts, (minor) => [minor, formatMoney(minor, view.currency, locale)]),
  );
}
