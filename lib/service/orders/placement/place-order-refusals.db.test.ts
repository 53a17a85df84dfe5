import { describe, expect } from "vitest";
import type { ErrorCode } from "@/lib/core/errors/error-codes";
import type { RefusalReason } from "@/lib/core/errors/refusal-reasons";
import { WEEKDAYS } from "@/lib/core/time/zone";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { cardWithCode, seedCoupon, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedProduct, seedShop } from "@/lib/testing/seed-shop";

const place = (shop: SeededShop, changes: unknown = {}) =>
  api("POST", `/api/public/${shop.slug}/orders`, {
    body: typeof changes === "string" ? changes : orderBody(shop, changes as Record<string, unknown>),
  });

/** What was true a moment ago; every other refusal is the request's own fault. */
const CONFLICTS: ErrorCode[] = ["OUT_OF_STOCK", "RESTAURANT_CLOSED", "BELOW_MINIMUM", "OUTSIDE_RADIUS"];

async function refused(shop: SeededShop, changes: unknown, code: ErrorCode) {
  const { status, body } = await place(shop, changes);
  expect([status, body.error]).toEqual([CONFLICTS.includes(code) ? 409 : 400, code]);
  expect(await app.db.prisma.order.count({ where: { tenantId: shop.tenantId } })).toBe(0);
  expect(await app.db.prisma.event.count({ where: { tenantId: shop.tenantId } })).toBe(0);
  return body;
}

const item = (productId: string, more: Record<string, unknown> = {}) => ({
  items: [{ productId, quantity: 1, price: 1, ...more }],
});

describe("the shape of an order", () => {
  let shop: SeededShop;
  test.beforeAll(async () => {
    shop = await seedShop(app);
  });

  test.each<[string, Record<string, unknown>]>([
    ["type", { type: "dine-in" }],
    ["customerName", { customerName: "n".repeat(101) }],
    ["customerName", { customerName: "   " }],
    ["customerName", { customerName: undefined }],
    ["customerEmail", { customerEmail: "not an email" }],
    ["customerEmail", { customerEmail: { contains: "@" } }],
    ["customerPhone", { customerPhone: "" }],
    ["customerPhone", { customerPhone: "1".repeat(41) }],
    ["deliveryAddress", { deliveryAddress: "a".repeat(301) }],
    ["notes", { notes: "n".repeat(1001) }],
    ["paymentMethod", { paymentMethod: "cheque" }],
    ["customerCoords.lat", { customerCoords: { lat: 90.1, lng: 0 } }],
    ["customerCoords.lng", { customerCoords: { lat: 0, lng: -180.1 } }],
    ["customerCoords.lat", { customerCoords: { lat: "45", lng: 7 } }],
    ["items", { items: [] }],
    ["items", { items: "pizza" }],
    ["items", { items: Array.from({ length: 101 }, () => ({ productId: "p", quantity: 1, price: 1 })) }],
    ["items.0.quantity", item("p", { quantity: 0 })],
    ["items.0.quantity", item("p", { quantity: -1 })],
    ["items.0.quantity", item("p", { quantity: 1.5 })],
    ["items.0.quantity", item("p", { quantity: 1000 })],
    ["items.0.quantity", item("p", { quantity: "2" })],
    ["items.0.price", item("p", { price: "8.50" })],
    ["items.0.price", item("p", { price: undefined })],
    ["items.0.productId", item("")],
    ["items.0.selectedOptions.Size", item("p", { selectedOptions: { Size: "Large" } })],
  ])("names %s", async (path, changes) => {
    const body = await refused(shop, changes, "VALIDATION_FAILED");
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  });

  test.each(["{", "[]", "null", '"order"', ""])("refuses the body %j", async (body) => {
    await refused(shop, body, "VALIDATION_FAILED");
  });

  test("takes the longest of everything", async () => {
    const own = await seedShop(app);
    const { status } = await place(own, {
      customerName: "n".repeat(100),
      deliveryAddress: "a".repeat(300),
      notes: "n".repeat(1000),
      customerPhone: "1".repeat(40),
      items: Array.from({ length: 100 }, () => ({ productId: own.margherita, quantity: 999, price: 0 })),
    });
    expect(status).toBe(200);
  });

  test("answers an unknown restaurant with 404", async () => {
    const { status, body } = await api("POST", "/api/public/nowhere/orders", { body: orderBody(shop) });
    expect([status, body.error]).toEqual([404, "TENANT_NOT_FOUND"]);
  });
});

