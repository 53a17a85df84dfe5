import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { ShopCategory, ShopProduct } from "./shop";

export const LocaleMapSchema = z
  .record(z.string(), z.string())
  .describe("Locale code to text")
  .meta({ id: "LocaleMap" });

export const OptionGroupWire = z
  .object({
    name: z.string(),
    required: z.boolean(),
    min: z.int(),
    max: z.int(),
    labels: z.array(z.string()).describe("A price difference is part of the label, such as `Grande (+2.50)`"),
  })
  .meta({ id: "OptionGroup" });

export const PublicCategory = z
  .object({ id: z.string(), name: LocaleMapSchema, order: z.number(), visible: z.boolean() })
  .meta({ id: "Category" });

export const PublicProduct = z
  .object({
    id: z.string(),
    categoryId: z.string(),
    name: LocaleMapSchema,
    description: LocaleMapSchema,
    image: z.string().nullable(),
    basePrice: z.number(),
    discountPrice: z.number().optional(),
    allergens: z.array(z.string()),
    dietaryTags: z.array(z.string()),
    optionGroups: z.array(OptionGroupWire),
    order: z.number(),
  })
  .meta({ id: "PublicProduct" });

export const PublicMenu = z
  .object({ categories: z.array(PublicCategory), products: z.array(PublicProduct) })
  .meta({ id: "PublicMenu" });

export const MenuFilters = z.object({ allergens: z.array(z.string()), dietaryTags: z.array(z.string()) });

export function optionGroupToWire(group: OptionGroup): z.input<typeof OptionGroupWire> {
  const { name, required, min, max, options } = group;
  return { name, required, min, max, labels: options.map((option) => option.label) };
}

/** The public view of a product: no stock, no internal settings. */
export function publicProduct(product: ShopProduct, currency: string): z.input<typeof PublicProduct> {
  return {
    id: product.id,
    categoryId: product.categoryId,
    name: product.name,
    description: product.description,
    image: product.image,
    basePrice: toMajor(product.basePriceMinor, currency),
    ...(product.discountPriceMinor === null
      ? {}
      : { discountPrice: toMajor(product.discountPriceMinor, currency) }),
    allergens: product.allergens,
    dietaryTags: product.dietaryTags,
    optionGroups: product.optionGroups.map(optionGroupToWire),
    order: product.order,
  };
}

/** The public menu: visible categories, and products that are active and can be had right now. */
export function publicMenu(
  categories: readonly ShopCategory[],
  products: Iterable<ShopProduct>,
  currency: string,
): z.input<typeof PublicMenu> {
  const offered = [...products].filter((product) => !product.soldOut);
  return {
    categories: categories.map((category) => ({ ...category, visible: true })),
    products: offered.map((product) => publicProduct(product, currency)),
  };
}
