import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { optionKey } from "@/lib/restaurant/pricing/option-label";
import { readQuantityText } from "./quantity-text";

/** What an option takes, as it is edited; `choice` names group and option. */
export type OptionLineDraft = { key: string; choice: string; ingredientId: string; text: string };

const choiceOf = (group: string, option: string) => JSON.stringify([group, option]);

export function optionChoices({ optionGroups }: Pick<TenantProduct, "optionGroups">) {
  return optionGroups.flatMap(({ name, labels }) =>
    labels.map((label) => ({
      value: choiceOf(name, optionKey(label)),
      label: `${name}: ${optionKey(label)}`,
    })),
  );
}

export function emptyOptionLine(
  product: Pick<TenantProduct, "optionGroups">,
  ingredientId: string,
): OptionLineDraft {
  const choice = optionChoices(product)[0]?.value ?? "";
  return { key: crypto.randomUUID(), choice, ingredientId, text: "" };
}

/** The lines of a dish for editing; those of options that it no longer has are left behind. */
export function optionLineDrafts(
  product: Pick<TenantProduct, "optionGroups" | "optionRecipes">,
): OptionLineDraft[] {
  const known = new Set(optionChoices(product).map(({ value }) => value));
  return product.optionRecipes
    .map(({ group, option, ingredientId, quantity }, place) => ({
      key: `line-${place}`,
      choice: choiceOf(group, option),
      ingredientId,
      text: `${quantity}`,
    }))
    .filter(({ choice }) => known.has(choice));
}

/** The keys of lines without a quantity, or that name an ingredient of an option a second time. */
export function wrongOptionLines(lines: readonly OptionLineDraft[]): Set<string> {
  const wrong = lines.filter(({ choice, ingredientId, text }, index) => {
    const first = lines.findIndex((line) => line.choice === choice && line.ingredientId === ingredientId);
    return (readQuantityText(text) ?? 0) <= 0 || first !== index;
  });
  return new Set(wrong.map(({ key }) => key));
}

export function readOptionLines(lines: readonly OptionLineDraft[]): TenantProduct["optionRecipes"] {
  return lines.map(({ choice, ingredientId, text }) => {
    const [group, option] = JSON.parse(choice) as [string, string];
    return { group, option, ingredientId, quantity: readQuantityText(text) ?? 0 };
  });
}
