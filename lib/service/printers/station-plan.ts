/** What a station makes. */
export type StationRule = {
  id: string;
  name: string;
  categoryIds: readonly string[];
  productIds: readonly string[];
  optionLabels: readonly string[];
};

/** What of a dish decides where it is made. */
export type PlannedDish = {
  productId: string;
  /** Null for a dish that is no longer on the menu. */
  categoryId: string | null;
  /** Labels of the chosen options, and the names of their groups. */
  optionLabels: readonly string[];
};

/**
 * The stations that make a dish, in their order. The narrowest rule wins: stations that name the dish, else those that
 * name one of its options, else those that name its category. Several of the same kind make it together. None where
 * nobody names it.
 */
export function stationsOf<Station extends StationRule>(
  dish: PlannedDish,
  stations: readonly Station[],
): Station[] {
  const byDish = stations.filter(({ productIds }) => productIds.includes(dish.productId));
  if (byDish.length > 0) return byDish;
  const byOption = stations.filter(({ optionLabels }) =>
    optionLabels.some((label) => dish.optionLabels.includes(label)),
  );
  if (byOption.length > 0) return byOption;
  return stations.filter(
    ({ categoryIds }) => dish.categoryId !== null && categoryIds.includes(dish.categoryId),
  );
}
