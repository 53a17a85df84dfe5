import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { scopesOf } from "@/lib/core/scopes/api-scope";
import { scopeOf } from "@/lib/platform/http/api-scopes";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { keyOf } from "@/lib/testing/api-keys";
import { apiRoutes } from "@/lib/testing/call";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const ofGroup = (scopes: readonly string[]) =>
  keyOf(app, { holder: "group", organizationId }, scopes).then(bearer);
const ofPlatform = (scopes: readonly string[]) => keyOf(app, { holder: "platform" }, scopes).then(bearer);

let branch: SeededShop;
let stranger: SeededShop;
let organizationId: string;

it.beforeAll(async () => {
  branch = await seedShop(app);
  stranger = await seedShop(app);
  organizationId = newId("org");
  await app.db.prisma.organization.create({
    data: { id: organizationId, name: "Group", hqTenantId: shop.tenantId },
  });
  await app.db.prisma.tenant.updateMany({
    where: { id: { in: [shop.tenantId, branch.tenantId] } },
    data: { organizationId },
  });
});

const endpoints = endpointsOf(apiRoutes).map(({ definition, method, path }) => ({
  ...{ method, path, id: definition.operationId },
  scope: scopeOf(definition, method),
  guard: definition.guard.name,
}));
const ofAdmin = endpoints.filter(({ path }) => path.startsWith("/api/admin"));
const opened = ofAdmin.filter(({ scope }) => scope !== null);
const pathOf = (path: string) => path.replaceAll(/\[\w+\]/g, "unknown-id");

describe("a key of a group", () => {
  it("is made by the headquarters' owners, reaches every restaurant of it, and is seen there", async () => {
    const keys = `/api/group/${organizationId}/api-keys`;
    const body = { name: "Middleware", scopes: ["orders:read", "group:read"] };
    expect((await api("POST", keys, { as: branch.owner, body })).status).toBe(403);
    const made = await api("POST", keys, { as: shop.owner, body });
    expect(made.status, made.text).toBe(200);
    const headers = bearer(made.body.key);
    const statusOf = async (path: string) => (await api("GET", path, { headers })).status;
    expect([
      await statusOf(`/api/tenant/${shop.slug}/orders`),
      await statusOf(`/api/tenant/${branch.slug}/orders`),
      await statusOf(`/api/tenant/${stranger.slug}/orders`),
      await statusOf(`/api/tenant/${branch.slug}/customers`),
      await statusOf(`/api/group/${organizationId}`),
      await statusOf(`/api/group/${organizationId}/api-keys`),
    ]).toEqual([200, 200, 403, 403, 200, 403]);
    const reach = await api("GET", "/api/tenant", { headers });
    expect(reach.body.restaurants.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
      [shop.slug, branch.slug].sort(),
    );
    const seen = await api("GET", `/api/tenant/${branch.slug}/api-keys`, { as: branch.owner });
    expect(seen.body.apiKeys).toMatchObject([{ name: "Middleware", holder: "group" }]);
    const path = `/api/tenant/${branch.slug}/api-keys/${made.body.id}`;
    expect((await api("DELETE", path, { as: branch.owner })).body.error).toBe("API_KEY_NOT_FOUND");
    expect((await api("DELETE", `${keys}/${made.body.id}`, { as: shop.owner })).status).toBe(204);
    expect(await statusOf(`/api/tenant/${branch.slug}/orders`)).toBe(401);
  });

  it("copies only where it may write, and opens no other group", async () => {
    const copies = `/api/group/${organizationId}/copies`;
    const reader = await api("POST", copies, { headers: await ofGroup(["group:read"]), body: {} });
    expect(reader.body.error).toBe("KEY_SCOPE_REQUIRED");
    const writer = await api("POST", copies, { headers: await ofGroup(["group:write"]), body: {} });
    expect(writer.body.error).toBe("VALIDATION_FAILED");
    const other = await api("GET", "/api/group/org000000000", { headers: await ofGroup(["group:read"]) });
    expect(other.status).toBe(403);
    const tenants = await keyOf(app, { holder: "tenant", tenantId: shop.tenantId }, ["group:read"]);
    const foreign = await api("GET", `/api/group/${organizationId}`, { headers: bearer(tenants) });
    expect(foreign.body.error).toBe("FORBIDDEN");
  });
});

describe("a key of the platform", () => {
  it.each(opened)("opens $id with its scope, and not without", async ({ method, path, scope }) => {
    const body = method === "GET" ? undefined : {};
    const allowed = await api(method, pathOf(path), { body, headers: await ofPlatform([`${scope}`]) });
    expect([401, 403], allowed.text).not.toContain(allowed.status);
    const others = scopesOf("platform").filter((each) => !each.startsWith(`${scope?.split(":")[0]}:`));
    const refused = await api(method, pathOf(path), { body, headers: await ofPlatform(others) });
    expect([refused.status, refused.body.error]).toEqual([403, "KEY_SCOPE_REQUIRED"]);
    const tenants = await keyOf(app, { holder: "tenant", tenantId: shop.tenantId }, [`${scope}`]);
    const foreign = await api(method, pathOf(path), { body, headers: bearer(tenants) });
    expect([foreign.status, foreign.body.error]).toEqual([403, "FORBIDDEN"]);
  });

  it.each(ofAdmin.filter(({ scope }) => scope === null))("never opens $id", async ({ method, path }) => {
    const headers = await ofPlatform(scopesOf("platform"));
    const { status } = await api(method, pathOf(path), { body: method === "GET" ? undefined : {}, headers });
    expect(status).toBe(403);
  });

  it("reads of restaurants what holds no personal data, and writes nothing there", async () => {
    const headers = await ofPlatform(scopesOf("platform"));
    const statusOf = async (method: "GET" | "POST", path: string) =>
      (
        await api(method, `/api/tenant/${shop.slug}/${path}`, {
          headers,
          body: method === "GET" ? undefined : {},
        })
      ).status;
    expect([
      await statusOf("GET", "orders/summary"),
      await statusOf("GET", "orders"),
      await statusOf("POST", "pause"),
    ]).toEqual([200, 403, 403]);
  });

  it("writes into the activity log with its name, whatever it changes", async () => {
    const as = await seedAdmin(app);
    await app.db.prisma.apiKey.deleteMany({ where: { holder: "platform" } });
    const made = await api("POST", "/api/admin/api-keys", {
      as,
      body: { name: "Provisioning", scopes: ["platform_restaurants:write"] },
    });
    expect(made.status, made.text).toBe(200);
    const headers = bearer(made.body.key);
    const patch = { body: { name: "Renamed by a program" }, headers };
    expect((await api("PATCH", `/api/admin/tenants/${stranger.slug}`, patch)).status).toBe(200);
    const log = await api("GET", "/api/admin/audit-log", { as });
    expect(log.body.entries[0]).toMatchObject({
      action: "tenant.changed",
      actor: { name: "Provisioning", role: "key" },
    });
    const wrong = await api("POST", "/api/admin/api-keys", {
      as,
      body: { name: "x", scopes: ["orders:write"] },
    });
    expect([wrong.status, wrong.body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });
});
