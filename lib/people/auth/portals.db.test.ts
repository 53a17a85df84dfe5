import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import type { PlatformRole } from "@/lib/platform/db/generated/enums";
import { api, app, oneShopTest as it, shop } from "@/lib/testing/fixtures";
import { cookieOf, orderBody, type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { openSession } from "./open-session";

let stranger: SeededShop;

it.beforeAll(async () => {
  stranger = await seedShop(app);
});

async function seedUser(role: PlatformRole) {
  const userId = newId("usr");
  const email = `${userId}@portal.example`;
  await app.db.prisma.user.create({
    data: { id: userId, email, name: "Pat", passwordHash: "not a hash", role },
  });
  const line = await openSession(app, { kind: "platform", subjectId: userId, secure: false });
  return { userId, ...cookieOf(line) };
}

describe("a group", () => {
  it("opens to its headquarters' owner and its manager, sums today, and stays shut to all others", async () => {
    const hq = await seedShop(app);
    const member = await seedShop(app);
    const dollars = await seedShop(app, { currency: "USD", timeZone: "America/Chicago" });
    const id = newId("org");
    await app.db.prisma.organization.create({ data: { id, name: "Group", hqTenantId: hq.tenantId } });
    const ids = [hq, member, dollars].map(({ tenantId }) => tenantId as string);
    await app.db.prisma.tenant.updateMany({ where: { id: { in: ids } }, data: { organizationId: id } });
    for (const { slug, margherita } of [hq, member, member, dollars]) {
      const body = orderBody({ ...hq, margherita });
      expect((await api("POST", `/api/public/${slug}/orders`, { body })).status).toBe(200);
    }
    const manager = await seedUser("group_manager");
    await app.db.prisma.organizationManager.create({ data: { organizationId: id, userId: manager.userId } });
    const path = `/api/group/${id}`;
    for (const as of [hq.owner, manager]) {
      const { status, body } = await api("GET", path, { as });
      expect(status).toBe(200);
      expect(body.totals).toEqual([
        { currency: "EUR", orders: 3, takings: 51 },
        { currency: "USD", orders: 1, takings: 17 },
      ]);
      expect(body.tenants.filter((tenant: { headquarters: boolean }) => tenant.headquarters)).toHaveLength(1);
    }
    const demoted = await seedUser("member");
    await app.db.prisma.organizationManager.create({ data: { organizationId: id, userId: demoted.userId } });
    for (const as of [member.owner, stranger.owner, await seedUser("group_manager"), demoted])
      expect((await api("GET", path, { as })).status).toBe(403);
    expect((await api("GET", path, { as: await seedAdmin(app) })).status).toBe(401);
    expect((await api("GET", `/api/tenant/${member.slug}/orders`, { as: manager })).status).toBe(403);
    expect((await api("GET", `/api/tenant/${member.slug}/orders`, { as: hq.owner })).status).toBe(403);
  });
});

describe("a web designer", () => {
  it("changes the theme of assigned restaurants, visible at once, and nothing else", async () => {
    const designer = await seedUser("web_designer");
    const { userId } = designer;
    await app.db.prisma.designAssignment.create({ data: { userId, tenantId: shop.tenantId } });
    const path = `/api/designer/tenants/${shop.slug}/theme`;
    expect((await api("GET", "/api/designer/tenants", { as: designer })).body.tenants).toEqual([
      { slug: shop.slug, name: "Test Trattoria" },
    ]);
    const body = { accent: "#123456", name: "Hijacked", deliveryFee: 0 };
    const changed = await api("PATCH", path, { as: designer, body });
    expect([changed.status, changed.body.accent, changed.body.name]).toEqual([
      200,
      "#123456",
      "Test Trattoria",
    ]);
    expect((await api("GET", path, { as: designer })).body).toEqual(changed.body);
    expect((await api("PATCH", path, { as: designer, body: { accent: "url(x)" } })).status).toBe(400);
    const foreign = `/api/designer/tenants/${stranger.slug}/theme`;
    expect((await api("GET", foreign, { as: designer })).status).toBe(403);
    expect((await api("PATCH", foreign, { as: designer, body })).status).toBe(403);
    for (const as of [shop.owner, await seedUser("sales_agent")]) {
      expect((await api("GET", path, { as })).status).toBe(403);
      expect((await api("GET", "/api/designer/tenants", { as })).status).toBe(403);
    }
    expect((await api("GET", `/api/tenant/${shop.slug}/settings`, { as: designer })).status).toBe(403);
  });
});

describe("a sales agent", () => {
  it("sees its own restaurants and its share of what the platform earned at them", async () => {
    const agent = await seedUser("sales_agent");
    const { userId: agentId } = agent;
    expect((await api("GET", "/api/agent/referrals", { as: agent })).status).toBe(403);
    await app.db.prisma.salesAgent.create({
      data: { userId: agentId, code: "PORTAL1", commissionBps: 2000 },
    });
    for (const { tenantId } of [shop, stranger])
      await app.db.prisma.referral.create({
        data: { tenantId, agentId, commissionBps: 1000, createdAt: app.clock.now() },
      });
    for (const [feeMinor, createdAt] of [
      [85, "2026-10-31T23:59:59Z"],
      [110, "2026-11-01T00:00:00Z"],
      [20, "2026-11-02T00:00:00Z"],
    ] as const) {
      const id = newId("ltx");
      await app.db.prisma.ledgerTransaction.create({
        data: {
          tenantId: shop.tenantId,
          id,
          kind: "release",
          uniqueKey: id,
          createdAt,
          entries: {
            create: [
              { position: 0, account: "escrow", amountMinor: feeMinor, currency: "EUR" },
              { position: 1, account: "platform_fees", amountMinor: -feeMinor, currency: "EUR" },
            ],
          },
        },
      });
    }
    const { body } = await api("GET", "/api/agent/referrals", { as: agent });
    expect(body).toMatchObject({ code: "PORTAL1", commissionPercent: 20 });
    expect(body.link).toMatch(/\?ref=PORTAL1$/);
    for (const row of body.referrals) expect(row).toMatchObject({ status: "active", orders: 0 });
    expect(body.referrals.map((row: { slug: string; earned: unknown }) => [row.slug, row.earned])).toEqual(
      expect.arrayContaining([
        [shop.slug, { currency: "EUR", fees: 2.15, commission: 0.21 }],
        [stranger.slug, { currency: "EUR", fees: 0, commission: 0 }],
      ]),
    );
    expect(body.totals).toEqual([{ currency: "EUR", fees: 2.15, commission: 0.21 }]);
    const own = { slug: shop.slug, name: "Test Trattoria", currency: "EUR" };
    const { months } = (await api("GET", "/api/agent/commissions", { as: agent })).body;
    expect(months).toEqual([
      { month: "2026-11", ...own, fees: 1.3, commission: 0.13, paidAt: null },
      { month: "2026-10", ...own, fees: 0.85, commission: 0.08, paidAt: null },
    ]);
    const file = await api("GET", "/api/agent/commissions", { as: agent, query: { format: "csv" } });
    expect(file.text).toContain(`2026-11,${shop.slug},Test Trattoria,EUR,1.3,0.13,`);
    for (const as of [shop.owner, await seedUser("web_designer")])
      expect((await api("GET", "/api/agent/referrals", { as })).status).toBe(403);
  });
});
