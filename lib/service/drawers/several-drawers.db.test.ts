import { describe, expect } from "vitest";
import { close, done, open, order, reportOf, send, TERMINAL, take, taken } from "@/lib/testing/drive-drawers";
import { app, orders, shop, shopTest } from "@/lib/testing/fixtures";
import { seedPrinter } from "@/lib/testing/printers/seed-printers";
import { seedStaff } from "@/lib/testing/seed-shop";

const it = shopTest
  .extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "30" })
  .extend("beginsAt", "2026-11-18T11:00:00Z");

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

  it("is opened when a member gives cash back, by a refund or a cancellation, and not for other money", async () => {
    const { id: printerId } = await seedPrinter(app, shop, { kind: "star_cloudprnt", ticketKinds: [] });
    const drawer = await done("POST", "/drawers", { name: "Bar", printerId });
    await open(0, {}, drawer.id);
    const kicks = () => app.db.prisma.printJob.count({ where: { kind: "drawer_kick", printerId } });
    const [cash, canceled, terminal] = [await taken(), await taken(), await taken(TERMINAL)];
    expect(await kicks()).toBe(2);
    const amount = { scope: "amount", amount: 2, reason: "Cold" };
    await done("POST", `/orders/${cash.id}/refunds`, amount);
    expect(await kicks()).toBe(3);
    await done("POST", `/orders/${terminal.id}/refunds`, amount);
    expect(await kicks()).toBe(3);
    await done("PATCH", `/orders/${canceled.id}`, { status: "canceled", reason: "Burnt" });
    expect(await kicks()).toBe(4);
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
