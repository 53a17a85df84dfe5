import { refuseFields } from "@/lib/core/errors/refuse-fields";
import { readUnitCost } from "./ingredient-cost";

/** A unit's cost as it is stored. Throws VALIDATION_FAILED for one that is finer or larger than can be kept. */
export function keepUnitCost(unitCost: number | null, currency: string): number | null {
  if (unitCost === null) return null;
  const milli = readUnitCost(unitCost, currency);
  if (milli === null)
    refuseFields([
      { path: "unitCost", message: "has too many decimals, or is too large. Use a larger or smaller unit." },
    ]);
  return milli;
}
