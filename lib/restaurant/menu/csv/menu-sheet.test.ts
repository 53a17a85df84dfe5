import fc from "fast-check";
import { expect, it, test } from "vitest";
import { toCsv } from "@/lib/core/csv/csv";
import { tenantCategory, tenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { parseOptionLabel } from "@/lib/restaurant/pricing/option-label";
import { menuSheet } from "./menu-sheet";
import { planMenuImport, type StoredMenu } from "./plan-menu-import";

const category = (id: string, name: Record<string, string>) => ({
  id,
  name,
  position: 0,
  visible: true,
  hiddenUntil: null,
  availability: [],
  taxClassId: null,
  externalId: null,
});
type Dish = StoredMenu["products"][number];
const dish = (id: string, changes: Partial<Dish> = {}): Dish => ({
  id,
  categoryId: "cat_1",
  name: { en: id },
  description: {},
  image: null,
  basePriceMinor: 850,
  discountPriceMinor: null,
  allergens: [],
  allergenNote: {},
  dietaryTags: [],
  minimumAge: null,
  optionGroups: [],
  status: "active",
  stock: null,
  available: true,
  soldOutUntil: null,
  availability: [],
  revision: 0,
  position: 0,
  taxClassId: null,
  externalId: null,
  recipe: [],
  optionRecipe: [],
  ...changes,
});
const categories = [
  category("cat_1", { en: "Pizza" }),
  category("cat_2", { en: "Pizza" }),
  category("cat_3", { it: "-Dolci" }),
];
const menuOf = (products: Dish[]): StoredMenu => ({
  categories,
  products,
  locales: ["en", "it"],
  currency: "EUR",
});

function exported({ products }: StoredMenu): string {
  const { columns, rows } = menuSheet(
    categories.map(tenantCategory),
    products.map((row) => tenantProduct(row, "EUR")),
    ["en", "it"],
  );
  return toCsv(columns, rows);
}

const word = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.constantFrom("=1+1", "'=x", "-", '"', "a,b", "x\ny", ";"),
  )
  .map((text) => text.trim())
  .filter((text) => text !== "");
const texts = fc.dictionary(fc.constantFrom("en", "it", "de"), word);
const tag = word
  .map((text) => text.replaceAll("|", "/").trim())
  .filter((text) => text !== "" && text.length <= 60);
const tags = fc.uniqueArray(tag, { maxLength: 4 });
const group = fc.record({
  name: fc.constantFrom("Size", "Extras"),
  price: fc.integer({ min: 1, max: 900 }),
  it: word,
});
const anyDish = fc.record({
  categoryId: fc.constantFrom("cat_1", "cat_2", "cat_3"),
  name: texts.filter((map) => Object.keys(map).length > 0),
  description: texts,
  allergenNote: texts,
  basePriceMinor: fc.integer({ min: 0, max: 1_000_000 }),
  discountPriceMinor: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  allergens: tags,
  dietaryTags: tags,
  status: fc.constantFrom("active" as const, "draft" as const),
  availability: fc.constantFrom([], [{ days: [1, 5], from: "11:00", to: "02:00" }]),
  optionGroups: fc.array(group, { maxLength: 1 }).map((groups) =>
    groups.map(({ name, price, it: names }) => ({
      name,
      required: true,
      min: 1,
      max: 1,
      options: [
        { ...parseOptionLabel("Small", "EUR"), isDefault: true },
        { ...parseOptionLabel(`Large (+${(price / 100).toFixed(2)})`, "EUR"), names: { it: names } },
      ],
    })),
  ),
});

it("reads every menu that it has written as no change at all", () => {
  fc.assert(
    fc.property(fc.array(anyDish, { maxLength: 4 }), (dishes) => {
      const menu = menuOf(dishes.map((changes, index) => dish(`prd_${index}`, changes)));
      const { preview } = planMenuImport(menu, { csv: exported(menu), removeMissing: true });
      expect(preview).toMatchObject({
        adds: [],
        changes: [],
        removes: [],
        unchanged: dishes.length,
        problems: [],
      });
    }),
  );
});

test("columns that are not in the file stay as they are", () => {
  const menu = menuOf([dish("prd_1", { name: { en: "Soup", it: "Zuppa" }, allergens: ["celery"] })]);
  const { changes } = planMenuImport(menu, { csv: "id,name:en\nprd_1,Broth\n", removeMissing: false });
  expect(changes).toEqual([{ line: 2, id: "prd_1", fields: { name: { en: "Broth", it: "Zuppa" } } }]);
});

test("a text without a language is in the restaurant's first", () => {
  const { adds } = planMenuImport(menuOf([]), {
    csv: "category,name,price\ncat_1,Soup,9\n",
    removeMissing: false,
  });
  expect(adds[0]?.fields).toEqual({
    categoryId: "cat_1",
    name: { en: "Soup" },
    basePriceMinor: 900,
    status: "draft",
  });
});

test.each([
  ["an unknown column", "id,color\n", 1, "color"],
  ["a dish twice", "id\nprd_1\nprd_1\n", 3, "id"],
  ["a category of two that share their name", "category,name:en,price\nPizza,Soup,9\n", null, ""],
  ["options that are no JSON", "id,options\nprd_1,Small\n", 2, "options"],
  [
    "options that cannot be stored",
    'id,options\nprd_1,"[{""name"":""\\u0000"",""labels"":[""a""]}]"\n',
    2,
    "options",
  ],
  ["a quote without an end", 'id\n"prd_1', 1, ""],
] as const)("says what is wrong: %s", (_, csv, line, column) => {
  const { problems } = planMenuImport(menuOf([dish("prd_1")]), { csv, removeMissing: true }).preview;
  expect(problems.map((problem) => [problem.line, problem.column])).toEqual(
    line === null ? [] : [[line, column]],
  );
});
