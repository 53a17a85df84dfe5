import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { OptionGroup } from "@/lib/restaurant/pricing/price-line";
import type { MenuHours } from "./menu-hours";

/** The kinds of facts: texts by language, a list of words, and a number that a dish may be without. */
type FactValues = { texts: LocaleMap; list: string[]; number: number | null };

/**
 * What a dish says about itself. The table, the API, storefronts, history, sheet, copies and the form carry each fact
 * by its kind. A new one needs a line here, its rules in `product-field-contract.ts`, its column, a control in the form
 * and its name in the messages, `dashboard.product.fact`.
 */
export const DISH_FACTS = {
  name: "texts",
  description: "texts",
  allergens: "list",
  /** What the list cannot say, such as traces. */
  allergenNote: "texts",
  dietaryTags: "list",
  /** How old a guest has to be; null is any age. */
  minimumAge: "number",
} as const satisfies Record<string, keyof FactValues>;

export type DishFact = keyof typeof DISH_FACTS;
/** The facts of one kind. */
export type FactOf<Kind extends keyof FactValues> = {
  [Fact in DishFact]: (typeof DISH_FACTS)[Fact] extends Kind ? Fact : never;
}[DishFact];
export type DishFacts = { [Fact in DishFact]: FactValues[(typeof DISH_FACTS)[Fact]] };

/** A product as it is stored. Amounts are minor units of its restaurant's currency. */
export type Product = DishFacts & {
  id: string;
  categoryId: string;
  /** Address of the picture. */
  image: string | null;
  basePriceMinor: number;
  discountPriceMinor: number | null;
  optionGroups: OptionGroup[];
  status: "active" | "draft";
  /** Null is unlimited. */
  stock: number | null;
  available: boolean;
  soldOutUntil: Date | null;
  availability: readonly MenuHours[];
  revision: number;
  position: number;
  /** Null is its category's. */
  taxClassId: string | null;
  /** What a till or another program calls it. */
  externalId: string | null;
};

/** What can be written of a product. */
export type ProductFields = Omit<Product, "id" | "revision">;

type JsonField = FactOf<"texts"> | "optionGroups" | "availability";
/** A product as its row is: the database does not know what is in its JSON. */
export type ProductRow = Omit<Product, JsonField> & Record<JsonField, unknown>;

/** Whether a name is a fact's. */
export const isDishFact = (name: string): name is DishFact => Object.hasOwn(DISH_FACTS, name);

/** The facts of some kinds, in their order. */
export function factsOfKind<Kind extends keyof FactValues>(...kinds: readonly Kind[]): FactOf<Kind>[] {
  const facts = Object.entries(DISH_FACTS).filter(([, kind]) => kinds.some((each) => each === kind));
  return facts.map(([fact]) => fact as FactOf<Kind>);
}

/** The facts of anything that has them, such as a row, and nothing else of it. */
export function factsOf(dish: Readonly<Record<DishFact, unknown>>): DishFacts {
  const facts = Object.keys(DISH_FACTS) as DishFact[];
  return Object.fromEntries(facts.map((fact) => [fact, dish[fact]])) as DishFacts;
}

const NO_VALUES: FactValues = { texts: {}, list: [], number: null };

/** The facts of a dish that says nothing yet. */
export const NO_FACTS = Object.fromEntries(
  Object.entries(DISH_FACTS).map(([fact, kind]) => [fact, NO_VALUES[kind]]),
) as DishFacts;

/** The facts as guests get them: without the numbers that a dish does not have. */
export type GuestFacts = Omit<DishFacts, FactOf<"number">> & { [Fact in FactOf<"number">]?: number };

/** The facts for guests, who load the whole menu. */
export function guestFacts(dish: DishFacts): GuestFacts {
  return Object.fromEntries(
    Object.entries(factsOf(dish)).filter(([, value]) => value !== null),
  ) as GuestFacts;
}

/** The facts in one language. */
export type ReadFacts = Omit<GuestFacts, FactOf<"texts">> & Record<FactOf<"texts">, string>;

/** The facts for guests in the language that `text` chooses. */
export function readFacts(dish: DishFacts, text: (texts: LocaleMap) => string): ReadFacts {
  const read = factsOfKind("texts").map((fact) => [fact, text(dish[fact])]);
  return { ...guestFacts(dish), ...Object.fromEntries(read) };
}
