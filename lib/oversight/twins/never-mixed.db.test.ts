import { describe, expect } from "vitest";
import { scopesOf } from "@/lib/core/scopes/api-scope";
import { listAllDisputeRows } from "@/lib/payments/disputes/dispute-list-store";
import { readOwed } from "@/lib/payments/platform-balance/platform-money-store";
import { listCityRows, listPublicRows } from "@/lib/restaurant/marketplace/listed-restaurant-store";
import { keyFor, keyOf } from "@/lib/testing/api-keys";
import { api, app, cardTest as it, shop } from "@/lib/testing/fixtures";
import { pay, placeByCard } from "@/lib/testing/online-payments";
import { orderBody, refreshSignIn, seedAdmin, seedStaff } from "@/lib/testing/seed-shop";

const at = () => `/api/tenant/${shop.slug}/twin`;
const openTwin = async () => {
  const { body } = await api("POST", at(), { as: shop.owner, body: {} });
  return { ...shop, tenantId: body.id, slug: body.slug } as typeof shop;
};

describe("what happens at a test twin", () => {
  it("is in no list and no sum of the platform, the marketplace and diners", async () => {
    const admin = await seedAdmin(app);
    const seen = async () => {
      const bodies: Record<string, unknown> = {};
      for (const path of [
        "/api/admin/tenants",
        "/api/admin/orders",
        "/api/admin/escrow",
        "/api/admin/payouts",
        "/api/admin/disputes",
        "/api/admin/fleet",
      ]) {
        const { status, body } = await api("GET", path, { as: admin });
        expect(status, path).toBe(200);
        // The queue is the whole installation's.
        const { jobs: _, ...rest } = body;
        bodies[path] = rest;
      }
      return {
        bodies,
        listed: await listPublicRows(app.db, { limit: 1_000 }),
        cities: await listCityRows(app.db, { limit: 100 }),
        owed: await readOwed(app.db),
        disputes: await listAllDisputeRows(app.db, { after: null, limit: 50, state: null }),
      };
    };
    const before = await seen();
    const twin = await openTwin();
    const cash = await api("POST", `/api/public/${twin.slug}/orders`, { body: orderBody(twin) });
    expect(cash.status, cash.text).toBe(200);
    const card = await placeByCard(api, twin);
    expect(card.status, card.text).toBe(200);
    expect((await pay(api, card.body.clientSecret)).status).toBe(200);
    expect(await seen()).toEqual(before);
    const search = await api("GET", `/api/admin/tenants?search=${twin.slug}`, { as: admin });
    expect(search.body.tenants).toEqual([]);
    const { body } = await api("GET", `/api/admin/tenants/${shop.slug}`, { as: admin });
    expect(body.twin).toMatchObject({ id: twin.tenantId, slug: twin.slug });
    for (const feed of ["merchant", "menu", "services"])
      expect((await api("GET", `/api/public/${twin.slug}/feeds/${feed}`)).status).toBe(404);
  });

  it("is closed as long as its restaurant is suspended", async () => {
    const twin = await openTwin();
    const admin = await seedAdmin(app);
    const statuses = async () => [(await api("GET", `/api/public/${twin.slug}/menu`)).status];
    expect(await statuses()).toEqual([200]);
    await api("PATCH", `/api/admin/tenants/${shop.slug}`, { as: admin, body: { status: "suspended" } });
    expect(await statuses()).toEqual([404]);
    await api("PATCH", `/api/admin/tenants/${shop.slug}`, { as: admin, body: { status: "active" } });
    expect(await statuses()).toEqual([200]);
  });
});

describe("who works at a test twin", () => {
  it("is whoever works at its restaurant, and leaves both at once", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const stranger = await seedStaff(app, { tenantId: (await openTwin()).tenantId, role: "owner" });
    const twin = `/api/tenant/${shop.slug}-test`;
    const look = (as: { cookie: string }) =>
      api("GET", `${twin}/orders`, { as }).then(({ status }) => status);
    expect(await look(staff)).toBe(200);
    expect((await api("GET", `${twin}/staff`, { as: staff })).status).toBe(403);
    expect(await look(stranger)).toBe(403);
    const team = await api("GET", `${twin}/staff`, { as: shop.owner });
    expect(team.body.staff).toHaveLength(2);
    const invited = await api("POST", `${twin}/invitations`, {
      as: shop.owner,
      body: { email: "new@staff.example", role: "staff" },
    });
    expect(invited.body.error).toBe("NOT_AT_TWIN");
    const removed = await api("DELETE", `/api/tenant/${shop.slug}/staff/${staff.userId}`, { as: shop.owner });
    expect(removed.status).toBe(204);
    expect(await look(staff)).toBe(401);
  });

  it("reaches both, the twin beside its restaurant; keys of the platform reach no twin", async () => {
    const twin = await openTwin();
    const { body } = await api("GET", "/api/tenant", { as: shop.owner });
    expect(
      body.restaurants.map(({ id, twinOf }: { id: string; twinOf: string | null }) => [id, twinOf]).sort(),
    ).toEqual(
      [
        [shop.tenantId, null],
        [twin.tenantId, shop.tenantId],
      ].sort(),
    );
    const key = await keyOf(app, { holder: "platform" }, scopesOf("platform"));
    const headers = { authorization: `Bearer ${key}` };
    expect((await api("GET", `/api/tenant/${twin.slug}/products`, { headers })).status).toBe(403);
    const reached = await api("GET", "/api/tenant", { headers });
    expect(reached.body.restaurants.map(({ id }: { id: string }) => id)).not.toContain(twin.tenantId);
    const own = { authorization: `Bearer ${await keyFor(app, twin, ["menu:read"])}` };
    const test = await api("GET", "/api/tenant", { headers: own });
    expect(test.body.restaurants).toMatchObject([{ id: twin.tenantId }]);
  });

  it("makes keys there that say so, when they are made and when they are replaced", async () => {
    const twin = await openTwin();
    await refreshSignIn(app, shop.owner);
    const keys = `/api/tenant/${twin.slug}/api-keys`;
    const body = { name: "Till", scopes: ["orders:write"] };
    const made = await api("POST", keys, { as: shop.owner, body });
    expect(made.body.key).toMatch(/^bzr_test_/);
    const rotated = await api("POST", `${keys}/${made.body.id}/rotate`, { as: shop.owner, body: {} });
    expect(rotated.body.key).toMatch(/^bzr_test_/);
    const live = await api("POST", `/api/tenant/${shop.slug}/api-keys`, { as: shop.owner, body });
    expect(live.body.key).toMatch(/^bzr_live_/);
  });
});
