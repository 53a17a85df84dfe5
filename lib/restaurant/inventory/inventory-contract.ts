import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { INGREDIENT_UNITS, type Ingredient, type MovementKind } from "./ingredient";
import { fromMilli, QuantityInput } from "./quantity";

export const IngredientParams = z.object({ tenantId: TenantParam, ingredientId: IdParam });

const fields = {
  name: z.string().trim().min(1).max(120),
  unit: z.enum(INGREDIENT_UNITS),
  lowThreshold: QuantityInput.nullable().describe(
    "The ingredient is low at or below this; null turns the warning off",
  ),
};

export const CreateIngredientRequest = z
  .object({
    ...fields,
    lowThreshold: fields.lowThreshold.default(null),
    stock: QuantityInput.default(0).describe("The present stock"),
  })
  .meta({ id: "CreateIngredientRequest" });
export type CreateIngredientRequest = z.output<typeof CreateIngredientRequest>;

export const UpdateIngredientRequest = z
  .object({ name: fields.name, lowThreshold: fields.lowThreshold })
  .partial()
  .meta({ id: "UpdateIngredientRequest" });
export type UpdateIngredientRequest = z.output<typeof UpdateIngredientRequest>;

export const MoveIngredientRequest = z
  .object({
    kind: z.enum(["delivery", "waste", "recount"]),
    quantity: QuantityInput.describe("The quantity delivered or wasted, or the stock counted"),
    note: z.string().trim().min(1).max(300).nullable().default(null),
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
  })
  .meta({ id: "Ingredient" });
export type IngredientWire = z.output<typeof IngredientWire>;
export const IngredientList = z.object({ ingredients: z.array(IngredientWire) });

export const MovementWire = z
  .object({
    id: z.string(),
    kind: z.enum(["delivery", "waste", "recount", "sale", "return"]),
    change: z.number().describe("By how much the stock changed"),
    shortage: z.number().describe("The quantity missing from the stock"),
    stockAfter: z.number(),
    sourceId: z.string().nullable().describe("The order or bill item of a sale or return"),
    note: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "IngredientMovement" });
export const MovementQuery = z.object({
  before: IdParam.optional().describe("The last movement of the previous page"),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export const MovementList = z.object({
  movements: z.array(MovementWire),
  nextBefore: z.string().nullable(),
});

export function ingredientView({ stockMilli, lowMilli, id, name, unit }: Ingredient): IngredientWire {
  return {
    id,
    name,
    unit,
    stock: fromMilli(stockMilli),
    lowThreshold: lowMilli === null ? null : fromMilli(lowMilli),
    low: lowMilli !== null && stockMilli <= lowMilli,
  };
}

export type Movement = {
  id: string;
  kind: MovementKind;
  changeMilli: number;
  shortageMilli: number;
  stockAfterMilli: number;
  sourceId: string | null;
  note: string | null;
  at: Date;
};

export function movementView(row: Movement): z.output<typeof MovementWire> {
  const { id, kind, sourceId, note } = row;
  return {
    id,
    kind,
    sourceId,
    note,
    change: fromMilli(row.changeMilli),
    shortage: fromMilli(row.shortageMilli),
    stockAfter: fromMilli(row.stockAfterMilli),
    at: row.at.toISOString(),
  };
}
