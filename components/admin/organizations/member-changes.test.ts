import { expect, it } from "vitest";
import { memberChanges } from "./member-changes";

it("adds and removes members, and never the headquarters", () => {
  expect(memberChanges(["a", "b"], ["a", "c"], "a")).toEqual({ addTenants: ["c"], removeTenants: ["b"] });
  expect(memberChanges(["a", "b"], ["b"], "c")).toEqual({ addTenants: [], removeTenants: ["a"] });
  expect(memberChanges(["a", "b"], ["b"], "a")).toEqual({ addTenants: [], removeTenants: [] });
});
