import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import { containedAllergens } from "@/lib/restaurant/menu/contained-allergens";
import { type MenuReader, optionText } from "@/lib/restaurant/menu/option-text";
import { halfName, halvedGroupsOf } from "@/lib/restaurant/pricing/halves";
import { optionIdOf } from "@/lib/restaurant/pricing/option-id";
import type { ResolvedOption } from "@/lib/restaurant/pricing/price-line";
import type { ShownLine } from "@/lib/service/orders/order";

/** What a diner reads about a dish with the chosen options, its name in the kitchen, and what programs know it by. */
export function shownLine(
  dish: { id: string; name: LocaleMap; externalId: string | null; allergens: readonly string[] },
  chosen: readonly ResolvedOption[],
  reader: MenuReader,
): ShownLine {
  const { id, name, externalId, allergens } = dish;
  const [first = reader.locale] = reader.locales;
  const halvedGroups = halvedGroupsOf(chosen);
  return {
    kitchenName: localText(name, first, reader.locales),
    options: chosen.map(({ name, names = {}, half }) => {
      const text = optionText(names, name, reader);
      return half ? halfName(text) : text;
    }),
    ...(halvedGroups.length > 0 ? { halvedGroups } : {}),
    allergens: containedAllergens(allergens, chosen),
    known: {
      externalId,
      choices: chosen.map((option) => ({
        group: option.group,
        label: option.label,
        id: optionIdOf(id, option.group, option),
        externalId: option.externalId ?? null,
        deltaMinor: option.deltaMinor,
      })),
    },
  };
}
