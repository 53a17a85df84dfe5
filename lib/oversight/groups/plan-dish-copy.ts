import { fail } from "@/lib/core/errors/app-error";
import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { localText } from "@/lib/core/i18n/locales";
import { createCategory } from "@/lib/restaurant/menu/editing/create-category";
import { createProduct } from "@/lib/restaurant/menu/editing/create-product";
import { listCategories } from "@/lib/restaurant/menu/editing/list-categories";
import { listProducts } from "@/lib/restaurant/menu/editing/list-products";
import {
  CreateCategoryBody,
  CreateProductBody,
  type TenantProduct,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { updateProduct } from "@/lib/restaurant/menu/editing/update-product";
import { type DishFact, type DishFacts, factsOf } from "@/lib/restaurant/menu/product";
import { type CopyPlan, type CopyWay, changedTexts, refusedCopy, unchanged } from "./copy-plan";

/** Whether two texts are the same in some language. */
const isSameName = (a: LocaleMap, b: LocaleMap) =>
  Object.entries(a).some(([locale, text]) => text !== "" && b[locale]?.trim() === text.trim());

/** What is copied of a dish: how it is described and what it costs, not what is left of it, nor its picture. */
function copied(dish: TenantProduct) {
  const { basePrice, discountPrice, optionGroups } = dish;
  return { ...factsOf(dish), basePrice, discountPrice, optionGroups: optionGroups.map(withoutIds) };
}

/** What a till calls an option here means nothing at another restaurant (ADR 117). */
function withoutIds(group: TenantProduct["optionGroups"][number]) {
  return { ...group, choices: group.choices?.map(({ id: _, externalId: __, ...choice }) => choice) };
}

function textsOf(dish: TenantProduct, locales: readonly string[]): Record<string, string> {
  const facts = Object.entries(factsOf(dish)).map(([fact, value]) => [fact, factText(value, locales)]);
  const { name, description, ...others } = Object.fromEntries(facts) as Record<DishFact, string>;
  return {
    name,
    description,
    price: String(dish.basePrice),
    offer: dish.discountPrice === null ? "" : String(dish.discountPrice),
    ...others,
    options: dish.optionGroups.map(optionsText).join("; "),
  };
}

function factText(value: DishFacts[DishFact], locales: readonly string[]): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return Array.isArray(value) ? value.join(", ") : localText(value, locales[0] ?? "", locales);
}

/** The options of a group with what each adds to and takes from the allergens. */
function optionsText({ name, labels, halves, choices = [] }: TenantProduct["optionGroups"][number]): string {
  const texts = labels.map((label) => {
    const { allergens = [], removesAllergens = [] } = choices.find((each) => each.label === label) ?? {};
    const marks = [...allergens.map((code) => `+${code}`), ...removesAllergens.map((code) => `-${code}`)];
    return marks.length === 0 ? label : `${label} [${marks.join(" ")}]`;
  });
  return `${name}${halves ? ` (½, ${halves})` : ""}: ${texts.join(", ")}`;
}

/**
 * What copying a dish does at another restaurant. One of the same name takes over its description, price and options;
 * else it is made, in the category of the same name, which is made where it is missing.
 */
export async function planDishCopy(way: CopyWay, productId: string): Promise<CopyPlan> {
  const { app, source, target, actorId } = way;
  const own = await listProducts(app, { tenantId: source.id, currency: source.currency });
  const dish = own.products.find(({ id }) => id === productId);
  if (!dish) return fail("PRODUCT_NOT_FOUND", "There is no such dish at this restaurant.");
  if (source.currency !== target.currency) return refusedCopy("CURRENCY");
  const { id: tenantId, currency, locales } = target;
  const there = await listProducts(app, { tenantId, currency });
  const same = there.products.find((other) => isSameName(dish.name, other.name));
  const changes = changedTexts(same ? textsOf(same, locales) : null, textsOf(dish, locales)).filter(
    ({ before, after }) => before !== null || after !== "",
  );
  const product = CreateProductBody.parse({ ...copied(dish), categoryId: same?.categoryId ?? "pending" });
  if (same) {
    if (changes.length === 0) return unchanged;
    const { categoryId: _, ...given } = product;
    const apply = () =>
      updateProduct(app, { tenantId, currency, actorId, productId: same.id, changes: given });
    return { outcome: "replaced", reason: null, changes, apply };
  }
  const { categories } = await listCategories(app, { tenantId: source.id });
  const category = categories.find(({ id }) => id === dish.categoryId);
  const known = await listCategories(app, { tenantId });
  const kin = category && known.categories.find(({ name }) => isSameName(category.name, name));
  const apply = async () => {
    const made =
      kin ??
      (await createCategory(app, {
        tenantId,
        actorId,
        category: CreateCategoryBody.parse({ name: category?.name ?? dish.name }),
      }));
    const body = { ...product, categoryId: made.id, status: dish.status };
    return createProduct(app, { tenantId, currency, actorId, product: body });
  };
  return { outcome: "created", reason: null, changes, apply };
}
