import { expect } from "vitest";
import { addDays, localDate } from "@/lib/core/time/zone";
import { checkRestaurantBooks } from "@/lib/oversight/books-check/check-restaurant-books";
import type { TaxLine } from "@/lib/restaurant/tax/tax";
import { businessDayRange } from "@/lib/service/drawers/business-day";
import { type DrawerReport, gapMinor } from "@/lib/service/drawers/drawer-report";
import { app } from "./fixtures";
import type { SeededShop } from "./seed-shop";

const DAY = { dayEndsMinutes: 240, timeZone: "Europe/Rome" };

const sumOf = (rows: readonly { amountMinor: number }[]) =>
  rows.reduce((sum, row) => sum + row.amountMinor, 0);
/** Sums by a key, without those that are nothing. */
function byKey<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  of: (row: Row) => number,
): Record<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + of(row));
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
}
const wayOf = ({ method, type }: { method: string; type: string | null }) => `${method} ${type ?? ""}`;
const amountOf = ({ amountMinor }: { amountMinor: number }) => amountMinor;

async function readRows({ tenantId }: SeededShop) {
  const { prisma } = app.db;
  const where = { tenantId };
  const [days, takings, booked, receipts, entries, shares, drawers] = await Promise.all([
    prisma.drawerDay.findMany({ where, orderBy: { openedAt: "asc" } }),
    prisma.tillPayment.findMany({ where }),
    prisma.drawerDayReceipt.findMany({ where, include: { receipt: true } }),
    prisma.receipt.findMany({ where }),
    prisma.ledgerEntry.findMany({ where, include: { transaction: true } }),
    prisma.billPayment.findMany({ where }),
    prisma.drawer.findMany({ where }),
  ]);
  return { days, takings, booked, receipts, entries, shares, drawers };
}
type Rows = Awaited<ReturnType<typeof readRows>>;

/** Asserts that each Z report is what its takings and receipts are, by way of payment and by rate of tax, without a gap. */
function expectDays({ days, takings, booked, drawers }: Rows): void {
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
    expect(byKey(report.ways, wayOf, amountOf)).toEqual(byKey(own, wayOf, amountOf));
    expect(report.receipts.grossMinor).toBe(documents.reduce((sum, { grossMinor }) => sum + grossMinor, 0));
    const lines = documents.flatMap(({ taxLines }) => taxLines as TaxLine[]);
    const rateOf = ({ bps, name }: Pick<TaxLine, "bps" | "name">) => `${bps} ${name}`;
    for (const part of ["netMinor", "taxMinor", "grossMinor"] as const)
      expect(byKey(report.taxes, rateOf, (line) => line[part])).toEqual(
        byKey(lines, rateOf, (line) => line[part]),
      );
    const cash = sumOf(own.filter(({ method }) => method === "cash"));
    const { inMinor, outMinor } = report.cash;
    expect(day.expectedMinor).toBe(day.floatMinor + cash + inMinor - outMinor);
    const date = day.businessDate.toISOString().slice(0, 10);
    const { start, end } = businessDayRange(date, DAY);
    expect(start <= day.openedAt && day.openedAt < end).toBe(true);
    expect(businessDayRange(addDays(date, 1), DAY).start).toEqual(end);
  }
  for (const drawer of drawers) {
    const numbers = days.filter(({ drawerId }) => drawerId === drawer.id).map(({ zNumber }) => zNumber);
    expect(numbers).toEqual(Array.from({ length: drawer.zNumber }, (_, index) => index + 1));
  }
}

/**
 * Asserts that the ledger has nothing of what was taken at the till, and that receipts are takings and ledger together:
 * what was paid online is there, and what gift cards paid (docs/decisions/102).
 */
function expectLedger({ takings, receipts, entries, shares }: Rows): void {
  const billOf = new Map(shares.map(({ id, billId }) => [id, billId]));
  const online = new Set(shares.flatMap(({ id, method }) => (method === "stripe" ? [id] : [])));
  for (const { subjectId, transaction } of entries) {
    const { kind, uniqueKey } = transaction;
    if (kind === "gift-card-issue" || kind === "gift-card-return-sale" || subjectId === null) {
      // The card itself is booked, sold or given away: it can be spent. What was taken for it is not. Of a transfer of what
      // was paid online, the other entry names the payment.
      expect(kind, uniqueKey).toMatch(/^gift-card-|^(transfer|reversal)$/);
      continue;
    }
    if (subjectId.startsWith("ord_")) expect(kind, uniqueKey).toMatch(/^gift-card-|^release$/);
    else expect(online.has(subjectId), uniqueKey).toBe(true);
  }
  const documented = new Set(receipts.map(({ orderId, billId }) => orderId ?? billId));
  for (const subject of documented) {
    const own = receipts.filter(({ orderId, billId }) => subject === (orderId ?? billId));
    const taken = takings.filter(
      ({ orderId, billPaymentId }) => subject === (orderId ?? billOf.get(billPaymentId ?? "")),
    );
    const elsewhere = entries.filter(
      ({ account, subjectId, transaction: { kind } }) =>
        subjectId !== null &&
        (subjectId === subject || billOf.get(subjectId) === subject) &&
        (account === "gift_cards" || (account === "processor" && !/^(transfer|reversal)$/.test(kind))),
    );
    expect(
      own.reduce((sum, { grossMinor, tipMinor }) => sum + grossMinor + tipMinor, 0),
      `${subject}: receipts`,
    ).toBe(sumOf(taken) + sumOf(elsewhere));
  }
}

type Reports = {
  ways: { method: string; type: string | null; net: number }[];
  rates: { rate: number | null; tax: number }[];
};

/** Asserts that all books of a restaurant agree on some closed days from a date on. Returns how many days there were. */
export async function expectBooks(
  shop: SeededShop,
  { from, read }: { from: string; read: (path: string) => Promise<Reports> },
): Promise<number> {
  const rows = await readRows(shop);
  expectDays(rows);
  expectLedger(rows);
  const to = localDate(app.clock.now(), DAY.timeZone);
  const range = `from=${localDate(new Date(from), DAY.timeZone)}&to=${to}`;
  const minor = (amount: number) => Math.round(amount * 100);
  const { ways } = await read(`/reports/takings?${range}`);
  expect(
    byKey(ways, wayOf, ({ net }) => minor(net)),
    "report of takings",
  ).toEqual(byKey(rows.takings, wayOf, amountOf));
  const { rates } = await read(`/reports/tax?${range}`);
  const lines = rows.receipts.flatMap(({ taxLines }) => taxLines as TaxLine[]);
  expect(
    byKey(
      rates,
      ({ rate }) => `${minor(rate ?? 0)}`,
      ({ tax }) => minor(tax),
    ),
    "report of tax",
  ).toEqual(
    byKey(
      lines,
      ({ bps }) => `${bps}`,
      ({ taxMinor }) => taxMinor,
    ),
  );
  const { findings } = await checkRestaurantBooks(app, shop, { from: "", isOver: () => false });
  expect(findings, "the nightly check").toEqual([]);
  return rows.days.length;
}
