import type { FieldIssue } from "@/lib/core/errors/app-error";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { readAmount } from "@/lib/core/money/amount-input";
import type { MenuHours } from "@/lib/restaurant/menu/menu-hours";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { UpdateProductBody } from "./menu-management-contract";
import { readOptionGroups } from "./option-group-input";

/** A product as it is stored, without its identity. */
export type ProductFields = {
  categoryId: string;
  name: LocaleMap;
  description: LocaleMap;
  image: string | null;
  basePriceMinor: number;
  discountPriceMinor: number | null;
  allergens: string[];
  allergenNote: LocaleMap;
  dietaryTags: string[];
  minimumAge: number | null;
  optionGroups: OptionGroup[];
  status: "active" | "draft";
  stock: number | null;
  available: boolean;
  soldOutUntil: Date | null;
  availability: readonly MenuHours[];
  position: number;
  taxClassId: string | null;
};

/** What a request changes of a product, in stored form, and everything that is wrong with it. */
export function readProductFields(
  body: UpdateProductBody,
  currency: string,
): { fields: Partial<ProductFields>; issues: FieldIssue[] } {
  const {
    basePrice,
    discountPrice,
    optionGroups,
    order,
    soldOutUntil,
    recipe: _,
    optionRecipes: __,
    ...same
  } = body;
  const issues: FieldIssue[] = [];
  const fields: Partial<ProductFields> = { ...same };
  if (basePrice !== undefined) fields.basePriceMinor = readAmount(basePrice, currency, "basePrice", issues);
  if (discountPrice !== undefined) {
    fields.discountPriceMinor =
      discountPrice === null ? null : readAmount(discountPrice, currency, "discountPrice", issues);
  }
  if (optionGroups !== undefined) {
    const read = readOptionGroups(optionGroups, currency);
    fields.optionGroups = read.groups;
    issues.push(...read.issues);
  }
  if (order !== undefined) fields.position = order;
  if (soldOutUntil !== undefined) fields.soldOutUntil = soldOutUntil === null ? null : new Date(soldOutUntil);
  return { fields, issues };
}