describe("the menu", () => {
  test("decides what can be ordered", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const draft = await seedProduct(app, shop, { status: "draft" });
    const hidden = await seedShop(app);
    await app.db.prisma.category.updateMany({
      where: { tenantId: hidden.tenantId },
      data: { visible: false },
    });
    expect((await refused(shop, item("prd_unknown"), "INVALID_ITEM")).reason).toBe("UNKNOWN_PRODUCT");
    await refused(shop, item(draft), "INVALID_ITEM");
    await refused(shop, item(other.margherita), "INVALID_ITEM");
    await refused(hidden, item(hidden.margherita), "INVALID_ITEM");
  });

  test.each<[string, Record<string, string[]> | undefined, string]>([
    ["a required group left out", undefined, "OPTION_REQUIRED"],
    ["a required group without a choice", { Size: [] }, "OPTION_REQUIRED"],
    ["an unknown group", { Size: ["Regular"], Sauce: ["Hot"] }, "UNKNOWN_OPTION"],
    ["an unknown label", { Size: ["Huge"] }, "UNKNOWN_OPTION"],
    ["a label with another suffix", { Size: ["Large (+0.01)"] }, "UNKNOWN_OPTION"],
    [
      "more choices than allowed",
      { Size: ["Regular"], Extras: ["Olives", "Nduja", "No basil"] },
      "OPTION_COUNT",
    ],
    ["two of a single choice", { Size: ["Regular", "Large"] }, "OPTION_COUNT"],
    ...Object.getOwnPropertyNames(Object.prototype).map(
      (name): [string, Record<string, string[]>, string] => [
        `the group ${name}`,
        JSON.parse(`{ "Size": ["Regular"], ${JSON.stringify(name)}: ["x"] }`),
        "UNKNOWN_OPTION",
      ],
    ),
  ])("refuses %s, and says why", async (_, selectedOptions, reason) => {
    const shop = await seedShop(app);
    const body = await refused(shop, item(shop.diavola, { selectedOptions }), "INVALID_ITEM");
    expect(body.issues[0].path).toMatch(/^items\.0/);
    expect(body.reason).toBe(reason);
  });

  test("is the one that counts at the moment of the order", async () => {
    const shop = await seedShop(app);
    const productId = await seedProduct(app, shop, { basePriceMinor: 1000 });
    expect((await place(shop, item(productId))).body.total).toBe(10);
    await app.db.prisma.product.updateMany({ where: { id: productId }, data: { discountPriceMinor: 750 } });
    await app.db.prisma.tenantVersion.updateMany({
      where: { tenantId: shop.tenantId },
      data: { version: { increment: 1 } },
    });
    expect((await place(shop, item(productId))).body.total).toBe(7.5);
  });

  test("is out of what is sold out, switched off, or short over all lines together", async () => {
    const shop = await seedShop(app);
    const none = await seedProduct(app, shop, { stock: 0 });
    const off = await seedProduct(app, shop, { available: false });
    const three = await seedProduct(app, shop, { stock: 3, name: { en: "Tiramisu" } });
    await refused(shop, item(none), "OUT_OF_STOCK");
    expect((await refused(shop, item(off), "OUT_OF_STOCK")).reason).toBe("SOLD_OUT");
    const twoLines = [2, 2].map((quantity) => ({ productId: three, quantity, price: 10 }));
    const body = await refused(shop, { items: twoLines }, "OUT_OF_STOCK");
    expect(body).toMatchObject({ reason: "NOT_ENOUGH_LEFT", message: expect.stringContaining("Tiramisu") });
    expect(body.issues).toMatchObject([{ path: "items.0" }]);
    const product = await app.db.prisma.product.findFirstOrThrow({ where: { id: three } });
    expect(product.stock).toBe(3);
  });
});

