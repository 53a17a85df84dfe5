import { readAmountText } from "@/components/data/amount-text";
import { dishView } from "@/components/storefront/frame/dish-view";
import type { Dish } from "@/components/storefront/frame/storefront";
import { toMinor } from "@/lib/core/money/money";
import { readOptionGroup } from "@/lib/restaurant/menu/editing/read-option-group";
import { factsOf } from "@/lib/restaurant/menu/product";
import { groupsFromDrafts } from "./option-draft";
import type { ProductForm } from "./product-form";

/**
 * The dish as guests would see it, from a form that may be half filled in: a price that cannot be read is none, and
 * choices without a name are left out.
 */
export function draftDish(
  form: ProductForm,
  { currency, locale, locales }: { currency: string; locale: string; locales: readonly string[] },
): Dish {
  const minor = (text: string) => {
    const amount = readAmountText(text, currency);
    return amount === null ? null : toMinor(amount, currency);
  };
  const groups = form.optionGroups
    .map((group) => ({ ...group, choices: group.choices.filter(({ name }) => name.trim() !== "") }))
    .filter((group) => group.name.trim() !== "" && group.choices.length > 0);
  const product = {
    id: "draft",
    categoryId: form.categoryId,
    ...factsOf(form),
    image: form.image,
    basePriceMinor: minor(form.basePrice) ?? 0,
    discountPriceMinor: form.discountPrice.trim() === "" ? null : minor(form.discountPrice),
    optionGroups: groupsFromDrafts(groups, currency).map((group) => readOptionGroup(group, currency)),
    soldOut: !form.available || form.stock.trim() === "0",
    offHours: false,
    opensAt: null,
  };
  return dishView(product, { locale, locales });
}
