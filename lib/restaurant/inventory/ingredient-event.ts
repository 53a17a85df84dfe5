import type { NewEvent } from "@/lib/platform/events/event";
import type { RanLow } from "./movement-store";
import { fromMilli } from "./quantity";

/** Stocks that fell to their low marks or below: one event for each, once per fall. */
export function ingredientLowEvents(ranLow: readonly RanLow[], at: Date): NewEvent[] {
  return ranLow.map(({ id, name, unit, stockMilli, lowMilli }) => ({
    type: "ingredient.low",
    orderId: null,
    data: {
      ingredientId: id,
      name,
      unit,
      stock: fromMilli(stockMilli),
      lowThreshold: fromMilli(lowMilli),
      lowAt: at.toISOString(),
    },
  }));
}