test("no option makes a dish cheaper than nothing", async () => {
  const shop = await seedShop(app);
  const { body: product } = await api("POST", `/api/tenant/${shop.slug}/products`, {
    as: shop.owner,
    body: {
      categoryId: shop.categoryId,
      name: { en: "Bread" },
      basePrice: 2,
      optionGroups: [{ name: "Size", required: false, min: 0, max: 1, labels: ["Crumbs (-5.00)"] }],
    },
  });
  const { status, body } = await place(shop, {
    items: [
      { productId: product.id, quantity: 3, price: 1, selectedOptions: { Size: ["Crumbs"] } },
      { productId: shop.margherita, quantity: 1, price: 1 },
    ],
  });
  expect([status, body.items?.[0].price, body.total]).toEqual([200, 0, 8.5]);
});

describe("the restaurant", () => {
  const CLOSED = { weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, []])), specialDays: {} };
  const delivery = { type: "delivery", deliveryAddress: "Via Po 2" };
  const NO_METHOD = ["PAYMENT_METHOD_UNAVAILABLE", "NONE_OPEN"] as const;
  const BEYOND = ["OUTSIDE_RADIUS", "BEYOND_RADIUS"] as const;

  test.each<[string, Record<string, unknown>, Record<string, unknown>, ErrorCode, RefusalReason?]>([
    ["paused", { pausedUntil: new Date("2027-01-01T00:00:00Z") }, {}, "RESTAURANT_CLOSED", "PAUSED"],
    ["without delivery", { deliveryEnabled: false }, delivery, "RESTAURANT_CLOSED", "TYPE_NOT_OFFERED"],
    [
      "closed by its hours",
      { openingHours: { pickup: CLOSED, delivery: CLOSED, reservation: CLOSED } },
      {},
      "RESTAURANT_CLOSED",
      "OUTSIDE_HOURS",
    ],
    ["with a minimum for delivery", { deliveryMinimumMinor: 1701 }, delivery, "BELOW_MINIMUM"],
    ["without any payment", { cashEnabled: false }, {}, ...NO_METHOD],
    ["without cards", {}, { paymentMethod: "stripe" }, "PAYMENT_METHOD_UNAVAILABLE", "NOT_TAKEN"],
    ["too far away", {}, { ...delivery, customerCoords: { lat: 45.2, lng: 7.6869 } }, ...BEYOND],
    ["on another continent", {}, { ...delivery, customerCoords: { lat: 0, lng: 0 } }, ...BEYOND],
    [
      "with a list of postcodes alone",
      { deliveryRadiusKm: null, deliveryPostcodes: ["10123"] },
      { ...delivery, postcode: "10100", customerCoords: { lat: 45.07, lng: 7.6869 } },
      "OUTSIDE_RADIUS",
      "POSTCODE_NOT_LISTED",
    ],
  ])("%s refuses, and says why", async (_, tenant, order, code, reason) => {
    expect((await refused(await seedShop(app, tenant), order, code)).reason).toBe(reason);
  });

  test("is closed for who is too far away with 409, whatever else the address says", async () => {
    const shop = await seedShop(app);
    const { status } = await place(shop, { ...delivery, customerCoords: { lat: 45.2, lng: 7.6869 } });
    expect(status).toBe(409);
    expect((await place(shop, { ...delivery, customerCoords: { lat: 45.08, lng: 7.69 } })).status).toBe(200);
    expect((await place(shop, delivery)).status).toBe(200);
    expect((await place(shop, { customerCoords: { lat: 0, lng: 0 } })).status).toBe(200);
  });
});

