import { z } from "zod";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { LocaleMapSchema, optionalTexts, requiredTexts } from "@/lib/core/i18n/locale-map";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { PictureAddressInput } from "@/lib/core/pictures/picture-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { canStillMake } from "@/lib/restaurant/inventory/can-make";
import { recipeCostMinor } from "@/lib/restaurant/inventory/ingredient-cost";
import {
  fromMilli,
  OptionRecipeInput,
  OptionRecipeLineWire,
  RecipeInput,
  RecipeLineWire,
} from "@/lib/restaurant/inventory/quantity";
import type { OptionRecipeLineRow, RecipeLineRow } from "@/lib/restaurant/inventory/recipe-line";
import type { MenuHours } from "@/lib/restaurant/menu/menu-hours";
import { MenuHoursInput } from "@/lib/restaurant/menu/menu-hours-contract";
import { AGE_LIMITS } from "@/lib/restaurant/menu/minimum-age";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { PRODUCT_BOUNDS } from "@/lib/restaurant/tenancy/quotas";
import { madeOf, stockedGroups } from "./made-of";
import { OptionGroupInput } from "./option-group-input";
import { OptionGroupWire, optionGroupToWire } from "./option-group-wire";

const NAME_LENGTH = 120;
const DESCRIPTION_LENGTH = 2_000;
const NOTE_LENGTH = 500;
const MAX_POSITION = 1_000_000;
const MAX_STOCK = 1_000_000;
const MAX_REORDERED = 10_000;

export const CategoryParams = z.object({ tenantId: TenantParam, categoryId: IdParam });
export const ProductParams = z.object({ tenantId: TenantParam, productId: IdParam });

const OrderInput = z
  .int()
  .min(0)
  .max(MAX_POSITION)
  .describe("Place in the menu; ties are shown oldest first");
const PriceInput = z.number().min(0).describe("In major units, with at most the currency's decimals");
const TaxClassInput = IdParam.nullable();
const MinimumAgeInput = z
  .int()
  .min(AGE_LIMITS.lowest)
  .max(AGE_LIMITS.highest)
  .nullable()
  .describe("How old a guest has to be, such as 18 for wine; null is any age");
const TagsInput = z
  .array(z.string().trim().min(1).max(60))
  .max(40)
  .transform((tags) => [...new Set(tags)]);

export const CreateCategoryBody = z.object({
  name: requiredTexts(NAME_LENGTH),
  order: OrderInput.optional(),
  visible: z.boolean().default(true),
  taxClassId: TaxClassInput.optional().describe("Null means the restaurant's default"),
  availability: MenuHoursInput.optional(),
});
export type CreateCategoryBody = z.output<typeof CreateCategoryBody>;

export const UpdateCategoryBody = z.object({
  name: requiredTexts(NAME_LENGTH).optional(),
  order: OrderInput.optional(),
  visible: z.boolean().optional(),
  taxClassId: TaxClassInput.optional().describe("Null means the restaurant's default"),
  availability: MenuHoursInput.optional(),
});
export type UpdateCategoryBody = z.output<typeof UpdateCategoryBody>;

/** The body of every switch that takes something off the menu for a while. */
export const SwitchOffBody = z.object({
  until: InstantInput.nullable().describe("It comes back by itself then; null brings it back now"),
});

const MenuHoursWire = z
  .array(z.object({ days: z.array(z.int()), from: z.string(), to: z.string() }))
  .describe("When it can be ordered, by the clocks of the restaurant; empty is at any time");

export const TenantCategory = z
  .object({
    id: z.string(),
    name: LocaleMapSchema,
    order: z.number(),
    visible: z.boolean(),
    hiddenUntil: z.iso.datetime().nullable().describe("Hidden until then; it has ended when that has passed"),
    taxClassId: z.string().nullable().describe("Null means the restaurant's default"),
    availability: MenuHoursWire,
  })
  .meta({ id: "TenantCategory" });
export type TenantCategory = z.output<typeof TenantCategory>;

export const CategoryList = z.object({ categories: z.array(TenantCategory) });

const productFields = {
  description: optionalTexts(DESCRIPTION_LENGTH),
  image: PictureAddressInput,
  discountPrice: PriceInput.nullable().describe("Null ends the discount"),
  allergens: TagsInput.describe(
    "The fourteen of the EU by their codes, such as `gluten`; other texts are kept",
  ),
  allergenNote: optionalTexts(NOTE_LENGTH).describe("What the list cannot say, such as traces"),
  dietaryTags: TagsInput,
  minimumAge: MinimumAgeInput,
  optionGroups: z.array(OptionGroupInput).max(PRODUCT_BOUNDS.optionGroups),
  status: z.enum(["active", "draft"]),
  stock: z.int().min(0).max(MAX_STOCK).nullable().describe("The present stock; null means unlimited"),
  available: z.boolean().describe("If false, the product is sold out, whatever its stock"),
  soldOutUntil: InstantInput.nullable().describe("Sold out until then; null ends it"),
  availability: MenuHoursInput,
  order: OrderInput,
  taxClassId: TaxClassInput.describe("Null means its category's"),
  recipe: RecipeInput.describe("What one unit takes of each ingredient; replaced as a whole"),
  optionRecipes: OptionRecipeInput.describe("What chosen options take in addition; replaced as a whole"),
};

export const UpdateProductBody = z
  .object({
    categoryId: IdParam,
    name: requiredTexts(NAME_LENGTH),
    basePrice: PriceInput,
    ...productFields,
  })
  .partial();
export type UpdateProductBody = z.output<typeof UpdateProductBody>;

