import { z } from "zod";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { LocaleMapSchema, requiredTexts } from "@/lib/core/i18n/locale-map";
import { ExternalIdInput, ExternalIdQuery, ExternalIdWire } from "@/lib/core/ids/external-id-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { InstantInput } from "@/lib/core/time/time-contract";
import { deletedRows, UpdatedSince, updatedThrough } from "@/lib/core/time/updated-since-contract";
import { canStillMake } from "@/lib/restaurant/inventory/can-make";
import { recipeCostMinor } from "@/lib/restaurant/inventory/ingredient-cost";
import { fromMilli } from "@/lib/restaurant/inventory/quantity";
import type { OptionRecipeLineRow, RecipeLineRow } from "@/lib/restaurant/inventory/recipe-line";
import type { MenuHours } from "@/lib/restaurant/menu/menu-hours";
import { MenuHoursInput, MenuHoursWire } from "@/lib/restaurant/menu/menu-hours-contract";
import { MAX_MENU_NAME_LENGTH } from "@/lib/restaurant/menu/menu-limits";
import { factsOf, type ProductRow } from "@/lib/restaurant/menu/product";
import { OrderInput, PRODUCT_FIELDS } from "@/lib/restaurant/menu/product-field-contract";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import { shapeOf } from "@/lib/restaurant/tenancy/wire-sides";
import { madeOf, stockedGroups } from "./made-of";
import { optionGroupToWire } from "./option-group-wire";

const MAX_REORDERED = 10_000;

export const CategoryParams = z.object({ tenantId: TenantParam, categoryId: IdParam });
export const ProductParams = z.object({ tenantId: TenantParam, productId: IdParam });

const TaxClassInput = IdParam.nullable();

export const CreateCategoryBody = z.object({
  name: requiredTexts(MAX_MENU_NAME_LENGTH),
  order: OrderInput.optional(),
  visible: z.boolean().default(true),
  taxClassId: TaxClassInput.optional().describe("Null means the restaurant's default"),
  availability: MenuHoursInput.optional(),
  externalId: ExternalIdInput.optional(),
});
export type CreateCategoryBody = z.output<typeof CreateCategoryBody>;

export const UpdateCategoryBody = z.object({
  name: requiredTexts(MAX_MENU_NAME_LENGTH).optional(),
  order: OrderInput.optional(),
  visible: z.boolean().optional(),
  taxClassId: TaxClassInput.optional().describe("Null means the restaurant's default"),
  availability: MenuHoursInput.optional(),
  externalId: ExternalIdInput.optional(),
});
export type UpdateCategoryBody = z.output<typeof UpdateCategoryBody>;

/** The body of every switch that takes something off the menu for a while. */
export const SwitchOffBody = z.object({
  until: InstantInput.nullable().describe("It comes back by itself then; null brings it back now"),
});

export const TenantCategory = z
  .object({
    id: z.string(),
    name: LocaleMapSchema,
    order: z.number(),
    visible: z.boolean(),
    hiddenUntil: z.iso.datetime().nullable().describe("Hidden until then; it has ended when that has passed"),
    taxClassId: z.string().nullable().describe("Null means the restaurant's default"),
    availability: MenuHoursWire,
    externalId: ExternalIdWire,
  })
  .meta({ id: "TenantCategory" });
export type TenantCategory = z.output<typeof TenantCategory>;

/** Filters of a whole list of the menu. */
export const MenuListQuery = z.object({ externalId: ExternalIdQuery, updatedSince: UpdatedSince });
export type MenuListQuery = z.output<typeof MenuListQuery>;

export const CategoryList = z.object({
  categories: z.array(TenantCategory),
  updatedThrough,
  deleted: deletedRows,
});

/** What a product has to have, first. */
const { categoryId, name, basePrice, ...others } = shapeOf(PRODUCT_FIELDS, "input");

export const UpdateProductBody = z.object({ categoryId, name, basePrice, ...others }).partial();
export type UpdateProductBody = z.output<typeof UpdateProductBody>;

export const CreateProductBody = UpdateProductBody.required({
  categoryId: true,
  name: true,
  basePrice: true,
});
export type CreateProductBody = z.output<typeof CreateProductBody>;

export const TenantProduct = z
  .object({
    ...shapeOf(PRODUCT_FIELDS, "own"),
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

/** All products, or what changed of them. */
export const ProductMirror = ProductList.extend({ updatedThrough, deleted: deletedRows });

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
  externalId: string | null;
};

function hoursOf(stored: unknown): TenantProduct["availability"] {
  return (stored as MenuHours[]).map(({ days, from, to }) => ({ days: [...days], from, to }));
}

export function tenantCategory(row: CategoryRow): TenantCategory {
  const { id, name, position, visible, hiddenUntil, taxClassId, availability, externalId } = row;
  return {
    id,
    name: name as LocaleMap,
    order: position,
    visible,
    hiddenUntil: hiddenUntil?.toISOString() ?? null,
    taxClassId,
    availability: hoursOf(availability),
    externalId,
  };
}

/** A product's row with what it is made of. */
export type StoredProduct = ProductRow & { recipe: RecipeLineRow[]; optionRecipe: OptionRecipeLineRow[] };

/** A product as its restaurant reads it, with what its ingredients are enough for. */
export function tenantProduct(row: StoredProduct, currency: string): TenantProduct {
  const make = canStillMake(madeOf(row));
  const costMinor = recipeCostMinor(
    row.recipe.map(({ ingredient, ...line }) => ({ ...line, ...ingredient })),
  );
  return {
    id: row.id,
    categoryId: row.categoryId,
    ...factsOf(row),
    image: row.image,
    basePrice: toMajor(row.basePriceMinor, currency),
    discountPrice: row.discountPriceMinor === null ? null : toMajor(row.discountPriceMinor, currency),
    optionGroups: (row.optionGroups as OptionGroup[]).map((group) =>
      optionGroupToWire(group, { productId: row.id, currency }),
    ),
    status: row.status,
    stock: row.stock,
    available: row.available,
    soldOutUntil: row.soldOutUntil?.toISOString() ?? null,
    availability: hoursOf(row.availability),
    revision: row.revision,
    order: row.position,
    taxClassId: row.taxClassId,
    externalId: row.externalId,
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
