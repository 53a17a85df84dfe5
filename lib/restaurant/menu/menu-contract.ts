import { z } from "zod";
import { LocaleMapSchema } from "@/lib/core/i18n/locale-map";
import { toMajor } from "@/lib/core/money/money";
import { publicOptionGroup } from "@/lib/restaurant/menu/editing/option-group-wire";
import { shapeOf } from "@/lib/restaurant/tenancy/wire-sides";
import { guestFacts } from "./product";
import { PRODUCT_FIELDS } from "./product-field-contract";
import type { ShopCategory, ShopProduct } from "./shop";

export const PublicCategory = z
  .object({ id: z.string(), name: LocaleMapSchema, order: z.number(), visible: z.boolean() })
  .meta({ id: "Category" });

export const PublicProduct = z.object(shapeOf(PRODUCT_FIELDS, "guests")).meta({ id: "PublicProduct" });

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
  const { id, categoryId, image, basePriceMinor, discountPriceMinor } = product;
  const { allergenNote, ...facts } = guestFacts(product);
  return {
    id,
    categoryId,
    ...facts,
    image,
    basePrice: toMajor(basePriceMinor, currency),
    ...(discountPriceMinor === null ? {} : { discountPrice: toMajor(discountPriceMinor, currency) }),
    ...(Object.keys(allergenNote).length === 0 ? {} : { allergenNote }),
    ...(product.externalId === null ? {} : { externalId: product.externalId }),
    optionGroups: product.optionGroups.map((group) => publicOptionGroup(group, { productId: id, currency })),
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
