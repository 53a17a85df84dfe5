import { expect, it } from "vitest";
import { actionKey } from "@/components/frame/audit/action-key";
import en from "@/lib/core/i18n/messages/en/dashboardSettings.json";
import { actionOfKey, NAMED_ACTIONS } from "./audited-actions";
import { subjectPath } from "./subject-path";

it("has words for every named act, and finds its name by them", () => {
  expect(Object.keys(en.audit.action)).toEqual(expect.arrayContaining(NAMED_ACTIONS.map(actionKey)));
  expect(NAMED_ACTIONS.map((action) => actionOfKey(actionKey(action)))).toEqual(NAMED_ACTIONS);
  expect(actionOfKey("updateSettings")).toBe("updateSettings");
});

it.each([
  ["usr_1", "/users?user=usr_1"],
  ["org_1", "/organizations?organization=org_1"],
  ["ord_1", "/orders/ord_1"],
  ["t7k2m9xq4c0d", "/restaurants/luigi"],
  ["cpn_1", "/audit?subject=cpn_1"],
])("shows %s at %s", (id, path) => {
  expect(subjectPath(id, "luigi")).toBe(path);
});
