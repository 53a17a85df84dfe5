import { describe, expect } from "vitest";
import { addDays, localDate, localTime, WEEKDAYS, weekdayOf } from "@/lib/core/time/zone";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { type SeededOrder, type SeededSales, seedSales } from "@/lib/testing/seed-sales";
import { orderBody, type SeededShop, seedProduct, seedShop, seedStaff } from "@/lib/testing/seed-shop";

const ZONE = "Europe/Rome";
/** The clocks go back in the night to the 25th. */
const RANGE = { from: "2026-10-23", to: "2026-10-27" };
const DAYS = Array.from({ length: 9 }, (_, index) => addDays("2026-10-21", index));

let shop: SeededShop;
let sales: SeededSales;

test.beforeAll(async () => {
  shop = await seedShop(app, { timeZone: ZONE });
  sales = await seedSales(app, shop, { days: DAYS, perDay: 60, timeZone: ZONE });
});

const read = async (report: string, query: Record<string, string> = RANGE) =>
  (await api("GET", `/api/tenant/${shop.slug}/reports/${report}`, { as: shop.owner, query })).body;

const cents = (amount: number) => Math.round(amount * 100);
const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

const dayOf = ({ createdAt }: SeededOrder) => localDate(createdAt as Date, ZONE);
const isOver = ({ status }: SeededOrder) => status === "canceled" || status === "rejected";
const isSale = (order: SeededOrder) =>
  !isOver(order) && (order.paymentMethod === "cash" || order.paymentStatus === "paid");
const salesOf = ({ totalMinor, giftCardMinor = 0 }: SeededOrder) => totalMinor + giftCardMinor;
const refundedOf = ({ id }: SeededOrder) =>
  sum(
    sales.refunds.filter(({ orderId, status }) => orderId === id && status !== "failed"),
    ({ amountMinor }) => amountMinor,
  );
const inRange = (order: SeededOrder) => dayOf(order) >= RANGE.from && dayOf(order) <= RANGE.to;

