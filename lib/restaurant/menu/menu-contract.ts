import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { toMajor } from "@/lib/core/money/money";
import { PublicOptionGroupWire, publicOptionGroup } from "@/lib/restaurant/menu/editing/option-group-wire";
import type { ShopCategory, ShopProduct } from "./shop";

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
    allergenNote: LocaleMapSchema.optional().describe("Left out when there is none"),
    dietaryTags: z.array(z.string()),
    minimumAge: z
      .int()
      .optional()
      .describe("How old a guest has to be, see `ageConfirmed` of an order; left out for any age"),
    optionGroups: z.array(PublicOptionGroupWire),
    order: z.number(),
  })
  .meta({ id: "PublicProduct" });

export const PublicMenu = z
  .object({
    categories: z.array(PublicCategory),
    products: z.array(PublicProduct),
    later: z
      .array(PublicProduct.extend({ availableFrom: z.iso.datetime().nullable() }))
      .optional()
      .describe("Products outside of their hours, which cannot be ordered now; left out when there are none"),
  })
  .meta({ id: "PublicMenu" });

export const MenuFilters = z.object({ allergens: z.array(z.string()), dietaryTags: z.array(z.string()) });

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
    ...(Object.keys(product.allergenNote).length === 0 ? {} : { allergenNote: product.allergenNote }),
    dietaryTags: product.dietaryTags,
    ...(product.minimumAge === null ? {} : { minimumAge: product.minimumAge }),
    optionGroups: product.optionGroups.map(publicOptionGroup),
    order: product.order,
  };
}

/** The public menu: visible categories, and products that are active and can be had right now, and those of later hours. */
export function publicMenu(
  categories: readonly ShopCategory[],
  products: Iterable<ShopProduct>,
  currency: string,
): z.input<typeof PublicMenu> {
  const inStock = [...products].filter((product) => !product.soldOut);
  const offered = inStock.filter((product) => !product.offHours);
  const later = inStock.filter((product) => product.offHours);
  return {
    categories: categories.map((category) => ({ ...category, visible: true })),
    products: offered.map((product) => publicProduct(product, currency)),
    ...(later.length === 0
      ? {}
      : {
          later: later.map((product) => ({
            ...publicProduct(product, currency),
            availableFrom: product.opensAt,
          })),
        }),
  };
}
