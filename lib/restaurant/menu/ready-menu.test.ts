import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { z } from "zod";
import { PublicMenu } from "./menu-contract";
import { MENU_FORMAT, publicMenuText } from "./ready-menu";
import { type ShopRows, shopOf } from "./shop-rows";

type DishRow = ShopRows["products"][number];

const NOW = new Date("2026-11-18T11:00:00.000Z");
const evening = [{ days: [1, 2, 3, 4, 5, 6, 7], from: "18:00", to: "23:00" }];
const plain: DishRow = {
  ...{ id: "prd_01", categoryId: "cat_1", name: { en: "Soup", it: "Zuppa" }, description: {}, image: null },
  ...{ basePriceMinor: 850, discountPriceMinor: null, allergens: [], allergenNote: {}, dietaryTags: [] },
  ...{
    minimumAge: null,
    optionGroups: [],
    available: true,
    soldOutUntil: null,
    availability: [],
    stock: null,
  },
  ...{ position: 0, taxClassId: null, externalId: null, recipe: [], optionRecipe: [] },
};
const option = { label: "Large (+3.50)", name: "Large", deltaMinor: 350, names: { it: "Grande" } };
const flour = { ingredientId: "ing_1", quantityMilli: 200, ingredient: { stockMilli: 100 } };

/** One of everything that decides what a menu says. */
const products: DishRow[] = [
  plain,
  {
    ...plain,
    ...{ description: { en: "Hot" }, image: "/media/soup-640.webp", discountPriceMinor: 700, minimumAge: 18 },
    ...{ allergens: ["milk", "celery"], allergenNote: { en: "Traces of nuts" }, dietaryTags: ["vegetarian"] },
    optionGroups: [
      {
        ...{ name: "Size", names: { it: "Misura" }, required: true, min: 1, max: 2 },
        options: [
          option,
          { ...option, label: "Small", name: "Small", isDefault: true },
          { ...option, label: "Nuts", name: "Nuts", allergens: ["nuts"], removesAllergens: ["milk"] },
          { ...option, label: "Huge", name: "Huge", id: "opt_1", externalId: "mod-1" },
        ],
      },
    ],
    optionRecipe: [{ ...flour, groupName: "Size", optionName: "Small" }],
  },
  { ...plain, recipe: [flour], externalId: "plu-1" },
  { ...plain, available: false },
  { ...plain, stock: 0 },
  { ...plain, stock: 7 },
  { ...plain, soldOutUntil: new Date("2026-11-18T12:00:00.000Z") },
  { ...plain, soldOutUntil: new Date("2026-11-18T10:00:00.000Z") },
  { ...plain, availability: evening },
  { ...plain, categoryId: "cat_2" },
  { ...plain, categoryId: "cat_3" },
];
const category = {
  name: { en: "Soups" },
  position: 0,
  hiddenUntil: null,
  taxClassId: null,
  availability: [],
};

it("is of another format whenever the menu of the same restaurant says something else", () => {
  const shop = shopOf(
    {
      version: "1",
      tenant: { id: "t1", currency: "EUR", timeZone: "Europe/Rome" } as ShopRows["tenant"],
      taxClasses: [],
      categories: [
        { ...category, id: "cat_1" },
        { ...category, id: "cat_2", availability: evening },
        { ...category, id: "cat_3", hiddenUntil: new Date("2026-11-18T12:00:00.000Z") },
      ],
      products: products.map((product, index) => ({ ...product, id: `prd_${index}` })),
    },
    NOW,
  );
  const print = createHash("sha256")
    .update(JSON.stringify(z.toJSONSchema(PublicMenu)))
    .update(publicMenuText(shop))
    .digest("hex");
  // Where this fails, stored menus are no longer what is sent: raise MENU_FORMAT, then write the new print here.
  expect({ format: MENU_FORMAT, print: print.slice(0, 16) }).toEqual({
    format: 3,
    print: "d25eacd203eb9c4a",
  });
});
