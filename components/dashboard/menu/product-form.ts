import type { z } from "zod";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import type {
  CreateProductBody,
  TenantProduct,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { MAX_STOCK } from "@/lib/restaurant/menu/menu-limits";
import { type DishFacts, factsOf, factsOfKind, NO_FACTS } from "@/lib/restaurant/menu/product";
import { MOST_HALVES } from "@/lib/restaurant/pricing/halves";
import { type HoursDraft, hoursDrafts, hoursFromDrafts, hoursProblems } from "./hours-draft";
import { type GroupDraft, groupDrafts, groupsFromDrafts, isDelta } from "./option-draft";

/** A dish as it is edited: numbers are text until they are saved. */
export type ProductForm = DishFacts &
  Pick<TenantProduct, "categoryId" | "taxClassId" | "status" | "available" | "image"> & {
    basePrice: string;
    discountPrice: string;
    stock: string;
    /** What a till calls it; empty where none does. */
    externalId: string;
    optionGroups: GroupDraft[];
    availability: HoursDraft[];
  };

/** The problem of a field, by its name in the API; the page has the texts. */
export type ProductProblem =
  | "nameMissing"
  | "priceInvalid"
  | "discountTooHigh"
  | "stockInvalid"
  | "choiceMissing"
  | "halvesMissing"
  | "dayMissing";
export type ProductProblems = Partial<Record<string, ProductProblem>>;

export function emptyProductForm(categoryId: string): ProductForm {
  return {
    ...NO_FACTS,
    categoryId,
    taxClassId: null,
    basePrice: "",
    discountPrice: "",
    stock: "",
    status: "draft",
    available: true,
    image: null,
    externalId: "",
    optionGroups: [],
    availability: [],
  };
}

export function productForm(product: TenantProduct, currency: string): ProductForm {
  const { categoryId, taxClassId, status, available, image } = product;
  return {
    ...{ categoryId, taxClassId, status, available, image },
    ...factsOf(product),
    allergens: knownAllergens(product.allergens),
    basePrice: amountText(product.basePrice, currency),
    discountPrice: product.discountPrice === null ? "" : amountText(product.discountPrice, currency),
    stock: product.stock === null ? "" : String(product.stock),
    externalId: product.externalId ?? "",
    optionGroups: groupDrafts(product.optionGroups, currency),
    availability: hoursDrafts(product.availability),
  };
}

/** "" is unlimited (null); undefined for anything that is no count. */
export function readStock(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === "") return null;
  return /^\d{1,7}$/.test(plain) && Number(plain) <= MAX_STOCK ? Number(plain) : undefined;
}

function problemsOf(form: ProductForm, currency: string): ProductProblems {
  const problems: ProductProblems = {};
  const base = readAmountText(form.basePrice, currency);
  const offer = form.discountPrice.trim() === "" ? null : readAmountText(form.discountPrice, currency);
  if (!Object.values(form.name).some((text) => text.trim() !== "")) problems.name = "nameMissing";
  if (base === null) problems.basePrice = "priceInvalid";
  if (form.discountPrice.trim() !== "" && offer === null) problems.discountPrice = "priceInvalid";
  if (base !== null && offer !== null && offer >= base) problems.discountPrice = "discountTooHigh";
  if (readStock(form.stock) === undefined) problems.stock = "stockInvalid";
  for (const [place, group] of form.optionGroups.entries()) {
    if (group.name.trim() === "") problems[`optionGroups.${place}.name`] = "nameMissing";
    if (group.choices.length === 0) problems[`optionGroups.${place}.labels`] = "choiceMissing";
    else if (group.halves && group.choices.length < MOST_HALVES)
      problems[`optionGroups.${place}.halves`] = "halvesMissing";
    for (const [index, choice] of group.choices.entries()) {
      const field = `optionGroups.${place}.labels.${index}`;
      if (choice.name.trim() === "") problems[field] = "nameMissing";
      else if (!isDelta(choice.price, currency)) problems[field] = "priceInvalid";
    }
  }
  return { ...problems, ...hoursProblems(form.availability) };
}

/** The texts that are not blank, by language. */
export const filledTexts = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

/** The form as the API accepts it, or its problems by field. */
export function readProductForm(
  form: ProductForm,
  currency: string,
): { ok: true; body: z.input<typeof CreateProductBody> } | { ok: false; problems: ProductProblems } {
  const problems = problemsOf(form, currency);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const { categoryId, taxClassId, status, available, image } = form;
  const texts = factsOfKind("texts").map((fact) => [fact, filledTexts(form[fact])]);
  return {
    ok: true,
    body: {
      ...{ categoryId, taxClassId, status, available, image },
      ...factsOf(form),
      ...Object.fromEntries(texts),
      basePrice: readAmountText(form.basePrice, currency) ?? 0,
      discountPrice: form.discountPrice.trim() === "" ? null : readAmountText(form.discountPrice, currency),
      stock: readStock(form.stock) ?? null,
      externalId: form.externalId.trim() || null,
      optionGroups: groupsFromDrafts(form.optionGroups, currency),
      availability: hoursFromDrafts(form.availability),
    },
  };
}
