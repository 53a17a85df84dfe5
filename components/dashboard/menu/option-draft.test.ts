import { describe, expect, it } from "vitest";
import {
  groupDrafts,
  groupsFromDrafts,
  isDelta,
  movedBy,
  newChoice,
  newGroup,
  withDefault,
} from "./option-draft";

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
    const typed = ["3", "+3,00", " 3.0 "].map((price) => ({ ...newChoice(), name: "Extra", price }));
    const drafts = [{ ...newGroup(), name: "Extras", required: false, min: 0, max: 3, choices: typed }];
    expect(groupsFromDrafts(drafts, "EUR")[0]?.labels).toEqual(Array(3).fill("Extra (+3.00)"));
  });

  it("never asks for more choices than there are, nor for none where one is required", () => {
    const drafts = groupDrafts([{ ...size, min: 0, max: 9 }], "EUR");
    expect(groupsFromDrafts(drafts, "EUR")[0]).toMatchObject({ min: 1, max: 3 });
  });
});

describe("what a choice has beside its label", () => {
  const described = {
    ...size,
    names: { it: "Formato" },
    choices: [
      { label: "Small", default: true },
      { label: "Large (+2.50)", name: { it: "Grande" }, allergens: ["milk"] },
    ],
  };

  it("comes back as it was", () => {
    expect(groupsFromDrafts(groupDrafts([described], "EUR"), "EUR")).toEqual([described]);
  });

  it("follows the label when its price is changed", () => {
    const [draft] = groupDrafts([described], "EUR");
    const choices = draft?.choices.map((choice) =>
      choice.name === "Large" ? { ...choice, price: "3" } : choice,
    );
    const [group] = groupsFromDrafts(draft && choices ? [{ ...draft, choices }] : [], "EUR");
    expect(group?.choices?.[1]).toMatchObject({ label: "Large (+3.00)", name: { it: "Grande" } });
  });

  it("keeps one default where one can be chosen", () => {
    const [draft] = groupDrafts([described], "EUR");
    const last = draft?.choices.at(-1)?.key ?? "";
    const defaults = (max: number) =>
      draft && withDefault({ ...draft, max }, last, true).map(({ isDefault }) => isDefault);
    expect(defaults(1)).toEqual([false, false, true]);
    expect(defaults(2)).toEqual([true, false, true]);
  });
});

it("moves by one place and stops at the ends", () => {
  const items = ["a", "b", "c"].map((key) => ({ key }));
  const keys = (key: string, by: -1 | 1) =>
    movedBy(items, key, by)
      .map((item) => item.key)
      .join("");
  expect([keys("a", 1), keys("c", -1), keys("a", -1), keys("c", 1)]).toEqual(["bac", "acb", "abc", "abc"]);
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
