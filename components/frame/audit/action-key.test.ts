import { describe, expect, it, test } from "vitest";
import en from "@/lib/core/i18n/messages/en/dashboardSettings.json";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { apiRoutes } from "@/lib/testing/call";
import { actionInWords, actionKey } from "./action-key";

describe("the activity log", () => {
  const audited = endpointsOf(apiRoutes).filter(
    ({ path, definition }) => path.startsWith("/api/tenant/") && definition.audited !== undefined,
  );

  it("has words for everything that a restaurant's people change", () => {
    expect(audited.length).toBeGreaterThan(40);
    const names = audited.map(({ definition }) => definition.operationId);
    expect(Object.keys(en.audit.action)).toEqual(expect.arrayContaining(names));
  });
});

test.each([
  ["staff.role-changed", "staffRoleChanged", "Staff role changed"],
  ["updateSettings", "updateSettings", "Update settings"],
])("%s is the key %s, or the words %s", (action, key, words) => {
  expect([actionKey(action), actionInWords(action)]).toEqual([key, words]);
});
