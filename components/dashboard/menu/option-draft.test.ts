import { describe, expect, it } from "vitest";
import { groupDrafts, groupsFromDrafts, isDelta } from "./option-draft";

const size = {
  name: "Size",
  required: true,
  min: 1,
  max: 1,
  labels: ["Small", "Large (+2.50)", "No cheese (-1.00)"],
};

describe("option drafts", () => {
  it("edits names and prices apart and puts them together as they were", () => {
    const drafts = groupDrafts([size], "EUR");
    expect(drafts[0]?.choices.map(({ name, price }) => [name, price])).toEqual([
      ["Small", ""],
      ["Large", "2.50"],
      ["No cheese", "-1.00"],
    ]);
    expect(groupsFromDrafts(drafts, "EUR")).toEqual([size]);
  });

  it("writes prices the way the menu reads them, however they were typed", () => {
    const typed = ["3", "+3,00", " 3.0 "].map((price) => ({ key: price, name: "Extra", price }));
    const drafts = [{ key: "g", name: "Extras", required: false, min: 0, max: 3, choices: typed }];
    expect(groupsFromDrafts(drafts, "EUR")[0]?.labels).toEqual(Array(3).fill("Extra (+3.00)"));
  });

  it("never asks for more choices than there are, nor for none where one is required", () => {
    const drafts = groupDrafts([{ ...size, min: 0, max: 9 }], "EUR");
    expect(groupsFromDrafts(drafts, "EUR")[0]).toMatchObject({ min: 1, max: 3 });
  });
});

describe("isDelta", () => {
  it.each([
    ["", true],
    ["2,5", true],
    ["-1", true],
    ["abc", false],
    ["2.505", false],
  ])("%j: %j", (text, good) => {
    expect(isDelta(text, "EUR")).toBe(good);
  });
});
