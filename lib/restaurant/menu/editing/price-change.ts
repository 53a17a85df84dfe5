import { toMajor } from "@/lib/core/money/money";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";

/** What a product costs, in minor units. */
export type ProductPrices = {
  basePriceMinor: number;
  discountPriceMinor: number | null;
  optionGroups: unknown;
};

/** One price that is not what it was, in major units; null where there was or is none. */
export type PriceChange = { field: string; from: number | null; to: number | null };

type PricedOption = { key: string; field: string; deltaMinor: number };

/** Options are distinguished by name but recorded by position: names are the restaurant's own words. */
function optionsOf(groups: readonly OptionGroup[]): PricedOption[] {
  return groups.flatMap((group, index) =>
    group.options.map(({ name, deltaMinor }, place) => ({
      key: JSON.stringify([group.name, name]),
      field: `optionGroups.${index}.labels.${place}`,
      deltaMinor,
    })),
  );
}

/**
 * The prices that differ between a product as it was and as it is; null stands for a product that is not there. An
 * option that is not there costs nothing extra.
 */
export function priceChanges(
  before: ProductPrices | null,
  after: ProductPrices | null,
  currency: string,
): PriceChange[] {
  const major = (minor: number | null | undefined) => (minor == null ? null : toMajor(minor, currency));
  const options = (prices: ProductPrices | null) => optionsOf((prices?.optionGroups ?? []) as OptionGroup[]);
  const [was, is] = [options(before), options(after)];
  const deltaOf = (list: PricedOption[], key: string) =>
    list.find((option) => option.key === key)?.deltaMinor ?? 0;
  const gone = was.filter(({ key }) => !is.some((option) => option.key === key));
  return [
    { field: "basePrice", from: major(before?.basePriceMinor), to: major(after?.basePriceMinor) },
    { field: "discountPrice", from: major(before?.discountPriceMinor), to: major(after?.discountPriceMinor) },
    ...[...is, ...gone].map(({ key, field }) => ({
      field,
      from: major(deltaOf(was, key)),
      to: major(deltaOf(is, key)),
    })),
  ].filter(({ from, to }) => from !== to);
}
