import type { components } from "@/components/data/generated/api-schema";
import { lineKey } from "@/components/storefront/cart/cart";
import type { CheckedLine } from "@/components/storefront/cart/check-cart";
import { toMinor } from "@/lib/core/money/money";
import { readOptionGroup } from "@/lib/restaurant/menu/editing/read-option-group";
import { priceLine } from "@/lib/restaurant/pricing/price-line";

/**
 * The keys of the lines that the public menu, read just now, no longer offers at the price on screen:
 * dearer, cheaper, sold out or gone. What is served later counts for orders that are. Throws RangeError when the menu's
 * prices are not of the currency.
 */
export function changedLines(
  lines: readonly CheckedLine[],
  menu: components["schemas"]["PublicMenu"],
  { currency, isForLater }: { currency: string; isForLater: boolean },
): string[] {
  const products = [...menu.products, ...(isForLater ? (menu.later ?? []) : [])];
  const changed = lines.filter((line) => {
    const product = products.find(({ id }) => id === line.productId);
    if (!product) return true;
    const priced = priceLine({
      product: {
        id: product.id,
        basePriceMinor: toMinor(product.basePrice, currency),
        discountPriceMinor:
          product.discountPrice === undefined ? null : toMinor(product.discountPrice, currency),
        optionGroups: product.optionGroups.map((group) => readOptionGroup(group, currency)),
      },
      quantity: line.quantity,
      selectedOptions: line.selectedOptions,
    });
    return !priced.ok || priced.line.unitPriceMinor !== line.unitPriceMinor;
  });
  return changed.map(lineKey);
}
