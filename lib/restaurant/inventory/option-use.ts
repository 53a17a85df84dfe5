import { optionKey } from "@/lib/restaurant/pricing/option-label";

/** A sold line, as far as it decides what the kitchen uses. */
export type SoldLine = {
  productId: string;
  quantity: number;
  selectedOptions?: Readonly<Record<string, readonly string[]>>;
};

export type OptionUse = { productId: string; group: string; option: string; quantity: number };

/** The options of sold lines, by the names that recipes know them by. */
export function optionUses(lines: readonly SoldLine[]): OptionUse[] {
  return lines.flatMap(({ productId, quantity, selectedOptions = {} }) =>
    Object.entries(selectedOptions).flatMap(([group, labels]) =>
      labels.map((label) => ({ productId, group, option: optionKey(label), quantity })),
    ),
  );
}