export const CreateProductBody = UpdateProductBody.required({
  categoryId: true,
  name: true,
  basePrice: true,
});
export type CreateProductBody = z.output<typeof CreateProductBody>;

export const TenantProduct = z
  .object({
    id: z.string(),
    categoryId: z.string(),
    name: LocaleMapSchema,
    description: LocaleMapSchema,
    image: z.string().nullable(),
    basePrice: z.number(),
    discountPrice: z.number().nullable(),
    allergens: z.array(z.string()),
    allergenNote: LocaleMapSchema,
    dietaryTags: z.array(z.string()),
    minimumAge: z.int().nullable().describe("How old a guest has to be; null is any age"),
    optionGroups: z.array(OptionGroupWire),
    status: z.enum(["active", "draft"]),
    stock: z.int().nullable(),
    available: z.boolean(),
    soldOutUntil: z.iso
      .datetime()
      .nullable()
      .describe("Sold out until then, whatever its stock; it has ended when that has passed"),
    availability: MenuHoursWire,
    revision: z.int().describe("Grows with every edit, not with sales"),
    order: z.number(),
    taxClassId: z.string().nullable().describe("Null means its category's"),
    recipe: z.array(RecipeLineWire),
    optionRecipes: z.array(OptionRecipeLineWire),
    canMake: z
      .int()
      .nullable()
      .describe(
        "For how many the stock of its ingredients is enough, of each required option group with the options that there is most for; null where nothing is counted",
      ),
    firstOut: z
      .string()
      .nullable()
      .describe("The ingredient that runs out first; null where nothing is counted"),
    soldOutOptions: z
      .array(z.object({ group: z.string(), option: z.string().describe("The label as it is on the menu") }))
      .describe("Options whose ingredients are used up; they come back with the next delivery"),
    cost: z
      .number()
      .nullable()
      .describe("What its ingredients cost, in major units; null while the cost of one of them is unknown"),
  })
  .meta({ id: "TenantProduct" });
export type TenantProduct = z.output<typeof TenantProduct>;

export const ProductList = z.object({ products: z.array(TenantProduct) });

/** The ids to be placed first, in their order; all others keep theirs behind them. */
export const ReorderBody = z.object({
  ids: z
    .array(IdParam)
    .min(1)
    .max(MAX_REORDERED)
    .refine((ids) => new Set(ids).size === ids.length, "must name each id once"),
});

export type CategoryRow = {
  id: string;
  name: unknown;
  position: number;
  visible: boolean;
  hiddenUntil: Date | null;
  taxClassId: string | null;
  availability: unknown;
};

function hoursOf(stored: unknown): TenantProduct["availability"] {
  return (stored as MenuHours[]).map(({ days, from, to }) => ({ days: [...days], from, to }));
}

export function tenantCategory(row: CategoryRow): TenantCategory {
  const { id, name, position, visible, hiddenUntil, taxClassId, availability } = row;
  return {
    id,
    name: name as LocaleMap,
    order: position,
    visible,
    hiddenUntil: hiddenUntil?.toISOString() ?? null,
    taxClassId,
    availability: hoursOf(availability),
  };
}

export type ProductRow = {
  id: string;
  categoryId: string;
  name: unknown;
  description: unknown;
  image: string | null;
  basePriceMinor: number;
  discountPriceMinor: number | null;
  allergens: string[];
  allergenNote: unknown;
  dietaryTags: string[];
  minimumAge: number | null;
  optionGroups: unknown;
  status: "active" | "draft";
  stock: number | null;
  available: boolean;
  soldOutUntil: Date | null;
  availability: unknown;
  revision: number;
  position: number;
  taxClassId: string | null;
  recipe: RecipeLineRow[];
  optionRecipe: OptionRecipeLineRow[];
};

export function tenantProduct(row: ProductRow, currency: string): TenantProduct {
  const make = canStillMake(madeOf(row));
  const costMinor = recipeCostMinor(
    row.recipe.map(({ ingredient, ...line }) => ({ ...line, ...ingredient })),
  );
  return {
    id: row.id,
    categoryId: row.categoryId,
    name: row.name as LocaleMap,
    description: row.description as LocaleMap,
    image: row.image,
    basePrice: toMajor(row.basePriceMinor, currency),
    discountPrice: row.discountPriceMinor === null ? null : toMajor(row.discountPriceMinor, currency),
    allergens: row.allergens,
    allergenNote: row.allergenNote as LocaleMap,
    dietaryTags: row.dietaryTags,
    minimumAge: row.minimumAge,
    optionGroups: (row.optionGroups as OptionGroup[]).map(optionGroupToWire),
    status: row.status,
    stock: row.stock,
    available: row.available,
    soldOutUntil: row.soldOutUntil?.toISOString() ?? null,
    availability: hoursOf(row.availability),
    revision: row.revision,
    order: row.position,
    taxClassId: row.taxClassId,
    recipe: row.recipe.map(({ ingredientId, quantityMilli }) => ({
      ingredientId,
      quantity: fromMilli(quantityMilli),
    })),
    optionRecipes: row.optionRecipe.map(({ groupName, optionName, ingredientId, quantityMilli }) => ({
      group: groupName,
      option: optionName,
      ingredientId,
      quantity: fromMilli(quantityMilli),
    })),
    canMake: make?.units ?? null,
    firstOut: make?.firstOutId ?? null,
    soldOutOptions: stockedGroups(row).flatMap(({ name, options }) =>
      options.filter(({ soldOut }) => soldOut).map(({ label }) => ({ group: name, option: label })),
    ),
    cost: costMinor === null ? null : toMajor(costMinor, currency),
  };
}
