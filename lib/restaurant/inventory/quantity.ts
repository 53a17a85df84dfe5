import { z } from "zod";
import { MAX_OPTION_GROUP_NAME_LENGTH, MAX_OPTION_LABEL_LENGTH } from "@/lib/restaurant/pricing/option-label";
import { PRODUCT_BOUNDS } from "@/lib/restaurant/tenancy/quotas";
import { MAX_QUANTITY_TYPED } from "./ingredient";

const isThousandths = (quantity: number) => Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6;

/** A quantity of an ingredient on the wire, in its unit. */
export const QuantityInput = z
  .number()
  .min(0)
  .max(MAX_QUANTITY_TYPED)
  .refine(isThousandths, "must have at most three decimals")
  .describe("In the ingredient's unit, with at most three decimals");

export const RecipeLineWire = z
  .object({
    ingredientId: z.string().min(1).max(100),
    quantity: QuantityInput.refine((quantity) => quantity > 0, "must be more than 0"),
  })
  .meta({ id: "RecipeLine" });

/** What one unit of a product takes; replaces the recipe as a whole. */
export const RecipeInput = z
  .array(RecipeLineWire)
  .max(PRODUCT_BOUNDS.recipeLines)
  .refine(
    (lines) => new Set(lines.map(({ ingredientId }) => ingredientId)).size === lines.length,
    "must name each ingredient once",
  );

/** One ingredient that an option takes in addition to the dish. */
export const OptionRecipeLineWire = z
  .object({
    group: z.string().min(1).max(MAX_OPTION_GROUP_NAME_LENGTH),
    option: z.string().min(1).max(MAX_OPTION_LABEL_LENGTH).describe("The label, with or without its price"),
    ...RecipeLineWire.shape,
  })
  .meta({ id: "OptionRecipeLine" });
export type OptionRecipeLineWire = z.output<typeof OptionRecipeLineWire>;

const MOST_OPTION_LINES = 200;

/** What the options of a product take; replaces all of it. */
export const OptionRecipeInput = z.array(OptionRecipeLineWire).max(MOST_OPTION_LINES);

/** Units to thousandths. */
export function toMilli(quantity: number): number {
  return Math.round(quantity * 1000);
}

/** Thousandths to units. */
export function fromMilli(milli: number): number {
  return milli / 1000;
}
