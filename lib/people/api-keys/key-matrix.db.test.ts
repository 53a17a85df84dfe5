import { describe, expect } from "vitest";
import { scopesOf } from "@/lib/core/scopes/api-scope";
import { keyScopeOf, scopeOf } from "@/lib/platform/http/api-scopes";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { keyFor } from "@/lib/testing/api-keys";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { type SeededShop, seedShop } from "@/lib/testing/seed-shop";

const ALL: readonly string[] = scopesOf("tenant").filter((scope) => scope.endsWith(":write"));
const KEYED = ["tenant", "tenant-staff"];
/** Operations of a tag with a scope that a person's own sign-in is needed for. */
const PEOPLE_ONLY = new Set<string>();

const endpoints = endpointsOf(apiRoutes)
  .filter(({ path }) => path.startsWith("/api/"))
  .map((endpoint) => ({
    ...endpoint,
    id: endpoint.definition.operationId,
    scope: scopeOf(endpoint.definition, endpoint.method),
  }));
const ofRestaurants = endpoints.filter(({ path }) => path.startsWith("/api/tenant/[tenantId]"));
const guarded = endpoints.filter(({ definition }) => definition.guard.cookies.length > 0);
/** What a key opens once it was given the scope; the rest takes somebody's own sign-in. */
const opened = ofRestaurants.filter(
  ({ definition, scope, id }) =>
    scope !== null && KEYED.includes(definition.guard.name) && !PEOPLE_ONLY.has(id),
);
const closed = guarded.filter((endpoint) => !opened.includes(endpoint as (typeof opened)[number]));

it("is documented wherever it opens something", () => {
  const documented = ofRestaurants.filter(
    ({ definition, method }) => keyScopeOf(definition, method) !== null,
  );
  expect(documented.map(({ id }) => id)).toEqual(opened.map(({ id }) => id));
});

const pathOf = (path: string, tenant: string) =>
  path
    .replace("[tenantId]", tenant)
    .replace("[kind]", "receipt")
    .replaceAll(/\[\w+\]/g, "unknown-id");
const headersOf = (key: string) => ({ authorization: `Bearer ${key}` });

/** A key of its own for each test, so that they do not share a budget. */
const allScopes = async () => headersOf(await keyFor(app, shop, ALL));

let stranger: SeededShop;
let twin: SeededShop;

it.beforeAll(async () => {
  stranger = await seedShop(app);
  const { body } = await api("POST", `/api/tenant/${shop.slug}/twin`, { as: shop.owner, body: {} });
  twin = { ...shop, tenantId: body.id, slug: body.slug };
});

describe("an API key", () => {
  it.each(opened)("opens $id with its scope, and not without", async ({ method, path, scope }) => {
    const body = method === "GET" ? undefined : {};
    const allowed = await api(method, pathOf(path, shop.slug), { body, headers: await allScopes() });
    expect([401, 403], allowed.text).not.toContain(allowed.status);
    expect(allowed.headers.get("ratelimit-limit")).toBe("600");
    const others = await keyFor(
      app,
      shop,
      ALL.filter((each) => !each.startsWith(`${scope?.split(":")[0]}:`)),
    );
    const refused = await api(method, pathOf(path, shop.slug), { body, headers: headersOf(others) });
    expect([refused.status, refused.body.error]).toEqual([403, "KEY_SCOPE_REQUIRED"]);
  });

  it.each(opened.filter(({ scope }) => scope?.endsWith(":write")))(
    "does not write at $id with the scope to read",
    async ({ method, path, scope }) => {
      const reader = await keyFor(app, shop, [scope?.replace(":write", ":read") ?? ""]);
      const { status, body } = await api(method, pathOf(path, shop.slug), {
        body: {},
        headers: headersOf(reader),
      });
      expect([status, body.error]).toEqual([403, "KEY_SCOPE_REQUIRED"]);
    },
  );

  it.each(opened)("of another restaurant is forbidden at $id", async ({ method, path }) => {
    const foreign = await api(method, pathOf(path, stranger.slug), { headers: await allScopes() });
    expect([foreign.status, foreign.body.error]).toEqual([403, "FORBIDDEN"]);
    const unknown = await api(method, pathOf(path, "no-such-restaurant"), { headers: await allScopes() });
    expect([unknown.status, unknown.text]).toEqual([403, foreign.text]);
  });

  it.each(opened)("is either the restaurant's or its test twin's at $id", async ({ method, path }) => {
    const body = method === "GET" ? undefined : {};
    const live = await api(method, pathOf(path, twin.slug), { body, headers: await allScopes() });
    expect([live.status, live.body.error]).toEqual([403, "FORBIDDEN"]);
    const key = await keyFor(app, twin, ALL);
    expect(key).toMatch(/^bzr_test_/);
    const tests = await api(method, pathOf(path, shop.slug), { body, headers: headersOf(key) });
    expect([tests.status, tests.body.error]).toEqual([403, "FORBIDDEN"]);
    const own = await api(method, pathOf(path, twin.slug), { body, headers: headersOf(key) });
    expect([401, 403], own.text).not.toContain(own.status);
  });

  it.each(closed)("does not open $id with all scopes", async ({ method, path }) => {
    if (path === "/api/tenant") return;
    const { status } = await api(method, pathOf(path, shop.slug), { headers: await allScopes() });
    expect([401, 403]).toContain(status);
  });
});
