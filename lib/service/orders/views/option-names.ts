import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OrderItem } from "@/lib/service/orders/order";

/** The chosen options of a line as the diner read them; for older orders as they were on the menu. Without prices. */
export function optionNamesOf(
  { shown, selectedOptions }: Pick<OrderItem, "shown" | "selectedOptions">,
  currency: string,
): string[] {
  if (shown) return shown.options;
  return Object.values(selectedOptions)
    .flat()
    .map((label) => parseOptionLabel(label, currency).name);
}
