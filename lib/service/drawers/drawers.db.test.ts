import { describe, expect } from "vitest";
import { api, app, orders, shop, shopTest } from "@/lib/testing/fixtures";
import { meetAtLock } from "@/lib/testing/hold-lock";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { orderBody, seedStaff } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";
import { asTableOwner } from "@/lib/testing/test-database";

const it = shopTest
  .extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" })
  .extend("beginsAt", "2026-11-18T11:00:00Z");

type Body = Record<string, unknown>;
type As = { cookie: string };

const send = (method: string, path: string, body?: Body, as: As = shop.owner, key?: string) =>
  api(method, `/api/tenant/${shop.slug}${path}`, {
    ...{ as, ...(body && { body }) },
    ...(key && { headers: { "idempotency-key": key } }),
  });
async function done(method: string, path: string, body?: Body, as?: As) {
  const { status, body: answer, text } = await send(method, path, body, as);
  if (status !== 200) throw new Error(text);
  return answer;
}
const open = (float = 100, more: Body = {}, drawerId = "main") =>
  done("POST", `/drawers/${drawerId}/open`, { float, ...more });
const close = (day: { id: string; drawerId: string }, counted: number, as?: As) =>
  done("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted }, as);
const reportOf = async (dayId: string) => (await done("GET", `/drawer-days/${dayId}`)).report;

async function order(changes: Body = {}): Promise<{ id: string; total: number }> {
  const body = { ...orderBody(shop), channel: "counter", paymentMethod: "external", customerEmail: null };
  return (await done("POST", "/orders", { ...body, ...changes })).order;
}
const take = (id: string, body: Body = { method: "cash" }, as?: As) =>
  done("POST", `/orders/${id}/payments`, body, as);
async function taken(body?: Body, as?: As): Promise<{ id: string; total: number }> {
  const made = await order();
  await take(made.id, body, as);
  return made;
}
const TERMINAL = { method: "external", type: "terminal" };

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

describe("which drawer", () => {
  it("is the taker's own, and otherwise the main one", async () => {
    const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const main = await open(0);
    const purse = await done("POST", "/drawers", { name: "Purse", memberIds: [waiter.userId] });
    const { total } = await taken({ method: "cash" }, waiter);
    expect((await reportOf(main.id)).takings.count).toBe(0);
    const [, closed] = (await done("GET", "/drawers")).drawers;
    expect(closed).toMatchObject({ name: "Purse", openDay: null, outside: { count: 1, cash: total } });
    const own = await done("POST", `/drawers/${purse.id}/open`, { float: 20 }, waiter);
    await taken({ method: "cash" }, waiter);
    await taken();
    expect((await reportOf(own.id)).takings).toMatchObject({ amount: 2 * total, count: 2 });
    expect((await reportOf(main.id)).takings).toMatchObject({ amount: total, count: 1 });
    await close(own, 20 + 2 * total, waiter);
    await done("PATCH", `/drawers/${purse.id}`, { memberIds: [] });
    await taken({ method: "cash" }, waiter);
    expect((await reportOf(main.id)).takings.count).toBe(2);
  });

  it("has an order that is paid in two drawers in the one where it was paid in full", async () => {
    const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const main = await open(0);
    const purse = await done("POST", "/drawers", { name: "Purse", memberIds: [waiter.userId] });
    const own = await done("POST", `/drawers/${purse.id}/open`, { float: 0 }, waiter);
    const { id, total } = await order();
    await take(id, { method: "cash", amount: 3 });
    await take(id, { method: "cash" }, waiter);
    expect((await reportOf(main.id)).bridge).toMatchObject({ ahead: 3, elsewhere: 0 });
    expect(await reportOf(own.id)).toMatchObject({
      bridge: { ahead: 0, elsewhere: 3 },
      receipts: { count: 1, gross: total },
    });
  });

  it("is removed only when it is closed, and never the main one", async () => {
    const main = await open(0);
    const purse = await done("POST", "/drawers", { name: "Purse" });
    const own = await done("POST", `/drawers/${purse.id}/open`, { float: 0 });
    expect((await send("DELETE", `/drawers/${purse.id}`)).body.error).toBe("DRAWER_IS_OPEN");
    expect((await send("DELETE", `/drawers/${main.drawerId}`)).body.error).toBe("MAIN_DRAWER_STAYS");
    await close(own, 0);
    expect((await send("DELETE", `/drawers/${purse.id}`)).status).toBe(204);
    expect((await done("GET", "/drawers")).drawers).toHaveLength(1);
    expect((await done("GET", "/drawer-days")).days).toHaveLength(2);
    await done("POST", "/drawers", { name: "Purse" });
    expect((await send("POST", "/drawers", { name: "Purse" })).body.error).toBe("DRAWER_NAME_TAKEN");
    expect((await send("POST", "/drawers", { name: "B", memberIds: ["usr_nobody"] })).body.error).toBe(
      "MEMBER_NOT_FOUND",
    );
  });
});

describe("staff", () => {
  it("count blind where the restaurant wants it, and managers do not", async () => {
    const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    await done("PUT", "/drawer-settings", { dayEndsAt: "04:00", countsBlind: true });
    const day = await open(100);
    await taken();
    expect((await done("GET", `/drawer-days/${day.id}`, undefined, waiter)).report).toBeNull();
    const pdf = await send("GET", `/drawer-days/${day.id}/pdf`, undefined, waiter);
    const print = await send("POST", `/drawer-days/${day.id}/print`, {}, waiter);
    expect([pdf.body.error, print.body.error]).toEqual(["COUNT_IS_BLIND", "COUNT_IS_BLIND"]);
    expect((await reportOf(day.id)).takings.count).toBe(1);
    const { report } = await close(day, 1, waiter);
    expect(report.takings.count).toBe(1);
  });

  it("do not change drawers or their settings", async () => {
    const waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await send("POST", "/drawers", { name: "Mine" }, waiter)).status).toBe(403);
    const settings = { dayEndsAt: "04:00", countsBlind: true };
    expect((await send("PUT", "/drawer-settings", settings, waiter)).status).toBe(403);
  });
});

