import { expect } from "vitest";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import { type DrawerReport, gapMinor } from "@/lib/service/drawers/drawer-report";
import { type Books, balanceOf } from "./books";
import { type ModelDrawer, type ShopModel, type ShopUnderTest, sum } from "./shop-under-test";

type Taking = Books["takings"][number];

const amountOf = (takings: readonly Taking[]) => sum(takings.map(({ amountMinor }) => amountMinor));

/**
 * Asserts that what the restaurant took itself is what was paid less what went back, in no book of the platform, and each
 * of it in the one day of its taker's drawer that was open, or in none.
 */
export function checkTill(model: ShopModel, real: ShopUnderTest, books: Books): void {
  const { orders, bills, takings, cards } = books;
  for (const { id, tillMinor } of model.orders)
    expect(amountOf(takings.filter(({ orderId }) => orderId === id)), `${id}: takings`).toBe(tillMinor);
  for (const { id, paymentMethod, payments, giftCardMinor } of orders) {
    if (!isTillMethod(paymentMethod) || payments.length > 0) continue;
    // What a gift card paid is all that the platform has of such an order.
    expect(0 - balanceOf(books, "restaurant", id), `${id}: paid out`).toBeLessThanOrEqual(giftCardMinor);
    expect(0 - balanceOf(books, "escrow", id), `${id}: held`).toBeLessThanOrEqual(giftCardMinor);
  }
  for (const share of bills.flatMap((bill) => bill.payments)) {
    const own = takings.filter(({ billPaymentId }) => billPaymentId === share.id);
    const isTaken = share.method !== "stripe";
    const taken = amountOf(own.filter(({ amountMinor }) => amountMinor > 0));
    expect(taken, `${share.id}: taken`).toBe(isTaken ? share.amountMinor + share.tipMinor : 0);
    expect(amountOf(own), `${share.id}: given back`).toBeGreaterThanOrEqual(0);
    if (share.status === "reversed") expect(amountOf(own), `${share.id}: reversed`).toBe(0);
    if (isTaken) expect(balanceOf(books, "escrow", share.id), `${share.id}: held`).toBe(0);
  }
  for (const { id } of cards) {
    const sold = model.cardSales.filter((sale) => sale.id === id);
    expect(amountOf(takings.filter(({ giftCardId }) => giftCardId === id)), `${id}: sold`).toBe(
      sum(sold.map(({ tillMinor }) => tillMinor)),
    );
  }
  checkTakers(model, real, books);
  for (const drawer of model.drawers) checkDrawer(drawer, books);
}

function checkTakers({ drawers, takings: known }: ShopModel, real: ShopUnderTest, books: Books): void {
  const [main, purse] = drawers as [ModelDrawer, ModelDrawer];
  for (const taking of books.takings) {
    const { id, takenBy, takenAt, drawerDayId, amountMinor } = taking;
    const drawer = takenBy === real.waiterId ? purse : main;
    const before = known.get(id);
    expect(amountMinor, `${id}: never changes`).toBe(before?.amountMinor ?? amountMinor);
    const isGathered =
      before?.drawerDayId === null &&
      drawer.gathersInto !== null &&
      (drawer.closedAt === null || takenAt >= drawer.closedAt);
    const expected = before ? before.drawerDayId : (drawer.open?.dayId ?? null);
    // Before its first opening a drawer takes up what was taken since the business day began: either is right here.
    if (isGathered && drawer.closedAt === null)
      expect([null, drawer.gathersInto], `${id}: its day`).toContain(drawerDayId);
    else expect(drawerDayId, `${id}: its day`).toBe(isGathered ? drawer.gathersInto : expected);
    known.set(id, { drawerDayId, amountMinor });
  }
  for (const drawer of drawers) drawer.gathersInto = null;
}

function checkDrawer({ id, name, open, closed }: ModelDrawer, { days, dayReceipts, takings }: Books): void {
  const own = days.filter(({ drawerId }) => drawerId === id);
  const done = own
    .filter(({ closedAt }) => closedAt !== null)
    .sort((a, b) => (a.zNumber ?? 0) - (b.zNumber ?? 0));
  expect(
    own.filter(({ closedAt }) => closedAt === null).map((day) => day.id),
    `${name}: open days`,
  ).toEqual(open ? [open.dayId] : []);
  expect(
    done.map((day) => [day.id, day.zNumber]),
    `${name}: Z reports`,
  ).toEqual(closed.map(({ dayId }, index) => [dayId, index + 1]));
  for (const [index, day] of done.entries()) {
    const report = day.report as unknown as DrawerReport;
    const told = `${name}: Z ${day.zNumber}`;
    const z = closed[index];
    if (!z) throw new Error(`${told} was not closed`);
    z.report ??= JSON.stringify(report);
    expect(JSON.stringify(report), `${told}: never changes`).toBe(z.report);
    const taken = takings.filter(({ drawerDayId }) => drawerDayId === day.id);
    const cash = amountOf(taken.filter(({ method }) => method === "cash"));
    const issued = dayReceipts.filter(({ dayId }) => dayId === day.id).map(({ receipt }) => receipt);
    expect(day.expectedMinor, `${told}: cash`).toBe(z.cashMinor + cash);
    for (const rows of [[report.takings], report.channels, report.ways, report.members])
      expect(sum(rows.map(({ amountMinor }) => amountMinor)), `${told}: takings`).toBe(amountOf(taken));
    const issuedMinor = sum(issued.map(({ grossMinor, tipMinor }) => grossMinor + tipMinor));
    expect(report.receipts.grossMinor + report.receipts.tipMinor, `${told}: receipts`).toBe(issuedMinor);
    expect(gapMinor(report), `${told}: from receipts to takings`).toBe(0);
  }
}
