import type { MenuHours } from "@/lib/restaurant/menu/menu-hours";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { DemoOptionGroup, DemoServing } from "./content/demo-content";

/** An option group of a demo dish as the product stores it. */
export function demoOptionGroup(
  { labels, translations, preset, allergens = {}, removes = {}, ...group }: DemoOptionGroup,
  currency: string,
): OptionGroup {
  const options = labels.map((label, index) => ({
    ...parseOptionLabel(label, currency),
    names: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [locale, texts[index] ?? ""]),
    ),
    ...(label === preset ? { isDefault: true } : {}),
    ...(allergens[label] ? { allergens: allergens[label] } : {}),
    ...(removes[label] ? { removesAllergens: removes[label] } : {}),
  }));
  return { ...group, options };
}

/** When a demo dish or category is served, as the product stores it. */
export function demoHours(served: readonly DemoServing[] = []): MenuHours[] {
  return served.map(({ days, from, to }) => ({ days: [...days], from, to }));
}
