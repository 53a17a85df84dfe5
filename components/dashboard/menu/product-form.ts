import type { z } from "zod";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { knownAllergens } from "@/lib/restaurant/menu/allergen";
import type {
  CreateProductBody,
  TenantProduct,
} from "@/lib/restaurant/menu/editing/menu-management-contract";
import { type HoursDraft, hoursDrafts, hoursFromDrafts } from "./hours-draft";
import { type GroupDraft, groupDrafts, groupsFromDrafts, isDelta } from "./option-draft";

/** A dish as it is edited: numbers are text until they are saved. */
export type ProductForm = {
  name: Record<string, string>;
  description: Record<string, string>;
  categoryId: string;
  /** Null is its category's. */
  taxClassId: string | null;
  basePrice: string;
  discountPrice: string;
  stock: string;
  status: "active" | "draft";
  available: boolean;
  image: string | null;
  allergens: string[];
  allergenNote: Record<string, string>;
  dietaryTags: string[];
  /** Null is any age. */
  minimumAge: number | null;
  groups: GroupDraft[];
  availability: HoursDraft[];
};

/** The problem of a field, by its name in the API; the page has the texts. */
export type ProductProblem =
  | "nameMissing"
  | "priceInvalid"
  | "discountTooHigh"
  | "stockInvalid"
  | "choiceMissing"
  | "dayMissing";
export type ProductProblems = Partial<Record<string, ProductProblem>>;

const MAX_STOCK = 1_000_000;

export function emptyProductForm(categoryId: string): ProductForm {
  return {
    name: {},
    description: {},
    categoryId,
    taxClassId: null,
    basePrice: "",
    discountPrice: "",
    stock: "",
    status: "draft",
    available: true,
    image: null,
    allergens: [],
    allergenNote: {},
    dietaryTags: [],
    minimumAge: null,
    groups: [],
    availability: [],
  };
}

export function productForm(product: TenantProduct, currency: string): ProductForm {
  return {
    name: { ...product.name },
    description: { ...product.description },
    categoryId: product.categoryId,
    taxClassId: product.taxClassId,
    basePrice: amountText(product.basePrice, currency),
    discountPrice: product.discountPrice === null ? "" : amountText(product.discountPrice, currency),
    stock: product.stock === null ? "" : String(product.stock),
    status: product.status,
    available: product.available,
    image: product.image,
    allergens: knownAllergens(product.allergens),
    allergenNote: { ...product.allergenNote },
    dietaryTags: [...product.dietaryTags],
    minimumAge: product.minimumAge,
    groups: groupDrafts(product.optionGroups, currency),
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
  for (const [place, group] of form.groups.entries()) {
    if (group.name.trim() === "") problems[`optionGroups.${place}.name`] = "nameMissing";
    if (group.choices.length === 0) problems[`optionGroups.${place}.labels`] = "choiceMissing";
    for (const [index, choice] of group.choices.entries()) {
      const field = `optionGroups.${place}.labels.${index}`;
      if (choice.name.trim() === "") problems[field] = "nameMissing";
      else if (!isDelta(choice.price, currency)) problems[field] = "priceInvalid";
    }
  }
  for (const [place, { days }] of form.availability.entries())
    if (days.length === 0) problems[`availability.${place}.days`] = "dayMissing";
  return problems;
}

/** The texts that are not blank, by language. */
export const filledTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

/** The form as the API accepts it, or its problems by field. */
export function readProductForm(
  form: ProductForm,
  currency: string,
): { ok: true; body: z.input<typeof CreateProductBody> } | { ok: false; problems: ProductProblems } {
  const problems = problemsOf(form, currency);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    body: {
      name: filledTexts(form.name),
      description: filledTexts(form.description),
      categoryId: form.categoryId,
      taxClassId: form.taxClassId,
      basePrice: readAmountText(form.basePrice, currency) ?? 0,
      discountPrice: form.discountPrice.trim() === "" ? null : readAmountText(form.discountPrice, currency),
      stock: readStock(form.stock) ?? null,
      status: form.status,
      available: form.available,
      image: form.image,
      allergens: form.allergens,
      allergenNote: filledTexts(form.allergenNote),
      dietaryTags: form.dietaryTags,
      minimumAge: form.minimumAge,
      optionGroups: groupsFromDrafts(form.groups, currency),
      availability: hoursFromDrafts(form.availability),
    },
  };
}
