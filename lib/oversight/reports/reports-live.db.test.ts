import { describe, expect } from "vitest";
import { api, app, shop, cardTest as test } from "@/lib/testing/fixtures";
import { deliver, seedPaidOrder } from "@/lib/testing/online-payments";
import { linesOf, refundOrderOf } from "@/lib/testing/refunds";
import { bookingBody, seedRoom } from "@/lib/testing/seed-room";
import { orderBody, type SeededShop } from "@/lib/testing/seed-shop";
import { driveBills } from "@/lib/testing/table-bills";

const TODAY = { from: "2026-11-18", to: "2026-11-18" };

const read = async (report: string, query: Record<string, string> = TODAY, of: SeededShop = shop) =>
  (await api("GET", `/api/tenant/${of.slug}/reports/${report}`, { as: of.owner, query })).body;

describe("today's report", () => {
  test("has an order in the answer after the order's own", async () => {
    const before = await read("overview");
    expect(before.totals).toMatchObject({ orders: 0, sales: 0, average: null });
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    expect((await read("overview")).totals).toMatchObject({ orders: 1, sales: 17, net: 17, average: 17 });
  });

  test("leaves out what nobody has paid, and takes a refund off the order's own day", async () => {
    const body = orderBody(shop, { paymentMethod: "stripe" });
    await api("POST", `/api/public/${shop.slug}/orders`, { body });
    expect((await read("overview")).totals.orders).toBe(0);
    const { orderId } = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, orderId);
    const sold = (await read("overview")).totals;
    app.clock.advance({ hours: 6 });
    const refunded = await refundOrderOf(api, shop, orderId, linesOf([0, 1]));
    expect(refunded.status, refunded.text).toBeLessThan(300);
    app.clock.set("2026-11-18T11:00:00Z");
    const { totals, payments } = await read("overview");
    expect(totals.sales).toBe(sold.sales);
    expect(totals.refunds).toBeGreaterThan(0);
    expect(totals.net).toBeCloseTo(sold.sales - totals.refunds, 9);
    expect(payments).toEqual([
      { method: "stripe", taken: sold.sales, refunded: totals.refunds, net: totals.net },
    ]);
    const { products } = await read("products");
    expect(products[0].refunded).toBe(totals.refunds);
  });

  test("is compared with the day before up to the same time", async () => {
    app.clock.set("2026-11-17T10:00:00Z");
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    app.clock.set("2026-11-17T18:00:00Z");
    await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    app.clock.set("2026-11-18T11:00:00Z");
    const { previous } = await read("overview", { ...TODAY, compare: "previous" });
    expect(previous).toMatchObject({ until: "2026-11-17T11:00:00.000Z", totals: { orders: 1 } });
  });
});

test("a table bill counts once, whatever was paid and given back while it was open", async () => {
  const bills = await driveBills(app);
  const { billId } = await bills.openBill(3);
  const open = await read("overview", TODAY, bills.shop);
  expect(open.totals).toMatchObject({ orders: 1, sales: 30, net: 30 });
  expect(open.payments).toEqual([{ method: "unpaid", taken: 30, refunded: 0, net: 30 }]);
  const paid = await bills.pay(billId, { method: "cash", amount: 30 });
  expect(paid.status, paid.text).toBeLessThan(300);
  const { totals, channels, payments } = await read("overview", TODAY, bills.shop);
  expect(totals).toMatchObject({ orders: 1, sales: 30, refunds: 0, net: 30 });
  expect(channels.find(({ channel }: { channel: string }) => channel === "table")).toMatchObject({
    orders: 1,
    net: 30,
  });
  expect(payments).toEqual([{ method: "cash", taken: 30, refunded: 0, net: 30 }]);
  expect((await read("products", TODAY, bills.shop)).products).toMatchObject([{ quantity: 3, items: 30 }]);
});

test("bookings count on the day they begin, no-shows and canceled ones apart", async () => {
  await seedRoom(app, shop, { T1: 4, T2: 2 });
  const path = `/api/public/${shop.slug}/reservation`;
  const first = await api("POST", path, { body: bookingBody() });
  expect(first.status, first.text).toBeLessThan(300);
  await api("POST", path, { body: bookingBody({ guestCount: 3 }) });
  await app.db.prisma.reservation.updateMany({
    where: { tenantId: shop.tenantId, guestCount: 3 },
    data: { status: "no_show", live: false },
  });
  const report = await read("bookings", { from: "2026-11-18", to: "2026-11-19" });
  expect(report.days[0]).toMatchObject({ day: "2026-11-18", bookings: 0 });
  expect(report.days[1]).toMatchObject({ bookings: 2, guests: 5, online: 2, noShows: 1, noShowGuests: 3 });
  expect(report.totals).toMatchObject({ bookings: 2, guests: 5, noShows: 1, canceled: 0 });
  const { totals } = await read("overview", { from: "2026-11-19", to: "2026-11-19" });
  expect(totals).toMatchObject({ bookings: 2, guests: 5, noShows: 1 });
});

test("gift cards made, spent and given back are told apart", async () => {
  const made = await api("POST", `/api/tenant/${shop.slug}/gift-cards`, {
    as: shop.owner,
    body: { amount: 20 },
  });
  expect(made.status, made.text).toBe(200);
  const body = orderBody(shop, { giftCardCode: made.body.code });
  const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body });
  expect(placed.status, placed.text).toBeLessThan(300);
  const { outstanding, moves } = await read("gift-cards");
  const by = Object.fromEntries(
    moves.map(({ move, amount }: { move: string; amount: number }) => [move, amount]),
  );
  expect(by).toEqual({ sold: 0, issued: 20, redeemed: 17, returned: 0, expired: 0, refunded: 0 });
  expect(outstanding).toBe(3);
  const { payments } = await read("overview");
  expect(payments).toContainEqual({ method: "gift_card", taken: 17, refunded: 0, net: 17 });
});
