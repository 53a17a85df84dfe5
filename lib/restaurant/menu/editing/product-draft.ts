import type { FieldIssue } from "@/lib/core/errors/app-error";
import { readAmount } from "@/lib/core/money/amount-input";
import type { ProductFields } from "@/lib/restaurant/menu/product";
import type { UpdateProductBody } from "./menu-management-contract";
import { readOptionGroups } from "./option-group-input";
import { settleOptions } from "./settle-options";

/**
 * What a request changes of a product, in stored form, and everything that is wrong with it. `before` is the product as
 * it is, whose options keep their ids; null for one that is made.
 */
export function readProductFields(
  body: UpdateProductBody,
  currency: string,
  before: { id: string; optionGroups: unknown } | null,
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
    fields.optionGroups = settleOptions(read.groups, before);
    issues.push(...read.issues);
  }
  if (order !== undefined) fields.position = order;
  if (soldOutUntil !== undefined) fields.soldOutUntil = soldOutUntil === null ? null : new Date(soldOutUntil);
  return { fields, issues };
}
