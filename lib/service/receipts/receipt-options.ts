import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { ReceiptSale } from "./receipt";

/** The chosen options of a line as the guest read them, where that was kept, else as they were on the menu. */
export function receiptOptions(
  {
    options,
    optionNames,
    halvedGroups,
  }: Pick<ReceiptSale["items"][number], "options" | "optionNames" | "halvedGroups">,
  currency: string,
): string[] {
  if (optionNames) return optionNames;
  return chosenNames(options, halvedGroups ?? [], (label) => parseOptionLabel(label, currency).name);
}
