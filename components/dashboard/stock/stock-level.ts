import type { IngredientWire } from "@/lib/restaurant/inventory/inventory-contract";

export const STOCK_LEVELS = ["out", "low", "enough"] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** Nothing left, at or below its low mark, or neither. */
export function stockLevel({ stock, low }: Pick<IngredientWire, "stock" | "low">): StockLevel {
  if (stock === 0) return "out";
  return low ? "low" : "enough";
}

/** What lies in the store room, in major units; ingredients without a cost count nothing. */
export function stockValue(ingredients: readonly Pick<IngredientWire, "stock" | "unitCost">[]): number {
  return ingredients.reduce((sum, { stock, unitCost }) => sum + stock * (unitCost ?? 0), 0);
}
