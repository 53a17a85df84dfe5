import type { ReasonOf } from "@/lib/core/errors/refusal-reasons";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { MAX_AMOUNT_MINOR } from "@/lib/core/money/money";
import { asChosen, type Chosen, type HalvesPrice } from "./halves";
import { matchOptionLabel, type OptionLabel } from "./option-label";

/** A choice that comes with a product, as the menu has it. A group that is not required may be left empty. */
export type OptionGroup = {
  name: string;
  /** Its name in other languages; `name` stays the key. */
  names?: LocaleMap;
  required: boolean;
  min: number;
  max: number;
  /** Two options are a half each, and cost this together; left out where two options are two. */
  halves?: HalvesPrice;
  options: readonly OptionLabel[];
};

/** The part of a menu product that decides its price. */
export type PricedProduct = {
  id: string;
  basePriceMinor: number;
  discountPriceMinor: number | null;
  optionGroups: readonly OptionGroup[];
};

/** Option-group name to the chosen labels, as the customer sends it. */
export type SelectedOptions = Readonly<Record<string, readonly string[]>>;

export type CartLine = {
  product: PricedProduct;
  quantity: number;
  selectedOptions?: SelectedOptions;
  /** What staff ask for one unit with its options, in place of the menu's price; undefined for the menu's. */
  ownPriceMinor?: number | undefined;
};

export type ResolvedOption = Chosen<OptionLabel>;

export type PricedLine = {
  unitPriceMinor: number;
  /** What the menu asks for one unit with its options. */
  menuPriceMinor: number;
  lineTotalMinor: number;
  /** In the menu's order, whatever order the customer chose in. */
  selectedOptions: ResolvedOption[];
};

export const MAX_QUANTITY = 999;

/** Why a line cannot be priced, with a sentence for the customer. */
type LineRefusal = { ok: false; reason: ReasonOf<"INVALID_ITEM">; message: string };
type Choice = { ok: true; options: ResolvedOption[] } | LineRefusal;

const refuse = (reason: LineRefusal["reason"], message: string): LineRefusal => ({
  ok: false,
  reason,
  message,
});

function count(number: number): string {
  return `${number} option${number === 1 ? "" : "s"}`;
}

/** Finds the chosen labels of one group on the menu and checks them against the group's rules. */
function chooseFrom(group: OptionGroup, labels: readonly string[]): Choice {
  const chosen = new Set<number>();
  for (const label of labels) {
    const index = matchOptionLabel(group.options, label);
    if (index === null) return refuse("UNKNOWN_OPTION", `"${label}" is not an option of "${group.name}".`);
    if (chosen.has(index)) return refuse("OPTION_COUNT", `"${label}" is chosen twice in "${group.name}".`);
    chosen.add(index);
  }
  if (chosen.size === 0) {
    return group.required
      ? refuse("OPTION_REQUIRED", `Choose from "${group.name}": it is required.`)
      : { ok: true, options: [] };
  }
  if (chosen.size < group.min) {
    return refuse("OPTION_COUNT", `Choose at least ${count(group.min)} from "${group.name}".`);
  }
  if (chosen.size > group.max) {
    return refuse("OPTION_COUNT", `Choose at most ${count(group.max)} from "${group.name}".`);
  }
  const options = group.options.filter((_, index) => chosen.has(index));
  return { ok: true, options: asChosen(group, options) };
}

function chooseAll(groups: readonly OptionGroup[], selected: SelectedOptions): Choice {
  const known = new Set(groups.map(({ name }) => name));
  const foreign = Object.keys(selected).find((name) => !known.has(name));
  if (foreign !== undefined)
    return refuse("UNKNOWN_OPTION", `This product has no options called "${foreign}".`);

  const options: ResolvedOption[] = [];
  for (const group of groups) {
    const labels = Object.hasOwn(selected, group.name) ? selected[group.name] : undefined;
    const choice = chooseFrom(group, labels ?? []);
    if (!choice.ok) return choice;
    options.push(...choice.options);
  }
  return { ok: true, options };
}

/**
 * Prices one line from the menu alone: the discounted price if there is one, else the base price, plus the
 * options' own prices, never below zero, times the quantity; staff may ask for another price. A failure carries a
 * sentence for the customer.
 */
export function priceLine(line: CartLine): { ok: true; line: PricedLine } | LineRefusal {
  const { product, quantity, selectedOptions = {} } = line;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    return refuse("TOO_LARGE", `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`);
  }
  const choice = chooseAll(product.optionGroups, selectedOptions);
  if (!choice.ok) return choice;

  const priceMinor = product.discountPriceMinor ?? product.basePriceMinor;
  const menuPriceMinor = Math.max(
    0,
    choice.options.reduce((sum, { deltaMinor }) => sum + deltaMinor, priceMinor),
  );
  const unitPriceMinor = line.ownPriceMinor ?? menuPriceMinor;
  const lineTotalMinor = unitPriceMinor * quantity;
  if (lineTotalMinor > MAX_AMOUNT_MINOR) {
    return refuse("TOO_LARGE", "This is more than one order can hold; order less of it.");
  }
  return {
    ok: true,
    line: { unitPriceMinor, menuPriceMinor, lineTotalMinor, selectedOptions: choice.options },
  };
}
