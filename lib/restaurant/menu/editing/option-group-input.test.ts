import { describe, expect, it, test } from "vitest";
import { OptionGroupInput, readOptionGroups } from "./option-group-input";

const read = (...groups: unknown[]) => readOptionGroups(OptionGroupInput.array().parse(groups), "EUR");

describe("readOptionGroups", () => {
  it("parses prices once and keeps labels as they were written", () => {
    const { groups, issues } = read({
      name: " Size ",
      required: true,
      max: 1,
      labels: ["Small", " Big (+2,50 €) "],
    });
    expect(issues).toEqual([]);
    expect(groups).toEqual([
      {
        name: "Size",
        required: true,
        min: 1,
        max: 1,
        options: [
          { label: "Small", name: "Small", deltaMinor: 0 },
          { label: "Big (+2,50 €)", name: "Big", deltaMinor: 250 },
        ],
      },
    ]);
  });

  it("refuses a priceDelta that is not the label's price, and a price without brackets", () => {
    const labels = ["Small", "Large (+3.50)"];
    const choice = (label: string, priceDelta: number) => ({ label, priceDelta });
    const answer = { name: "Size", labels, choices: [choice("Small", 0), choice("Large (+3.50)", 3.5)] };
    expect(read(answer).issues).toEqual([]);
    const other = { ...answer, choices: [choice("Small", 1), choice("Large (+3.50)", 4)] };
    expect(read(other).issues.map(({ path }) => path)).toEqual([
      "optionGroups.0.choices.0.priceDelta",
      "optionGroups.0.choices.1.priceDelta",
    ]);
    // What has an id and another label than the group is as it was read before the price was changed.
    const changed = { ...answer, labels: ["Small", "Large (+4.00)"] };
    const before = { ...choice("Large (+3.50)", 3.5), id: "opt_large" };
    expect(read({ ...changed, choices: [before] }).issues).toEqual([]);
    expect(read({ name: "Size", labels: ["Small", "Large +3.50"] }).issues).toEqual([
      { path: "optionGroups.0.labels.1", message: expect.stringContaining("(+3.50)") },
    ]);
  });

  it("takes a group without limits as free choice", () => {
    expect(read({ name: "Extras", labels: ["a", "b", "c"] }).groups[0]).toMatchObject({
      required: false,
      min: 0,
      max: 3,
    });
  });

  test.each([
    ["a required group that asks for none", { required: true, min: 0 }, "optionGroups.0.min"],
    ["more choices than labels", { max: 3 }, "optionGroups.0.max"],
    ["a minimum above the maximum", { min: 2, max: 1 }, "optionGroups.0.min"],
    ["two prices for one name", { labels: ["Big (+1)", "Big (+2)"] }, "optionGroups.0.labels.1"],
    ["a name with and without price", { labels: ["Big", "Big (+2)"] }, "optionGroups.0.labels.1"],
    ["a price finer than a cent", { labels: ["a", "b (+0.001)"] }, "optionGroups.0.labels.1"],
    ["a price beyond all bounds", { labels: ["a", "b (+99999999999)"] }, "optionGroups.0.labels.1"],
  ])("names the field of %s", (_, changes, path) => {
    const { issues } = read({ name: "Size", labels: ["a", "b"], ...changes });
    expect(issues.map((issue) => issue.path)).toEqual([path]);
  });

  it("names the second of two groups with one name", () => {
    const { issues } = read({ name: "Size", labels: ["a"] }, { name: "Size ", labels: ["b"] });
    expect(issues.map((issue) => issue.path)).toEqual(["optionGroups.1.name"]);
  });
});