describe("codes", () => {
  test.each<[string, Parameters<typeof seedCoupon>[2], string]>([
    ["used up", { usageLimit: 1, used: 1 }, "USED_UP"],
    ["switched off", { active: false }, "INACTIVE"],
    ["over", { endsAt: new Date("2026-11-01T00:00:00Z") }, "EXPIRED"],
    ["not begun", { startsAt: new Date("2027-11-01T00:00:00Z") }, "NOT_STARTED"],
    ["for larger orders", { minSubtotalMinor: 1701 }, "BELOW_MINIMUM"],
    ["for delivery", { orderTypes: ["delivery"] }, "WRONG_ORDER_TYPE"],
  ])("a coupon that is %s is refused", async (_, data, reason) => {
    const shop = await seedShop(app);
    const body = await refused(shop, { couponCode: await seedCoupon(app, shop, data) }, "INVALID_COUPON");
    expect(body).toMatchObject({ reason, message: expect.stringMatching(/coupon.*\.$/) });
  });

  test("work without regard to case, and only at their own restaurant", async () => {
    const [shop, other] = [await seedShop(app), await seedShop(app)];
    const couponCode = await seedCoupon(app, shop);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    await refused(other, { couponCode }, "INVALID_COUPON");
    await refused(other, { giftCardCode }, "INVALID_GIFT_CARD");
    const { body } = await place(shop, {
      couponCode: ` ${couponCode.toLowerCase()} `,
      giftCardCode: giftCardCode.toLowerCase(),
    });
    expect(body).toMatchObject({ couponCode, discount: 1.7, giftCardAmount: 5, total: 10.3 });
  });

  test("a coupon is not spent by an order that fails for another reason", async () => {
    const shop = await seedShop(app);
    const couponCode = await seedCoupon(app, shop);
    const giftCardCode = await seedGiftCard(app, shop, 500);
    const productId = await seedProduct(app, shop, { stock: 1 });
    const items = [{ productId, quantity: 2, price: 10 }];
    await refused(shop, { couponCode, giftCardCode, items }, "OUT_OF_STOCK");
    const coupon = await app.db.prisma.coupon.findFirstOrThrow({ where: { code: couponCode } });
    const card = await cardWithCode(app, shop, giftCardCode);
    expect([coupon.used, card.balanceMinor]).toEqual([0, 500]);
  });

  test.each([
    ["expired", { expiresAt: new Date("2026-11-18T11:00:00Z") }],
    ["switched off", { active: false }],
  ])("a gift card that is %s is refused", async (_, data) => {
    const shop = await seedShop(app);
    app.clock.set("2026-11-18T11:00:00.000Z");
    await refused(shop, { giftCardCode: await seedGiftCard(app, shop, 500, data) }, "INVALID_GIFT_CARD");
  });

  test("a fixed coupon never discounts more than the food", async () => {
    const shop = await seedShop(app);
    const couponCode = await seedCoupon(app, shop, { type: "fixed", value: 99_000 });
    const { body } = await place(shop, { type: "delivery", couponCode });
    expect(body).toMatchObject({ subtotal: 17, discount: 17, deliveryFee: 2.5, total: 2.5 });
  });

  test("a gift card pays what it holds, or all of it", async () => {
    const shop = await seedShop(app);
    const giftCardCode = await seedGiftCard(app, shop, 2000);
    const first = await place(shop, { giftCardCode });
    expect(first.body).toMatchObject({ giftCardAmount: 17, total: 0, paymentStatus: "paid" });
    const second = await place(shop, { giftCardCode });
    expect(second.body).toMatchObject({ giftCardAmount: 3, total: 14, paymentStatus: "pending" });
    expect((await place(shop, { giftCardCode })).body.error).toBe("INVALID_GIFT_CARD");
  });
});