describe("a drawer with a printer", () => {
  it("prints its slips and its Z report by itself, and X reports and reprints on request", async () => {
    const { id: printerId } = await seedPrinter(app, shop, { kind: "star_cloudprnt", ticketKinds: [] });
    const drawer = await done("POST", "/drawers", { name: "Bar", printerId });
    const day = await open(50, {}, drawer.id);
    await done("POST", `/drawers/${drawer.id}/movements`, { direction: "out", amount: 4, reason: "Ice" });
    await done("POST", `/drawer-days/${day.id}/print`, {});
    await close(day, 46);
    await done("POST", `/drawer-days/${day.id}/print`, {});
    const jobs = await app.db.prisma.printJob.findMany({ where: { printerId }, orderBy: { id: "asc" } });
    expect(jobs.map(({ kind, isReprint }) => [kind, isReprint])).toEqual([
      ["pay_in", false],
      ["x_report", false],
      ["z_report", false],
      ["z_report", true],
    ]);
    expect(JSON.stringify(jobs[2]?.ticket)).toContain("Z report 1");
    const pdf = await send("GET", `/drawer-days/${day.id}/pdf`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("is opened when cash is taken into it, and not for other money or a door", async () => {
    const { id: printerId, device } = await seedPrinter(app, shop, {
      kind: "star_cloudprnt",
      ticketKinds: [],
    });
    const drawer = await done("POST", "/drawers", { name: "Bar", printerId });
    const kicks = async () =>
      (await app.db.prisma.printJob.findMany({ where: { kind: "drawer_kick", printerId } })).length;
    await taken();
    expect(await kicks()).toBe(0);
    await open(0, {}, drawer.id);
    await taken(TERMINAL);
    const { id } = await order({ type: "pickup", paymentMethod: "cash" });
    await orders.bring(shop, id, "delivered", "accepted");
    expect(await kicks()).toBe(1);
    await taken();
    expect(await kicks()).toBe(2);
    await device.work();
    expect(
      await app.db.prisma.printJob.count({ where: { kind: "drawer_kick", state: "printed" } }),
    ).toBeGreaterThan(0);
  });

  it("has no printer that is not there", async () => {
    const day = await open(0);
    expect((await send("POST", `/drawer-days/${day.id}/print`, {})).body.error).toBe("PRINTER_NOT_FOUND");
    expect((await send("POST", "/drawers", { name: "Bar", printerId: "prn_none" })).body.error).toBe(
      "PRINTER_NOT_FOUND",
    );
  });
});

it("refuses amounts that are none, and another restaurant's drawer", async () => {
  const day = await open(0);
  for (const [path, body] of [
    ["/drawers/main/open", { float: -1 }],
    [`/drawers/${day.drawerId}/movements`, { direction: "out", amount: 0, reason: "x" }],
    [`/drawers/${day.drawerId}/movements`, { direction: "out", amount: 1, reason: " " }],
    [`/drawers/${day.drawerId}/movements`, { direction: "out", amount: 0.001, reason: "x" }],
    [`/drawers/${day.drawerId}/close`, { dayId: day.id }],
    [`/drawers/${day.drawerId}/close`, { dayId: day.id, counted: 1, counts: [{ value: 1, pieces: 1 }] }],
  ] as const)
    expect((await send("POST", path, body)).body.error).toBe("VALIDATION_FAILED");
  expect((await send("POST", "/drawers/drw_none/open", { float: 1 })).body.error).toBe("DRAWER_NOT_FOUND");
  expect((await send("GET", "/drawer-days/drd_none")).body.error).toBe("DRAWER_DAY_NOT_FOUND");
  await close(day, 0);
  const again = await send("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted: 0 });
  expect(again.body.error).toBe("DRAWER_NOT_OPEN");
  const out = { direction: "out", amount: 1, reason: "x" };
  expect((await send("POST", `/drawers/${day.drawerId}/movements`, out)).body.error).toBe("DRAWER_NOT_OPEN");
});
