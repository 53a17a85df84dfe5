import fc from "fast-check";
import { describe, expect } from "vitest";
import { addDays } from "@/lib/core/time/zone";
import { cases } from "@/lib/testing/depth";
import { api, app, processorTest as it } from "@/lib/testing/fixtures";
import { pay as confirm } from "@/lib/testing/online-payments";
import { orderBody, type SeededShop, seedStaff } from "@/lib/testing/seed-shop";
import { seedTax } from "@/lib/testing/seed-tax";
import { type BillDriver, driveBills } from "@/lib/testing/table-bills";
import { businessDayRange } from "./business-day";
import { type DrawerReport, gapMinor } from "./drawer-report";

/** The night in which Rome's clocks go back is the first of the days. */
const BEGIN = "2026-10-24T14:00:00Z";
const WAYS = [
  { method: "cash" },
  { method: "external", type: "terminal" },
  { method: "external", type: "voucher" },
] as const;

type Body = Record<string, unknown>;

/** What is done; the numbers choose among what there is. */
const act = fc.oneof(
  ...[
    { weight: 5, arbitrary: fc.constant("order" as const) },
    { weight: 8, arbitrary: fc.constant("take" as const) },
    { weight: 2, arbitrary: fc.constant("refund" as const) },
    { weight: 1, arbitrary: fc.constant("cancel" as const) },
    { weight: 2, arbitrary: fc.constant("deliver" as const) },
    { weight: 2, arbitrary: fc.constant("bill" as const) },
    { weight: 6, arbitrary: fc.constant("share" as const) },
    { weight: 2, arbitrary: fc.constant("refundShare" as const) },
    { weight: 1, arbitrary: fc.constant("reverseShare" as const) },
    { weight: 3, arbitrary: fc.constant("closeBill" as const) },
    { weight: 2, arbitrary: fc.constant("move" as const) },
    { weight: 3, arbitrary: fc.constant("open" as const) },
    { weight: 2, arbitrary: fc.constant("close" as const) },
    { weight: 3, arbitrary: fc.constant("later" as const) },
  ],
);
const step = fc.record({
  act,
  pick: fc.nat(),
  amount: fc.integer({ min: 1, max: 1500 }),
  part: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A restaurant with a main drawer and a waiter's purse, and what is done there. */
async function newDays({ shop, ...room }: BillDriver) {
  const orders: string[] = [];
  const bills: string[] = [];
  const shares: { billId: string; paymentId: string }[] = [];
  const waiterId = (await seedStaff(app, { tenantId: shop.tenantId, role: "staff" })).userId;
  let [owner, waiter] = [shop.owner, shop.owner] as { cookie: string; userId: string }[];
  const send = (method: string, path: string, body?: Body, as = owner) =>
    api(method, `/api/tenant/${shop.slug}${path}`, { as, ...(body && { body }) });
  /** Sessions end in the night. */
  const signIn = async () => {
    owner = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
    waiter = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    const { drawers } = (await send("GET", "/drawers")).body;
    const purse = drawers.find(({ isMain }: { isMain: boolean }) => !isMain);
    const memberIds = [waiterId, waiter.userId];
    if (purse) await send("PATCH", `/drawers/${purse.id}`, { memberIds });
    else
      await send("POST", "/drawers", {
        name: drawers.length === 0 ? "Main" : "Purse",
        memberIds: drawers.length === 0 ? [] : memberIds,
      });
  };
  await signIn();
  await signIn();
  for (const { id } of (await send("GET", "/drawers")).body.drawers)
    await send("POST", `/drawers/${id}/open`, { float: 100 });
  const drawers = async () => (await send("GET", "/drawers")).body.drawers;
  const someone = (pick: number) => (pick % 3 === 0 ? waiter : owner);
  const one = <T>(all: readonly T[], pick: number) => all[pick % Math.max(1, all.length)];

  const does: Record<Step["act"], (step: Step) => Promise<unknown>> = {
    async order({ pick, part }) {
      const channel = ["counter", "phone", "aggregator"][pick % 3];
      const paid = { paymentMethod: part ? "cash" : "external", customerEmail: null, customerPhone: "1" };
      const card = pick % 4 === 0 ? (await send("POST", "/gift-cards", { amount: 3 })).body.code : undefined;
      const body = { ...orderBody(shop), channel, ...paid, ...(card && { giftCardCode: card }) };
      const made = await send("POST", "/orders", body);
      if (made.status === 200) orders.push(made.body.order.id);
    },
    take: ({ pick, amount, part }) =>
      send(
        "POST",
        `/orders/${one(orders, pick)}/payments`,
        { ...WAYS[pick % WAYS.length], ...(part && { amount: amount / 100 }), tip: (amount % 4) / 2 },
        someone(pick),
      ),
    refund: ({ pick, amount, part }) =>
      send("POST", `/orders/${one(orders, pick)}/refunds`, {
        ...(part ? { scope: "amount", amount: amount / 100 } : { scope: "whole" }),
        reason: "Cold",
      }),
    cancel: ({ pick }) =>
      send("PATCH", `/orders/${one(orders, pick)}`, { status: "canceled", reason: "Burnt" }),
    async deliver({ pick }) {
      for (const status of ["preparing", "ready", "delivered"]) {
        if (status === "ready") app.clock.advance({ minutes: 10 });
        await send("PATCH", `/orders/${one(orders, pick)}`, { status, whenUnpaid: "await" }, someone(pick));
      }
    },
    async bill({ pick }) {
      const tableId = Object.values(room.tables)[pick % 2];
      const opened = await send("POST", "/bills", { tableId });
      if (opened.status !== 200) return;
      bills.push(opened.body.id);
      const quantity = 1 + (pick % 3);
      await send("POST", `/bills/${opened.body.id}/rounds`, { items: [{ productId: room.dish, quantity }] });
    },
    async share({ pick, amount, part }) {
      const billId = one(bills, pick);
      const { open } = (await send("GET", `/bills/${billId}`)).body;
      const online = pick % 5 === 0;
      const begun = await send(
        "POST",
        `/bills/${billId}/payments`,
        {
          ...(online ? { method: "stripe" } : WAYS[pick % WAYS.length]),
          amount: part ? Math.min(open, amount / 100) : open,
          tip: (amount % 3) / 2,
        },
        someone(pick),
      );
      if (begun.status !== 200 || !billId) return;
      if (online) await confirm(api, begun.body.clientSecret);
      shares.push({ billId, paymentId: begun.body.paymentId });
    },
    refundShare({ pick, amount, part }) {
      const { billId, paymentId } = one(shares, pick) ?? {};
      const body = { reason: "Cold", ...(part && { amount: amount / 100 }) };
      return send("POST", `/bills/${billId}/payments/${paymentId}/refunds`, body);
    },
    reverseShare({ pick }) {
      const { billId, paymentId } = one(shares, pick) ?? {};
      return send("POST", `/bills/${billId}/payments/${paymentId}/reverse`, { reason: "Typo" });
    },
    closeBill: ({ pick }) => send("POST", `/bills/${one(bills, pick)}/close`, undefined, someone(pick)),
    async move({ pick, amount, part }) {
      const drawer = one(await drawers(), pick) as { id: string } | undefined;
      const body = { direction: part ? "in" : "out", amount: amount / 100, reason: "Change" };
      return send("POST", `/drawers/${drawer?.id}/movements`, body);
    },
    async open({ pick, amount, part }) {
      const drawer = one(await drawers(), pick) as { id: string } | undefined;
      return send("POST", `/drawers/${drawer?.id}/open`, {
        float: amount / 100,
        includesEarlier: part || pick % 2 === 0,
      });
    },
    async close({ pick, amount }) {
      const drawer = one(await drawers(), pick) as { id: string; openDay: { id: string } | null } | undefined;
      if (!drawer?.openDay) return;
      await send("POST", `/drawers/${drawer.id}/close`, { dayId: drawer.openDay.id, counted: amount / 100 });
    },
    async later({ amount }) {
      app.clock.advance({ minutes: amount });
      await signIn();
      await app.jobs.drain(app);
    },
  };
  return {
    async take(steps: readonly Step[]) {
      for (const each of steps) {
        const result = (await does[each.act](each)) as { status: number; text: string } | undefined;
        if (result && result.status >= 500) throw new Error(result.text);
        app.clock.advance({ seconds: 1 });
      }
    },
    async closeAll() {
      await signIn();
      for (const drawer of await drawers())
        if (drawer.openDay)
          await send("POST", `/drawers/${drawer.id}/close`, { dayId: drawer.openDay.id, counted: 0 });
    },
    reportNow: async () => {
      for (const { openDay } of await drawers()) {
        if (!openDay) continue;
        const { report } = (await send("GET", `/drawer-days/${openDay.id}`)).body;
        const { otherwise, ahead, elsewhere, deposits, giftCards } = report.bridge;
        const bridged =
          report.receipts.gross + report.receipts.tips - otherwise + ahead - elsewhere + deposits + giftCards;
        expect(Math.abs(Math.round((report.takings.amount - bridged) * 100)), "X report").toBe(0);
      }
    },
  };
}

const sumOf = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((sum, row) => sum + row.amountMinor, 0);

/** What a Z report has to be, from the rows themselves. */
async function expectBooks(shop: SeededShop) {
  const { tenantId } = shop;
  const { prisma } = app.db;
  const days = await prisma.drawerDay.findMany({ where: { tenantId }, orderBy: { openedAt: "asc" } });
  const takings = await prisma.tillPayment.findMany({ where: { tenantId } });
  const booked = await prisma.drawerDayReceipt.findMany({ where: { tenantId }, include: { receipt: true } });
  for (const day of days) {
    const report = day.report as unknown as DrawerReport;
    const own = takings.filter(({ drawerDayId }) => drawerDayId === day.id);
    const documents = booked.filter(({ dayId }) => dayId === day.id).map(({ receipt }) => receipt);
    expect(gapMinor(report), `Z ${day.zNumber}`).toBe(0);
    for (const rows of [report.channels, report.ways, report.members])
      expect([sumOf(rows), rows.reduce((sum, { count }) => sum + count, 0)]).toEqual([
        sumOf(own),
        own.length,
      ]);
    expect(report.receipts.grossMinor).toBe(documents.reduce((sum, { grossMinor }) => sum + grossMinor, 0));
    expect(report.taxes.reduce((sum, { grossMinor }) => sum + grossMinor, 0)).toBe(
      report.receipts.grossMinor,
    );
    expect(report.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(
      documents.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
    );
    const cash = sumOf(own.filter(({ method }) => method === "cash"));
    const { inMinor, outMinor } = report.cash;
    expect(day.expectedMinor).toBe(day.floatMinor + cash + inMinor - outMinor);
    const date = day.businessDate.toISOString().slice(0, 10);
    const { start, end } = businessDayRange(date, { dayEndsMinutes: 240, timeZone: "Europe/Rome" });
    expect(start <= day.openedAt && day.openedAt < end).toBe(true);
    expect(
      businessDayRange(addDays(date, 1), { dayEndsMinutes: 240, timeZone: "Europe/Rome" }).start,
    ).toEqual(end);
  }
  for (const drawer of await prisma.drawer.findMany({ where: { tenantId } })) {
    const numbers = days.filter(({ drawerId }) => drawerId === drawer.id).map(({ zNumber }) => zNumber);
    expect(numbers).toEqual(Array.from({ length: drawer.zNumber }, (_, index) => index + 1));
  }
  return days.length;
}

describe("random days", () => {
  it("come to the same by takings and by receipts, in every X and Z report", {
    timeout: 600_000,
  }, async () => {
    let [closed, taken] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 70, size: "max" }), async (steps) => {
        app.clock.set(BEGIN);
        const room = await driveBills(app, { tipsOnBills: true, tipsOnOrders: true });
        const { shop } = room;
        await seedTax(app, shop);
        const own = await newDays(room);
        await own.take([0, 1, 2].map((pick) => ({ act: "order", pick, amount: 1, part: pick > 0 })));
        for (let from = 0; from < steps.length; from += 12) {
          await own.take(steps.slice(from, from + 12));
          await own.reportNow();
        }
        await own.closeAll();
        closed += await expectBooks(shop);
        taken += await app.db.prisma.tillPayment.count({ where: { tenantId: shop.tenantId } });
      }),
      { numRuns: cases(6), endOnFailure: true },
    );
    // So that the days are not empty.
    expect(closed).toBeGreaterThan(10);
    expect(taken).toBeGreaterThan(20);
  });
});
