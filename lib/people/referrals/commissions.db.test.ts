import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { openSession } from "@/lib/people/auth/open-session";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { cookieOf, type SeededShop, seedAdmin, seedShop } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";

const it = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

let admin: { cookie: string; userId: string };
let agent: { cookie: string; userId: string };
let shop: SeededShop;

it.beforeEach(async () => {
  app.clock.set("2026-11-18T11:00:00Z");
  admin = await seedAdmin(app);
  agent = await seedAgent();
  shop = await seedReferred(agent.userId);
});

async function seedAgent() {
  const userId = newId("usr");
  const email = `${userId}@agent.example`;
  await app.db.prisma.user.create({
    data: { id: userId, email, name: "Pat", passwordHash: "not a hash", role: "sales_agent" },
  });
  await app.db.prisma.salesAgent.create({
    data: { userId, code: userId.slice(-9).toUpperCase(), createdAt: app.clock.now() },
  });
  const line = await openSession(app, { kind: "platform", subjectId: userId, secure: false });
  return { ...cookieOf(line), userId };
}

async function seedReferred(agentId: string, currency = "EUR"): Promise<SeededShop> {
  const seeded = await seedShop(app, { currency });
  await app.db.prisma.referral.create({
    data: { tenantId: seeded.tenantId, agentId, commissionBps: 1000, createdAt: app.clock.now() },
  });
  return seeded;
}

async function earn({ tenantId }: SeededShop, feeMinor: number, createdAt: string, currency = "EUR") {
  const id = newId("ltx");
  const entries = [
    { position: 0, account: "escrow", amountMinor: feeMinor, currency },
    { position: 1, account: "platform_fees", amountMinor: -feeMinor, currency },
  ];
  await app.db.prisma.ledgerTransaction.create({
    data: { tenantId, id, kind: "release", uniqueKey: id, createdAt, entries: { create: entries } },
  });
}

const payOut = (upTo: string, agentId = agent.userId) =>
  api("POST", "/api/admin/commissions/payouts", { as: admin, body: { agentId, upTo } });
const monthsOf = async () => (await api("GET", "/api/agent/commissions", { as: agent })).body.months;
const sums = async () => {
  const query = { agentId: agent.userId };
  const { agents } = (await api("GET", "/api/admin/commissions", { as: admin, query })).body;
  return agents[0];
};

describe("commissions", () => {
  it("are paid month by month, once, and the agent sees it", async () => {
    const dollars = await seedReferred(agent.userId, "USD");
    await earn(shop, 5000, "2026-09-15T00:00:00Z");
    await earn(shop, 3000, "2026-10-31T23:59:59Z");
    await earn(dollars, 2000, "2026-10-01T00:00:00Z", "USD");
    await earn(shop, 1000, "2026-11-01T00:00:00Z");
    expect(await sums()).toMatchObject({
      userId: agent.userId,
      restaurants: 2,
      commissions: expect.arrayContaining([
        { currency: "EUR", paid: 0, due: 8, running: 1 },
        { currency: "USD", paid: 0, due: 2, running: 0 },
      ]),
    });
    const september = await payOut("2026-09");
    expect(september.body).toMatchObject({
      agentId: agent.userId,
      upTo: "2026-09",
      amounts: [{ currency: "EUR", amount: 5 }],
      months: [{ month: "2026-09", slug: shop.slug, currency: "EUR", commission: 5 }],
    });
    const october = await payOut("2026-10");
    expect(new Set(october.body.amounts)).toEqual(
      new Set([
        { currency: "EUR", amount: 3 },
        { currency: "USD", amount: 2 },
      ]),
    );
    expect((await payOut("2026-10")).body.error).toBe("NOTHING_TO_PAY");
    const paid = (await monthsOf()).map(({ month, paidAt }: { month: string; paidAt: string | null }) => [
      month,
      paidAt !== null,
    ]);
    expect(new Set(paid.map(String))).toEqual(new Set(["2026-11,false", "2026-10,true", "2026-09,true"]));
    expect((await sums()).commissions).toEqual(
      expect.arrayContaining([
        { currency: "EUR", paid: 8, due: 0, running: 1 },
        { currency: "USD", paid: 2, due: 0, running: 0 },
      ]),
    );
    const acts = await app.db.prisma.auditEntry.findMany({ where: { subjectId: agent.userId } });
    expect(acts.map(({ action }) => action)).toEqual(["commissions.paid", "commissions.paid"]);
  });

  it("have a statement for each month, also as a file", async () => {
    await earn(shop, 5000, "2026-09-15T00:00:00Z");
    await earn(shop, 3000, "2026-10-15T00:00:00Z");
    const path = "/api/agent/commissions";
    const { body } = await api("GET", path, { as: agent, query: { month: "2026-09" } });
    expect(body.months).toMatchObject([{ month: "2026-09", slug: shop.slug, commission: 5 }]);
    expect(body.totals).toEqual([{ currency: "EUR", paid: 0, due: 5, running: 0 }]);
    const file = await api("GET", path, { as: agent, query: { month: "2026-10", format: "csv" } });
    expect(file.headers.get("content-disposition")).toContain("commissions-2026-10.csv");
    const refused = await api("GET", path, { as: agent, query: { month: "2026-13" } });
    expect(refused.body.error).toBe("VALIDATION_FAILED");
  });

  it("are booked once by many rivals with different months", async () => {
    for (const month of ["07", "08", "09", "10"]) await earn(shop, 1000, `2026-${month}-10T00:00:00Z`);
    const months = ["2026-08", "2026-10", "2026-09"];
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, index) => payOut(months[index % 3] ?? "")),
    );
    const ok = answers.filter(({ status }) => status === 200);
    const booked = ok.flatMap(({ body }) => body.months.map(({ month }: { month: string }) => month));
    expect(booked.sort()).toEqual(["2026-07", "2026-08", "2026-09", "2026-10"]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(["NOTHING_TO_PAY"]));
    const items = await app.db.prisma.commissionPayoutItem.findMany({ where: { tenantId: shop.tenantId } });
    expect(items.map(({ commissionMinor }) => Number(commissionMinor))).toEqual([100, 100, 100, 100]);
    expect(await app.db.prisma.commissionPayout.count({ where: { agentId: agent.userId } })).toBe(ok.length);
  });

  it("of a month that is not over, and of nobody's, are not paid", async () => {
    await earn(shop, 1000, "2026-11-01T00:00:00Z");
    for (const upTo of ["2026-11", "2027-01", "2026-13", "soon"])
      expect((await payOut(upTo)).body.error).toBe("VALIDATION_FAILED");
    expect((await payOut("2026-10")).body.error).toBe("NOTHING_TO_PAY");
    expect((await payOut("2026-10", shop.owner.userId)).body.error).toBe("USER_NOT_FOUND");
  });

  it("stay as they were written, and are listed page by page", async () => {
    await earn(shop, 1000, "2026-10-01T00:00:00Z");
    await payOut("2026-10");
    for (const table of ["commission_payout_item", "commission_payout"])
      await expect(asTableOwner(`DELETE FROM ${table}`)).rejects.toThrow("immutable");
    await seedAgent();
    const list = async (query: Record<string, string>) =>
      (await api("GET", "/api/admin/commissions", { as: admin, query })).body;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: "1",
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.agents.map(({ userId }: { userId: string }) => userId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await app.db.prisma.salesAgent.count());
    expect(seen).toContain(agent.userId);
  });
});
