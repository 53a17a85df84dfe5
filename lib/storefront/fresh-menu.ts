import type { z } from "zod";
import type { PublicMenu } from "@/lib/menu/menu-contract";
import { parseOptionLabel } from "@/lib/menu/option-label";
import { toMinor } from "@/lib/money/money";
import { priceLine } from "@/lib/pricing/price-line";
import { lineKey } from "./cart";
import type { CheckedLine } from "./check-cart";

/**
 * The keys of the lines that the public menu, read just now, no longer offers at the price on screen:
 * dearer, cheaper, sold out or gone. Throws RangeError when the menu's prices are not of the currency.
 */
export function changedLines(
  lines: readonly CheckedLine[],
  menu: z.output<typeof PublicMenu>,
  currency: string,
): string[] {
  const changed = lines.filter((line) => {
    const product = menu.products.find(({ id }) => id === line.productId);
    if (!product) return true;
    const priced = priceLine({
      product: {
        id: product.id,
        basePriceMinor: toMinor(product.basePrice, currency),
        discountPriceMinor:
          product.discountPrice === undefined ? null : toMinor(product.discountPrice, currency),
        optionGroups: product.optionGroups.map(({ labels, ...group }) => ({
          ...group,
          options: labels.map((label) => parseOptionLabel(label, currency)),
        })),
      },
      quantity: line.quantity,
      selectedOptions: line.selectedOptions,
    });
    return !priced.ok || priced.line.unitPriceMinor !== line.unitPriceMinor;
  });
  return changed.map(lineKey);
}
