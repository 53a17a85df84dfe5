import { describe, expect, it } from "vitest";
import { type Replacements, replacementGroups } from "./replacement-choice";

function dish(name: string, categoryName: string, more: Partial<Replacements["dishes"][number]> = {}) {
  const categoryId = `cat_${categoryName}`;
  return { productId: name, name, otherNames: [], categoryId, categoryName, lineItemIds: ["0"], ...more };
}
const list: Replacements = {
  lines: [
    { lineItemId: "0", categoryId: "cat_Dolci" },
    { lineItemId: "1", categoryId: null },
  ],
  dishes: [
    dish("Vitello tonnato", "Antipasti", { otherNames: ["Veal in tuna sauce", "فيتيلو توناتو"] }),
    dish("Margherita", "Pizze", { lineItemIds: ["1"] }),
    dish("Tiramisù", "Dolci", { lineItemIds: ["0", "1"] }),
    dish("Bonet", "Dolci"),
  ],
};
const found = (text: string, lineItemId = "0") =>
  replacementGroups(list, lineItemId, text).map(({ label, dishes }) => [
    label,
    dishes.map(({ name }) => name),
  ]);

describe("the dishes that can come instead", () => {
  it("are those for the line, its own category first", () => {
    expect(found("")).toEqual([
      ["Dolci", ["Tiramisù", "Bonet"]],
      ["Antipasti", ["Vitello tonnato"]],
    ]);
    expect(found("", "1")).toEqual([
      ["Pizze", ["Margherita"]],
      ["Dolci", ["Tiramisù"]],
    ]);
  });

  it.each([
    ["tiramisu", [["Dolci", ["Tiramisù"]]]],
    ["TONN vit", [["Antipasti", ["Vitello tonnato"]]]],
    ["tuna", [["Antipasti", ["Vitello tonnato"]]]],
    ["dolci bon", [["Dolci", ["Bonet"]]]],
    ["sushi", []],
  ])("are found by %j without regard to accents, in every language of the menu", (text, groups) => {
    expect(found(text)).toEqual(groups);
  });
});
