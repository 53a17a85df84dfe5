export const INGREDIENT_UNITS = ["g", "kg", "ml", "l", "piece"] as const;

/** What dishes are made of. Quantities are thousandths of the unit. */
export type Ingredient = {
  id: string;
  name: string;
  unit: (typeof INGREDIENT_UNITS)[number];
  stockMilli: number;
  lowMilli: number | null;
  /** What one unit cost when it was last bought, thousandths of a minor unit of money. */
  unitCostMilli: number | null;
};

/** The most of an ingredient that can be on hand, thousandths of its unit; it fits a 32-bit column. */
export const MAX_STOCK_MILLI = 2_000_000_000;
/** The most that one field takes, in the ingredient's unit. */
export const MAX_QUANTITY_TYPED = 1_000_000;
export const MAX_INGREDIENT_NAME_LENGTH = 120;
/** Of a delivery, a loss or a stocktake. */
export const MAX_STOCK_NOTE_LENGTH = 300;

export type MovementKind = "delivery" | "waste" | "recount" | "sale" | "return";

/** By how much a stock changes, and the quantity that was missing. */
export type StockChange = { changeMilli: number; shortageMilli: number };

/** Takes the quantity needed, or all there is: stock never falls below zero, and the shortage is recorded. */
export function takeFrom(stockMilli: number, neededMilli: number): StockChange {
  const takenMilli = Math.min(stockMilli, neededMilli);
  return {
    changeMilli: takenMilli === 0 ? 0 : -takenMilli,
    shortageMilli: Math.min(neededMilli - takenMilli, MAX_STOCK_MILLI),
  };
}

/** Adds a return or delivery, up to the largest possible stock. */
export function addTo(stockMilli: number, addedMilli: number): StockChange {
  return { changeMilli: Math.min(addedMilli, MAX_STOCK_MILLI - stockMilli), shortageMilli: 0 };
}

/**
 * The change that makes a stock what was counted, given by how much other movements changed it since the count: what was
 * sold while the count was under way stays sold.
 */
export function recountTo(stockMilli: number, countedMilli: number, sinceMilli: number): StockChange {
  const wantedMilli = Math.min(Math.max(0, countedMilli + sinceMilli), MAX_STOCK_MILLI);
  return { changeMilli: wantedMilli - stockMilli, shortageMilli: 0 };
}
