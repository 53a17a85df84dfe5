import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { ReceiptSale } from "./receipt";

/** The chosen options of a line as the guest read them, where that was kept, else as they were on the menu. */
export function receiptOptions(
  { options, optionNames }: Pick<ReceiptSale["items"][number], "options" | "optionNames">,
  currency: string,
): string[] {
  if (optionNames) return optionNames;
  return Object.values(options)
    .flat()
    .map((label) => parseOptionLabel(label, currency).name);
}
