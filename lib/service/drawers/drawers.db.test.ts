import { describe, expect } from "vitest";
import { close, done, open, order, reportOf, send, TERMINAL, take, taken } from "@/lib/testing/drive-drawers";
import { app, shop, shopTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedStaff } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";
import { asTableOwner } from "@/lib/testing/test-database";

const it = shopTest
  .extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" })
  .extend("beginsAt", "2026-11-18T11:00:00Z");

describe("a drawer's day", () => {
  it("goes from float to Z: takings, cash in and out, count and difference", async () => {
    await seedTax(app, shop);
    const day = await open(150);
    expect(day).toMatchObject({
      drawerName: "Main drawer",
      businessDate: "2026-11-18",
      float: 150,
      zNumber: null,
    });
    const { total } = await taken({ method: "cash", tip: 1 });
    await taken(TERMINAL);
    await done("POST", `/drawers/${day.drawerId}/movements`, {
      direction: "out",
      amount: 12.5,
      reason: "Milk",
    });
    await done("POST", `/drawers/${day.drawerId}/movements`, {
      direction: "in",
      amount: 50,
      reason: "Change",
    });
    const x = await reportOf(day.id);
    const cash = total + 1;
    expect(x.cash).toEqual({ float: 150, taken: cash, in: 50, out: 12.5, expected: 150 + cash + 50 - 12.5 });
    expect(x.ways).toMatchObject([
      { method: "cash", amount: cash, count: 1, tips: 1 },
      { method: "external", type: "terminal", amount: total, count: 1 },
    ]);
    expect(x.channels).toEqual([{ channel: "counter", amount: cash + total, count: 2 }]);
    expect(x.members).toMatchObject([{ userId: shop.owner.userId, amount: cash + total, cash }]);
    expect(x.receipts).toEqual({ count: 2, corrections: 0, gross: 2 * total, tips: 1 });
    expect(x.taxes).toMatchObject([{ name: "Food", rate: 10, gross: 2 * total }]);
    const { day: closed, report } = await close(day, 150 + cash + 37);
    expect(closed).toMatchObject({ zNumber: 1, difference: -0.5, closedBy: "Test Staff" });
    expect(report).toEqual(x);
    expect(await reportOf(day.id)).toEqual(x);
    const { body } = await send("GET", "/drawer-days");
    expect(body.days).toMatchObject([{ id: day.id, zNumber: 1, difference: -0.5 }]);
  });

  it("is counted by coin and note", async () => {
    const day = await open(0);
    await send("POST", `/drawers/${day.drawerId}/close`, {
      dayId: day.id,
      counts: [
        { value: 20, pieces: 3 },
        { value: 0.05, pieces: 7 },
      ],
    });
    const { day: closed } = await done("GET", `/drawer-days/${day.id}`);
    expect(closed).toMatchObject({ counted: 60.35, difference: 60.35 });
    expect(closed.counts).toEqual([
      { value: 20, pieces: 3 },
      { value: 0.05, pieces: 7 },
    ]);
  });

  it("takes up what was taken since the last close, unless it is not wanted", async () => {
    const { total } = await taken();
    expect((await done("GET", "/drawers")).firstOutside).toMatchObject({
      count: 1,
      cash: total,
      external: 0,
    });
    const first = await open(0);
    expect((await reportOf(first.id)).takings).toMatchObject({ amount: total, count: 1 });
    await close(first, total);
    await taken();
    const [drawer] = (await done("GET", "/drawers")).drawers;
    expect(drawer.outside).toMatchObject({ count: 1, cash: total });
    const second = await open(0, { includesEarlier: false });
    const x = await reportOf(second.id);
    expect(x.takings).toMatchObject({ amount: 0, count: 0 });
    expect(x.receipts).toMatchObject({ count: 0 });
  });

  it("says in a part payment's day what is taken ahead, and in the other's what was taken before", async () => {
    const first = await open(0);
    const { id, total } = await order();
    await take(id, { method: "cash", amount: 5 });
    const x = await reportOf(first.id);
    expect([x.takings.amount, x.receipts.count, x.bridge.ahead]).toEqual([5, 0, 5]);
    await close(first, 5);
    app.clock.advance({ hours: 5 });
    const second = await open(0);
    await take(id, TERMINAL);
    const z = await reportOf(second.id);
    expect(z.takings.amount).toBe(total - 5);
    expect(z.receipts).toMatchObject({ count: 1, gross: total });
    expect(z.bridge).toMatchObject({ elsewhere: 5, ahead: 0 });
  });

  it("has refunds and canceled orders with their corrections", async () => {
    const day = await open(100);
    const { id } = await taken();
    await done("POST", `/orders/${id}/refunds`, { scope: "amount", amount: 2, reason: "Cold" });
    const other = await taken(TERMINAL);
    await done("PATCH", `/orders/${other.id}`, { status: "canceled", reason: "Burnt" });
    const x = await reportOf(day.id);
    expect(x.receipts).toMatchObject({ count: 2, corrections: 2, gross: other.total - 2 });
    expect(x.takings).toMatchObject({ amount: other.total - 2, back: -2 - other.total });
    expect(x.bridge).toEqual({ otherwise: 0, ahead: 0, elsewhere: 0, deposits: 0, giftCards: 0 });
  });

  it("of the night belongs to the evening before, until the restaurant's day ends", async () => {
    app.clock.set("2026-11-19T02:59:00Z");
    const owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
    const opened = () => done("POST", "/drawers/main/open", { float: 0 }, owner);
    const night = await opened();
    expect(night.businessDate).toBe("2026-11-18");
    await close(night, 0, owner);
    await done("PUT", "/drawer-settings", { dayEndsAt: "03:00", countsBlind: false }, owner);
    expect((await opened()).businessDate).toBe("2026-11-19");
    app.clock.advance({ hours: 23 });
    const morning = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await done("GET", "/drawers", undefined, morning)).drawers).toMatchObject([{ isOverdue: false }]);
    app.clock.advance({ hours: 1 });
    expect((await done("GET", "/drawers", undefined, morning)).drawers).toMatchObject([{ isOverdue: true }]);
  });

  it("is in the activity log: who opened it, moved cash and closed it, with figures and without words", async () => {
    const day = await open(50);
    const out = { direction: "out", amount: 5, reason: "For Ada" };
    await done("POST", `/drawers/${day.drawerId}/movements`, out);
    await close(day, 44);
    await done("PATCH", `/drawers/${day.drawerId}`, { name: "Bar" });
    const entries = await app.db.prisma.auditEntry.findMany({
      where: { tenantId: shop.tenantId },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ["openDrawer", day.id],
      ["moveCash", day.id],
      ["closeDrawer", day.id],
      ["updateDrawer", day.drawerId],
    ]);
    expect(entries[2]?.data).toMatchObject({ zNumber: 1, difference: -1 });
    expect(JSON.stringify(entries)).not.toContain("Ada");
  });

  it("never changes once it is closed", async () => {
    const day = await open(0);
    await close(day, 0);
    for (const change of ["counted_minor = 1", "report = '{}'", "closed_at = NULL", "z_number = 7"])
      await expect(
        app.db.sql.execute(`UPDATE drawer_day SET ${change} WHERE id = $1`, [day.id]),
      ).rejects.toThrow("immutable");
    await expect(asTableOwner("DELETE FROM drawer_day WHERE id = $1", [day.id])).rejects.toThrow("immutable");
  });
});

