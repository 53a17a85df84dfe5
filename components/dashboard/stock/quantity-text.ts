import { MAX_QUANTITY_TYPED } from "@/lib/restaurant/inventory/ingredient";
/**
 * What someone typed as a quantity: a comma or a point as decimal mark, spaces ignored, three decimals at most. Null for
 * anything else, "" included.
 */
export function readQuantityText(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  const quantity = /^(?:\d{1,7}(?:\.\d{0,3})?|\.\d{1,3})$/.test(plain) ? Number(plain) : Number.NaN;
  return quantity <= MAX_QUANTITY_TYPED ? quantity : null;
}

/** What someone typed as the cost of one unit: up to five decimals more than a whole; null for anything else. */
export function readCostText(text: string): number | null {
  const plain = text.replace(/\s/g, "").replace(",", ".");
  return /^\d{1,9}(?:\.\d{0,7})?$/.test(plain) ? Number(plain) : null;
}
