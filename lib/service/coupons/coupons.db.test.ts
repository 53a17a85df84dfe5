import { describe, expect } from "vitest";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { orderBody, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";

let shop: SeededShop;

it.beforeEach(async () => {
  app.clock.set("2026-11-18T11:00:00.000Z");
  shop = await seedShop(app);
});

const path = (rest = "") => `/api/tenant/${shop.slug}/coupons${rest}`;
const call = (method: string, rest = "", body?: unknown) => api(method, path(rest), { as: shop.owner, body });
const TEN = { code: "welcome10", type: "percent", value: 10 };
const create = async (changes: Record<string, unknown> = {}) =>
  (await call("POST", "", { ...TEN, ...changes })).body;
const validate = async (code: string, subtotal = 20) =>
  (await api("POST", `/api/public/${shop.slug}/validate-coupon`, { body: { code, subtotal } })).body;
const order = (changes: Record<string, unknown> = {}) =>
  api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, changes) });

describe("coupons", () => {
  it("have the documented shape from the first answer on", async () => {
    const made = await create({ usageLimit: 5, orderTypes: ["pickup", "pickup"], minSubtotal: 12.5 });
    expect(made).toEqual({
      id: expect.stringMatching(/^cpn_/),
      code: "WELCOME10",
      type: "percent",
      value: 10,
      minSubtotal: 12.5,
      usageLimit: 5,
      perCustomerLimit: null,
      startsAt: null,
      endsAt: null,
      orderTypes: ["pickup"],
      active: true,
      used: 0,
    });
    expect((await call("GET", `/${made.id}`)).body).toEqual(made);
    expect((await call("GET")).body).toEqual({ coupons: [made], nextCursor: null });
  });

  it("keep percentages to the hundredth and amounts in the currency's own decimals", async () => {
    expect((await create({ value: 12.25 })).value).toBe(12.25);
    expect(await validate("WELCOME10", 20)).toEqual({ valid: true, discount: 2.45 });
    shop = await seedShop(app, { currency: "JPY" });
    expect((await create({ type: "fixed", value: 500 })).value).toBe(500);
    expect((await call("POST", "", { ...TEN, code: "HALF", type: "fixed", value: 0.5 })).status).toBe(400);
  });

  it.each([
    { value: 0 },
    { value: -1 },
    { value: 100.01 },
    { value: 10.001 },
    { type: "fixed", value: 1.005 },
    { type: "free" },
    { code: "" },
    { code: "with space" },
    { code: "a" },
    { usageLimit: 0 },
    { usageLimit: 1.5 },
    { startsAt: "2026-02-30" },
    { startsAt: "tomorrow" },
    { startsAt: "2026-12-02", endsAt: "2026-12-01" },
    { startsAt: "2026-12-02T10:00:00Z", endsAt: "2026-12-02T10:00:00Z" },
    { orderTypes: ["table"] },
    { minSubtotal: -1 },
  ])("refuse %j", async (changes) => {
    const { status, body } = await call("POST", "", { ...TEN, ...changes });
    expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
  });

  it("have codes of their own, without regard to case, also for two at once and for changes", async () => {
    const answers = await Promise.all(
      ["summer", "SUMMER", "Summer"].map((code) => call("POST", "", { ...TEN, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe("COUPON_CODE_TAKEN");
    const other = await create({ code: "WINTER" });
    expect((await call("PATCH", `/${other.id}`, { code: "summer" })).body.error).toBe("COUPON_CODE_TAKEN");
    shop = await seedShop(app);
    expect((await create({ code: "summer" })).code).toBe("SUMMER");
  });

  it("count for whole days of the restaurant's zone when no time is given", async () => {
    shop = await seedShop(app, { timeZone: "America/Chicago" });
    const made = await create({ startsAt: "2026-11-20", endsAt: "2026-11-21" });
    expect(made).toMatchObject({ startsAt: "2026-11-20T06:00:00.000Z", endsAt: "2026-11-22T06:00:00.000Z" });
    for (const [at, reason] of [
      ["2026-11-20T05:59:59.999Z", "NOT_STARTED"],
      ["2026-11-20T06:00:00.000Z", undefined],
      ["2026-11-22T05:59:59.999Z", undefined],
      ["2026-11-22T06:00:00.000Z", "EXPIRED"],
    ] as const) {
      app.clock.set(at);
      expect((await validate("welcome10")).reason).toBe(reason);
    }
  });

  it("change what is given and nothing else", async () => {
    const made = await create({ usageLimit: 5, endsAt: "2026-12-31T20:00:00+01:00" });
    const changed = (await call("PATCH", `/${made.id}`, { active: false, usageLimit: null })).body;
    expect(changed).toEqual({ ...made, active: false, usageLimit: null });
    expect(changed.endsAt).toBe("2026-12-31T19:00:00.000Z");
    expect((await call("PATCH", `/${made.id}`, { startsAt: "2027-01-01" })).status).toBe(400);
    expect((await call("PATCH", `/${made.id}`, { type: "fixed" })).status).toBe(400);
    expect((await call("PATCH", `/${made.id}`, { type: "fixed", value: 3 })).body).toMatchObject({
      value: 3,
    });
  });

  it("cannot be limited to fewer uses than there were", async () => {
    const made = await create();
    await order({ couponCode: "Welcome10" });
    await order({ couponCode: "Welcome10" });
    const refused = await call("PATCH", `/${made.id}`, { usageLimit: 1 });
    expect([refused.status, refused.body.issues[0].path]).toEqual([400, "usageLimit"]);
    expect((await call("PATCH", `/${made.id}`, { usageLimit: 2 })).body).toMatchObject({
      used: 2,
      usageLimit: 2,
    });
    expect((await order({ couponCode: "Welcome10" })).body.error).toBe("INVALID_COUPON");
  });

  it("can be deleted after use, twice, while orders keep their discount", async () => {
    const made = await create();
    const placed = (await order({ couponCode: "Welcome10" })).body;
    expect((await call("DELETE", `/${made.id}`)).status).toBe(204);
    expect((await call("DELETE", `/${made.id}`)).status).toBe(204);
    expect((await call("GET", `/${made.id}`)).body.error).toBe("COUPON_NOT_FOUND");
    expect(await validate("welcome10")).toEqual({ valid: false, discount: 0, reason: "UNKNOWN" });
    const row = await app.db.prisma.order.findFirstOrThrow({ where: { id: placed.id } });
    expect(row).toMatchObject({ couponCode: "WELCOME10", discountMinor: 170 });
  });

  it("can be deleted while orders use it, without an order or the deletion failing unexpectedly", async () => {
    const made = await create();
    const [deleted, ...orders] = await Promise.all([
      call("DELETE", `/${made.id}`),
      ...Array.from({ length: 6 }, () => order({ couponCode: "Welcome10" })),
    ]);
    expect(deleted?.status).toBe(204);
    for (const { status, body } of orders) if (status !== 200) expect(body.error).toBe("INVALID_COUPON");
  });

  it("are listed newest first, page by page", async () => {
    const codes = ["C1", "C2", "C3"];
    for (const code of codes) await create({ code });
    const page = async (query: Record<string, string>) =>
      (await api("GET", path(), { as: shop.owner, query })).body;
    const first = await page({ limit: "2" });
    expect(first.coupons.map(({ code }: { code: string }) => code)).toEqual(["C3", "C2"]);
    const second = await page({ limit: "2", cursor: first.nextCursor });
    expect(second.coupons.map(({ code }: { code: string }) => code)).toEqual(["C1"]);
    expect(second.nextCursor).toBeNull();
  });

  it("of another restaurant are unknown, and stay", async () => {
    const made = await create();
    const own = shop;
    shop = await seedShop(app);
    expect((await call("GET", `/${made.id}`)).text).toBe((await call("GET", "/cpn_unknown")).text);
    expect((await call("PATCH", `/${made.id}`, { active: false })).status).toBe(404);
    expect((await call("DELETE", `/${made.id}`)).status).toBe(204);
    expect(await validate("welcome10")).toMatchObject({ reason: "UNKNOWN" });
    shop = own;
    expect((await call("GET", `/${made.id}`)).body.active).toBe(true);
  });

  it("are for owners and co-managers", async () => {
    const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await api("GET", path())).status).toBe(401);
    expect((await api("POST", path(), { as: staff, body: TEN })).status).toBe(403);
  });
});

describe("validate-coupon", () => {
  it("tells what comes off, halves up, and consumes nothing", async () => {
    const made = await create({ usageLimit: 1 });
    for (let count = 0; count < 3; count += 1) {
      expect(await validate(" welcome10 ", 10.05)).toEqual({ valid: true, discount: 1.01 });
    }
    expect((await call("GET", `/${made.id}`)).body.used).toBe(0);
  });

  it.each([
    [{ active: false }, "INACTIVE"],
    [{ startsAt: "2027-01-01" }, "NOT_STARTED"],
    [{ endsAt: "2026-01-01" }, "EXPIRED"],
    [{ minSubtotal: 20.01 }, "BELOW_MINIMUM"],
  ])("with %j says %s", async (changes, reason) => {
    await create(changes);
    expect(await validate("welcome10", 20)).toEqual({ valid: false, discount: 0, reason });
  });

  it("says UNKNOWN for a code that no coupon has, or another restaurant's", async () => {
    await create();
    shop = await seedShop(app);
    const unknown = { valid: false, discount: 0, reason: "UNKNOWN" };
    expect([await validate("welcome10"), await validate("nothing")]).toEqual([unknown, unknown]);
  });

  it("says USED_UP when no use is left", async () => {
    await create({ usageLimit: 1 });
    expect((await order({ couponCode: "welcome10" })).status).toBe(200);
    expect(await validate("welcome10")).toEqual({ valid: false, discount: 0, reason: "USED_UP" });
  });

  it("does not judge what only an order knows: customer and type", async () => {
    await create({ perCustomerLimit: 1, orderTypes: ["delivery"] });
    expect(await validate("welcome10")).toEqual({ valid: true, discount: 2 });
    const refused = await order({ couponCode: "welcome10" });
    expect([refused.status, refused.body.error]).toEqual([400, "INVALID_COUPON"]);
    expect(refused.body.reason).toBe("WRONG_ORDER_TYPE");
    const delivered = { couponCode: "welcome10", type: "delivery", deliveryAddress: "Via Po 2" };
    expect((await order(delivered)).status).toBe(200);
    const again = await order({ ...delivered, customerEmail: "ADA@diner.example" });
    expect([again.status, again.body.error]).toEqual([400, "INVALID_COUPON"]);
    expect(again.body.reason).toBe("CUSTOMER_LIMIT");
  });

  it.each([
    { code: "X" },
    { subtotal: 5 },
    { code: "X", subtotal: "5" },
    { code: "X", subtotal: -1 },
    { code: "X", subtotal: 1.005 },
    { code: 7, subtotal: 1 },
  ])("refuses %j", async (body) => {
    const { status } = await api("POST", `/api/public/${shop.slug}/validate-coupon`, { body });
    expect(status).toBe(400);
  });

  it("says the same of every code that no coupon has, whatever it looks like", async () => {
    const codes = ["x", "-", "ß", "%", "🍕", "'; --", "A".repeat(39), "z".repeat(100), "__proto__"];
    const answers = await Promise.all(codes.map((code) => validate(code)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("is no way around the limit of orders: a refused code costs one of the ten", async () => {
    await create();
    const from = "10.88.0.3";
    const place = (couponCode: string) =>
      api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop, { couponCode }), from });
    for (let index = 0; index < 10; index += 1) {
      expect((await place(`GUESS${index}`)).body.error).toBe("INVALID_COUPON");
    }
    expect((await place("welcome10")).body.error).toBe("RATE_LIMITED");
  });

  it("does not know a restaurant that is not there", async () => {
    const answer = await api("POST", "/api/public/nowhere/validate-coupon", {
      body: { code: "x", subtotal: 1 },
    });
    expect(answer.body.error).toBe("TENANT_NOT_FOUND");
  });
});