describe("rivals", () => {
  const lockOf = (drawerId: string) => ({
    statement: "SELECT FROM drawer WHERE tenant_id = $1 AND id = $2 FOR UPDATE",
    values: [shop.tenantId, drawerId],
  });

  // Two protections: the drawer's lock, and the condition of the UPDATE that counts the number up. With either one alone
  // this holds; without both, the trigger of closed days answers all but the first, with 500, and this is red.
  it("close one drawer once: one Z and no gap", async () => {
    for (const zNumber of [1, 2]) {
      const day = await open(0);
      const rivals = Array.from(
        { length: 6 },
        () => () => send("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted: 0 }),
      );
      const results = await meetAtLock(lockOf(day.drawerId), rivals);
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect((await done("GET", "/drawers")).drawers).toMatchObject([
        { lastZNumber: zNumber, openDay: null },
      ]);
    }
    const days = await app.db.prisma.drawerDay.findMany({ where: { tenantId: shop.tenantId } });
    expect(days.map(({ zNumber }) => zNumber).sort()).toEqual([1, 2]);
  });

  it("open one drawer once", async () => {
    const day = await open(0);
    await close(day, 0);
    const rivals = Array.from(
      { length: 4 },
      () => () => send("POST", `/drawers/${day.drawerId}/open`, { float: 5 }),
    );
    const results = await meetAtLock(lockOf(day.drawerId), rivals);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("make the main drawer once", async () => {
    const results = await Promise.all(
      Array.from({ length: 4 }, () => send("POST", "/drawers/main/open", { float: 5 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await app.db.prisma.drawer.count({ where: { tenantId: shop.tenantId } })).toBe(1);
  });

  it("take money and close: each taking is in the Z report or in no day, never in a closed one unprinted", async () => {
    const day = await open(0);
    const due = await Promise.all(Array.from({ length: 5 }, () => order()));
    const rivals = [
      ...due.map(
        ({ id }) =>
          () =>
            send("POST", `/orders/${id}/payments`, { method: "cash" }),
      ),
      () => send("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted: 0 }),
    ];
    const results = await meetAtLock(lockOf(day.drawerId), rivals);
    expect(results.map(({ status }) => status)).toEqual(rivals.map(() => 200));
    const rows = await app.db.prisma.tillPayment.findMany({ where: { tenantId: shop.tenantId } });
    const own = rows.filter(({ drawerDayId }) => drawerDayId === day.id);
    const { report } = await done("GET", `/drawer-days/${day.id}`);
    expect(report.takings.count).toBe(own.length);
    expect(Math.round(report.takings.amount * 100)).toBe(own.reduce((sum, row) => sum + row.amountMinor, 0));
    expect(rows.filter(({ drawerDayId }) => drawerDayId !== day.id && drawerDayId !== null)).toEqual([]);
    const next = await open(0);
    expect((await reportOf(next.id)).takings.count).toBe(rows.length - own.length);
  });

  it("repeat a request with one Idempotency-Key, and it is done once", async () => {
    const day = await open(0);
    const path = `/drawers/${day.drawerId}`;
    const out = { direction: "out", amount: 5, reason: "Stamps" };
    for (const [what, body] of [
      ["/movements", out],
      ["/close", { dayId: day.id, counted: 0 }],
      ["/open", { float: 1 }],
    ] as const) {
      const first = await send("POST", path + what, body, shop.owner, `key${what}`);
      const again = await send("POST", path + what, body, shop.owner, `key${what}`);
      expect([first.status, again.status, again.headers.get("idempotent-replayed")]).toEqual([
        200,
        200,
        "true",
      ]);
      expect(again.body).toEqual(first.body);
    }
    expect(await app.db.prisma.drawerMovement.count({ where: { dayId: day.id } })).toBe(1);
  });
});
