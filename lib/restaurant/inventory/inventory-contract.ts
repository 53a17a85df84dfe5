import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { idCursors, nextIds, pageLimit } from "@/lib/core/paging/page-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import {
  INGREDIENT_UNITS,
  type Ingredient,
  MAX_INGREDIENT_NAME_LENGTH,
  MAX_STOCK_NOTE_LENGTH,
  type MovementKind,
} from "./ingredient";
import { unitCostToMajor } from "./ingredient-cost";
import { fromMilli, QuantityInput } from "./quantity";

export const IngredientParams = z.object({ tenantId: TenantParam, ingredientId: IdParam });

const fields = {
  name: z.string().trim().min(1).max(MAX_INGREDIENT_NAME_LENGTH),
  unit: z.enum(INGREDIENT_UNITS),
  lowThreshold: QuantityInput.nullable().describe(
    "The ingredient is low at or below this; null turns the warning off",
  ),
  unitCost: z
    .number()
    .min(0)
    .nullable()
    .describe(
      "What one unit costs, in major units, with at most three decimals more than the currency; null is unknown",
    ),
};

export const CreateIngredientRequest = z
  .object({
    ...fields,
    lowThreshold: fields.lowThreshold.default(null),
    unitCost: fields.unitCost.default(null),
    stock: QuantityInput.default(0).describe("The present stock"),
  })
  .meta({ id: "CreateIngredientRequest" });
export type CreateIngredientRequest = z.output<typeof CreateIngredientRequest>;

export const UpdateIngredientRequest = z
  .object({ name: fields.name, lowThreshold: fields.lowThreshold, unitCost: fields.unitCost })
  .partial()
  .meta({ id: "UpdateIngredientRequest" });
export type UpdateIngredientRequest = z.output<typeof UpdateIngredientRequest>;

export const MoveIngredientRequest = z
  .object({
    kind: z.enum(["delivery", "waste", "recount"]),
    quantity: QuantityInput.describe("The quantity delivered or wasted, or the stock counted"),
    cost: z
      .number()
      .min(0)
      .nullable()
      .default(null)
      .describe("What a delivery cost as a whole, in major units; it becomes the ingredient's unit cost"),
    note: z.string().trim().min(1).max(MAX_STOCK_NOTE_LENGTH).nullable().default(null),
  })
  .meta({ id: "MoveIngredientRequest" });
export type MoveIngredientRequest = z.output<typeof MoveIngredientRequest>;

export const IngredientWire = z
  .object({
    id: z.string(),
    name: z.string(),
    unit: z.enum(INGREDIENT_UNITS),
    stock: z.number(),
    lowThreshold: z.number().nullable(),
    low: z.boolean(),
    unitCost: fields.unitCost,
  })
  .meta({ id: "Ingredient" });
export type IngredientWire = z.output<typeof IngredientWire>;
export const IngredientList = z.object({ ingredients: z.array(IngredientWire) });

const MovementKindWire = z.enum(["delivery", "waste", "recount", "sale", "return"]);

export const MovementWire = z
  .object({
    id: z.string(),
    ingredientId: z.string(),
    ingredientName: z.string(),
    unit: z.enum(INGREDIENT_UNITS),
    kind: MovementKindWire,
    change: z.number().describe("By how much the stock changed"),
    shortage: z.number().describe("The quantity missing from the stock"),
    stockAfter: z.number(),
    sourceId: z.string().nullable().describe("The order or bill item of a sale or return"),
    cost: z.number().nullable().describe("What a delivery cost as a whole, where it was given"),
    note: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "IngredientMovement" });
export const MovementQuery = z.object({
  ...idCursors("igm"),
  limit: pageLimit(200, 50),
});
export const AllMovementQuery = MovementQuery.extend({
  kind: MovementKindWire.optional().describe("Only movements of this kind"),
});
export const MovementList = z.object({
  movements: z.array(MovementWire),
  ...nextIds,
});

const MAX_COUNTS = 2_000;

/** A stocktake: what was counted of each ingredient, and when. */
export const CountStockRequest = z
  .object({
    counts: z
      .array(
        z.object({
          ingredientId: IdParam,
          quantity: QuantityInput.describe("What was counted"),
          countedAt: InstantInput.optional().describe(
            "When, at most a day ago; now if omitted. What was sold or delivered since then still counts",
          ),
        }),
      )
      .min(1)
      .max(MAX_COUNTS)
      .refine(
        (counts) => new Set(counts.map(({ ingredientId }) => ingredientId)).size === counts.length,
        "must name each ingredient once",
      ),
    note: z.string().trim().min(1).max(MAX_STOCK_NOTE_LENGTH).nullable().default(null),
  })
  .meta({ id: "CountStockRequest" });
export type CountStockRequest = z.output<typeof CountStockRequest>;

export function ingredientView(row: Ingredient, currency: string): IngredientWire {
  const { stockMilli, lowMilli, unitCostMilli, id, name, unit } = row;
  return {
    id,
    name,
    unit,
    stock: fromMilli(stockMilli),
    lowThreshold: lowMilli === null ? null : fromMilli(lowMilli),
    low: lowMilli !== null && stockMilli <= lowMilli,
    unitCost: unitCostMilli === null ? null : unitCostToMajor(unitCostMilli, currency),
  };
}

export type Movement = {
  id: string;
  ingredientId: string;
  ingredient: Pick<Ingredient, "name" | "unit">;
  kind: MovementKind;
  costMinor: number | null;
  changeMilli: number;
  shortageMilli: number;
  stockAfterMilli: number;
  sourceId: string | null;
  note: string | null;
  at: Date;
};

export type MovementWire = z.output<typeof MovementWire>;

export function movementView(row: Movement, currency: string): MovementWire {
  const { id, kind, sourceId, note, ingredientId, ingredient, costMinor } = row;
  return {
    id,
    ingredientId,
    ingredientName: ingredient.name,
    unit: ingredient.unit,
    cost: costMinor === null ? null : toMajor(costMinor, currency),
    kind,
    sourceId,
    note,
    change: fromMilli(row.changeMilli),
    shortage: fromMilli(row.shortageMilli),
    stockAfter: fromMilli(row.stockAfterMilli),
    at: row.at.toISOString(),
  };
}