describe("the reports of a restaurant", () => {
  test("add up to its orders, each day by itself, over a change of the clocks", async () => {
    const { totals, days, channels, payments } = await read("overview");
    const orders = sales.orders.filter(inRange);
    const sold = orders.filter(isSale);
    expect(sold.length).toBeGreaterThan(100);
    expect(totals.orders).toBe(sold.length);
    expect(cents(totals.sales)).toBe(sum(sold, salesOf));
    expect(cents(totals.refunds)).toBe(sum(sold, refundedOf));
    expect(totals.refunds).toBeGreaterThan(0);
    expect(cents(totals.net)).toBe(sum(sold, salesOf) - sum(sold, refundedOf));
    expect(cents(totals.items) - cents(totals.discounts) + cents(totals.deliveryFees)).toBe(
      cents(totals.sales),
    );
    expect(cents(totals.average)).toBe(Math.round(sum(sold, salesOf) / sold.length));
    expect(totals.refused).toBe(orders.filter(({ status }) => status === "rejected").length);
    expect(totals.canceled).toBe(orders.filter(({ status }) => status === "canceled").length);
    expect(cents(totals.lost)).toBe(sum(orders.filter(isOver), salesOf));
    const isLate = ({ type, readyAt, deliveredAt, promisedAt }: SeededOrder) =>
      ((type === "pickup" ? readyAt : deliveredAt) ?? app.clock.now()) > promisedAt;
    expect(totals.late).toBe(sold.filter(isLate).length);

    expect(days.map(({ day }: { day: string }) => day)).toEqual(DAYS.slice(2, 7));
    for (const { day, orders: count, net } of days) {
      const own = sold.filter((order) => dayOf(order) === day);
      expect([day, count, cents(net)]).toEqual([day, own.length, sum(own, salesOf) - sum(own, refundedOf)]);
    }
    for (const { channel, orders: count, sales: amount } of channels) {
      const own = sold.filter(({ type }) => type === channel);
      expect([channel, count, cents(amount)]).toEqual([channel, own.length, sum(own, salesOf)]);
    }
    for (const { method, taken } of payments) {
      const own = sold.filter(({ paymentMethod }) => paymentMethod === method);
      const byMethod = method === "gift_card" ? sum(sold, (order) => order.giftCardMinor ?? 0) : 0;
      expect([method, cents(taken)]).toEqual([method, byMethod || sum(own, ({ totalMinor }) => totalMinor)]);
    }
    expect(sum(payments, ({ net }: { net: number }) => cents(net))).toBe(cents(totals.net));
  });

  test("agree with each other by hour, dish, coupon and reason", async () => {
    const { totals } = await read("overview");
    const sold = sales.orders.filter(inRange).filter(isSale);
    const { hours } = await read("hours");
    expect(sum(hours, ({ orders }: { orders: number }) => orders)).toBe(totals.orders);
    expect(sum(hours, ({ net }: { net: number }) => cents(net))).toBe(cents(totals.net));
    for (const { weekday, hour, orders } of hours) {
      const own = sold.filter((order) => {
        const at = order.createdAt as Date;
        const isWeekday = weekdayOf(localDate(at, ZONE)) === WEEKDAYS[weekday - 1];
        return isWeekday && Number(localTime(at, ZONE).slice(0, 2)) === hour;
      });
      expect([weekday, hour, orders]).toEqual([weekday, hour, own.length]);
    }

    const { products } = await read("products");
    expect(products.map(({ name }: { name: string }) => name).sort()).toEqual(["Diavola", "Margherita"]);
    expect(sum(products, ({ items }: { items: number }) => cents(items))).toBe(cents(totals.items));
    expect(sum(products, ({ quantity }: { quantity: number }) => quantity)).toBe(
      sum(sold, ({ items }) => sum(items, ({ quantity }) => quantity)),
    );

    const withCoupon = sold.filter(({ couponId }) => couponId);
    const { coupons } = await read("coupons");
    expect(coupons).toMatchObject([{ code: "TEN", orders: withCoupon.length }]);
    expect(cents(coupons[0].sales)).toBe(sum(withCoupon, salesOf));
    expect(cents(coupons[0].discounts)).toBe(sum(withCoupon, ({ discountMinor = 0 }) => discountMinor));
    expect(cents(coupons[0].discounts)).toBe(cents(totals.discounts));

    const { reasons } = await read("lost-orders");
    expect(sum(reasons, ({ orders }: { orders: number }) => orders)).toBe(totals.refused + totals.canceled);
    expect(sum(reasons, ({ amount }: { amount: number }) => cents(amount))).toBe(cents(totals.lost));
    expect(reasons.map(({ reason }: { reason: string | null }) => reason)).toContain("Sold out");
  });

  test("name a dish that is no longer on the menu as it was last sold", async () => {
    const own = await seedShop(app);
    const sell = async (name: string, productId: string) => {
      const body = orderBody(own, { items: [{ productId, productName: name, quantity: 2, price: 1 }] });
      expect((await api("POST", `/api/public/${own.slug}/orders`, { body })).status).toBe(200);
    };
    const productId = await seedProduct(app, own, { name: { en: "Soup of the day" } });
    await sell("Soup of the day", productId);
    const dish = `/api/tenant/${own.slug}/products/${productId}`;
    const renamed = { as: own.owner, body: { name: { en: "Minestrone" } } };
    expect((await api("PATCH", dish, renamed)).status).toBe(200);
    app.clock.advance({ seconds: 1 });
    await sell("Minestrone", productId);
    expect((await api("DELETE", dish, { as: own.owner })).status).toBe(204);

    const day = localDate(app.clock.now(), ZONE);
    const { body } = await api("GET", `/api/tenant/${own.slug}/reports/products`, {
      as: own.owner,
      query: { from: day, to: day },
    });
    expect(body.products).toMatchObject([{ productId, name: "Minestrone", quantity: 4, orders: 2 }]);
  });

  test("compare a range with the same number of days before", async () => {
    const range = { from: "2026-10-25", to: "2026-10-26" };
    const { previous } = await read("overview", { ...range, compare: "previous" });
    const alone = await read("overview", { from: "2026-10-23", to: "2026-10-24" });
    expect(alone.previous).toBeNull();
    expect(previous).toMatchObject({ from: "2026-10-23", to: "2026-10-24", totals: alone.totals });
    expect(previous.until).toBe("2026-10-24T22:00:00.000Z");
  });

  test("answer the days as CSV", async () => {
    const query = { ...RANGE, format: "csv" };
    const path = `/api/tenant/${shop.slug}/reports/overview`;
    const { text, headers } = await api("GET", path, { as: shop.owner, query });
    expect(headers.get("content-disposition")).toContain("sales-2026-10-23-2026-10-27.csv");
    expect(text.trim().split("\r\n")).toHaveLength(6);
    for (const report of ["hours", "products", "lost-orders", "bookings", "coupons", "gift-cards"]) {
      const answer = await api("GET", `/api/tenant/${shop.slug}/reports/${report}`, {
        as: shop.owner,
        query,
      });
      expect([report, answer.status, answer.headers.get("content-type")]).toEqual([
        report,
        200,
        "text/csv; charset=utf-8",
      ]);
    }
  });

  test.each([
    ["a range that ends before it begins", { from: "2026-10-02", to: "2026-10-01" }],
    ["more than 400 days", { from: "2025-01-01", to: "2026-02-05" }],
    ["a day that does not exist", { from: "2026-02-30", to: "2026-03-01" }],
    ["no range", {}],
  ])("refuse %s", async (_, query) => {
    const path = `/api/tenant/${shop.slug}/reports/overview`;
    const { status, body } = await api("GET", path, { as: shop.owner, query });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  test("take 400 days, and days that are still to come", async () => {
    const { days } = await read("overview", { from: "2026-01-01", to: "2027-02-04", compare: "previous" });
    expect(days).toHaveLength(400);
  });

  test("are for owners and co-managers of this restaurant", async () => {
    const path = `/api/tenant/${shop.slug}/reports/overview`;
    const statusOf = async (as?: { cookie: string }) => (await api("GET", path, { as, query: RANGE })).status;
    expect(await statusOf()).toBe(401);
    expect(await statusOf(await seedStaff(app, { tenantId: shop.tenantId, role: "staff" }))).toBe(403);
    expect(await statusOf(await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" }))).toBe(200);
    expect(await statusOf((await seedShop(app)).owner)).toBe(403);
  });
});
