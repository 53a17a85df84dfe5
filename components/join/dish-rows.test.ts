import { describe, expect, it } from "vitest";
import { categoriesOf, type DishRow, dishesCsv, filledRows, rowProblem } from "./dish-rows";

const row = (changes: Partial<DishRow>): DishRow => ({
  key: "1",
  category: "Mains",
  name: "Soup",
  description: "",
  price: "8,50",
  ...changes,
});

describe("first dishes", () => {
  it("do not count lines that nobody filled in", () => {
    expect(filledRows([row({}), row({ name: " ", price: "" })])).toHaveLength(1);
  });

  it.each([
    [{}, null],
    [{ name: " " }, "name"],
    [{ category: "" }, "category"],
    [{ price: "eight" }, "price"],
  ])("with %o have the problem %j", (changes, problem) => {
    expect(rowProblem(row(changes), "EUR")).toBe(problem);
  });

  it("become a file that the menu reads", () => {
    const rows = [row({ name: 'Soup, "hot"' }), row({ category: "Mains ", name: "Bread", price: "2" })];
    expect(categoriesOf(rows)).toEqual(["Mains"]);
    expect(dishesCsv(rows, { locale: "en", currency: "EUR" }).replace("\uFEFF", "")).toBe(
      'category,name:en,description:en,price,status\r\nMains,"Soup, ""hot""",,8.5,active\r\nMains,Bread,,2,active\r\n',
    );
  });
});
