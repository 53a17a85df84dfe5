import { expect } from "vitest";
import { api, shop, oneShopTest as test } from "@/lib/testing/fixtures";

test("an answer to a request with an old name says so, and no other", async () => {
  const events = (query: Record<string, string>) =>
    api("GET", `/api/tenant/${shop.slug}/events`, { as: shop.owner, query });
  const old = await events({ after: "0" });
  expect([old.headers.get("deprecation"), old.headers.get("link")]).toEqual([
    expect.stringMatching(/^@\d{10}$/),
    expect.stringContaining("/docs/guides/changes"),
  ]);
  const current = await events({ cursor: "0" });
  expect([current.status, current.headers.get("deprecation")]).toEqual([200, null]);
});
