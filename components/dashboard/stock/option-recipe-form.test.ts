import { expect, it } from "vitest";
import { optionLineDrafts, readOptionLines, wrongOptionLines } from "./option-recipe-form";

const line = { group: "Size", option: "Large", ingredientId: "ing_1", quantity: 0.25 };
const product = {
  optionGroups: [{ name: "Size", required: true, min: 1, max: 1, labels: ["Small", "Large (+2.50)"] }],
  optionRecipes: [line, { ...line, option: "Huge" }],
};

it("saves what it shows, and shows only options that the dish has", () => {
  const drafts = optionLineDrafts(product);
  expect(readOptionLines(drafts)).toEqual([line]);
  expect(wrongOptionLines(drafts).size).toBe(0);
});

it("names lines without a quantity, and those that are there twice", () => {
  const [first] = optionLineDrafts(product);
  if (!first) throw new Error("expected a line");
  const lines = [
    first,
    { ...first, key: "again" },
    { ...first, key: "none", ingredientId: "ing_2", text: "0" },
  ];
  expect([...wrongOptionLines(lines)]).toEqual(["again", "none"]);
});
