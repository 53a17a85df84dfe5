import { describe, expect, it } from "vitest";
import { textProblem } from "./text-rule";

const name = { required: true, maxLength: 5 };

describe("a text field", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    [" Ada ", null],
    ["  Ada B  ", null],
    ["Ada By", "invalid"],
  ])("that is required and short has at %o the problem %o", (text, problem) => {
    expect(textProblem(name, text)).toBe(problem);
  });

  it("may be empty when it is not required, and is held to its rule otherwise", () => {
    const rule = { maxLength: 9, isValid: (text: string) => text === "yes" };
    expect(["", " ", "yes", "no"].map((text) => textProblem(rule, text))).toEqual([
      null,
      null,
      null,
      "invalid",
    ]);
  });

  it("may consist of blanks when they count", () => {
    expect(textProblem({ ...name, isExact: true }, "   ")).toBeNull();
    expect(textProblem({ ...name, isExact: true }, "")).toBe("missing");
  });
});
