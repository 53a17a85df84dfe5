import { containedAllergens } from "@/lib/restaurant/menu/contained-allergens";
import { type MenuReader, optionText } from "@/lib/restaurant/menu/option-text";
import type { ResolvedOption } from "@/lib/restaurant/pricing/price-line";
import type { ShownLine } from "./order";

/** What a diner reads about a dish with the chosen options. */
export function shownLine(
  { allergens }: { allergens: readonly string[] },
  chosen: readonly ResolvedOption[],
  reader: MenuReader,
): ShownLine {
  return {
    options: chosen.map(({ name, names = {} }) => optionText(names, name, reader)),
    allergens: containedAllergens(allergens, chosen),
  };
}
