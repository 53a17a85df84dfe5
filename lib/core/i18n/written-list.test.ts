import { expect, it } from "vitest";
import { writtenList } from "./written-list";

it("separates names as the language does", () => {
  const names = ["A", "B", "C"];
  expect([writtenList(names, "fr"), writtenList(names, "ar"), writtenList(names, "ja")]).toEqual([
    "A, B, C",
    "A، B، C",
    "A、B、C",
  ]);
  expect(writtenList([], "ar")).toBe("");
});
