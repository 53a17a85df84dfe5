import { describe, expect, it } from "vitest";
import { addExternalMethod } from "./payments-form";

describe("the restaurant's ways of taking money", () => {
  it("are listed once each, without blanks around them", () => {
    expect(addExternalMethod(["terminal"], " Meal card ")).toEqual(["terminal", "Meal card"]);
    expect(addExternalMethod(["terminal"], "terminal")).toEqual(["terminal"]);
    expect(addExternalMethod(["terminal"], " ")).toEqual(["terminal"]);
  });

  it("are twenty at most", () => {
    const listed = Array.from({ length: 20 }, (_, index) => `Way ${index}`);
    expect(addExternalMethod(listed, "One more")).toBeNull();
  });
});
