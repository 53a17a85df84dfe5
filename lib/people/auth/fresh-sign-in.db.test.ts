import { describe, expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import { DEFAULT_RESERVATION_POLICY } from "@/lib/service/reservations/reservation-policy";
import { codeOf, enrol } from "@/lib/testing/authenticator";
import type { CallResult } from "@/lib/testing/call";
import { seedPaidBooking } from "@/lib/testing/deposits";
import { api, app, appTest as it } from "@/lib/testing/fixtures";
import { pay, seedCardShop, seedPaidOrder, seedProcessorAccount } from "@/lib/testing/online-payments";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { refundOrderOf } from "@/lib/testing/refunds";
import type { SeededShop } from "@/lib/testing/seed-shop";
import { driveBills } from "@/lib/testing/table-bills";

let shop: SeededShop;
/** The owner and a super-admin, who signed in this long ago. */
let owner: { email: string; cookie: string };
let admin: { email: string; cookie: string };

const outcome = ({ status, body }: CallResult) => [status, body?.error];
const FRESH = [403, "FRESH_SIGN_IN_REQUIRED"];

const login = (email: string, proof: object = {}) =>
  api("POST", "/api/auth/login", { body: { email, password: PASSWORD, ...proof } });
const signIn = async (email: string) => ({ email, ...sessionOf(await login(email)) });
const again = (as: { cookie: string }, body: object = {}, query: Record<string, string> = {}) =>
  api("POST", "/api/auth/reauthenticate", { as, query, body: { password: PASSWORD, ...body } });
const check = (as: { cookie: string }) => api("GET", "/api/auth/reauthenticate", { as });

it.beforeAll(async () => {
  shop = await seedCardShop(app);
  await seedProcessorAccount(app, "acct_elsewhere");
  owner = await signIn((await seedSignIn(app, { memberOf: shop })).email);
  admin = await signIn((await seedSignIn(app, { role: "superadmin" })).email);
});

/** 170.00, more than goes back without a fresh sign-in. */
const seedLargeOrder = async () =>
  (await seedPaidOrder(api, shop, { items: [{ productId: shop.margherita, quantity: 20, price: 8.5 }] }))
    .orderId;
const refundByAdmin = (orderId: string, amount: number) =>
  api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount, reason: "Cold" } });
const refundByOwner = (orderId: string, body: object) =>
  refundOrderOf(api, shop, orderId, { ...body }, { as: owner });
const newUser = (role: string) => ({ name: "New User", email: `${newId("usr")}@new.example`, role });

/** What moves money or everything: each asks for a fresh sign-in of its actor. */
const ACTS: [string, () => { cookie: string }, () => Promise<CallResult>][] = [
  ["opens the payout account", () => owner, () => api("POST", `${at()}/payout-account`, { as: owner })],
  ["downloads everything", () => owner, () => api("GET", `${at()}/export`, { as: owner })],
  [
    "refunds a large order",
    () => owner,
    async () => refundByOwner(await seedLargeOrder(), { scope: "whole" }),
  ],
  ["refunds much by the platform", () => admin, async () => refundByAdmin(await seedLargeOrder(), 100.01)],
  [
    "makes a super-admin",
    () => admin,
    () => api("POST", "/api/admin/users", { as: admin, body: newUser("superadmin") }),
  ],
  [
    "gives somebody the role of a super-admin",
    () => admin,
    async () => {
      const { id } = await seedSignIn(app, { role: "sales_agent" });
      return api("PATCH", `/api/admin/users/${id}`, { as: admin, body: { role: "superadmin" } });
    },
  ],
  [
    "sets the account that a restaurant's money goes to",
    () => admin,
    () =>
      api("PATCH", `/api/admin/tenants/${shop.slug}`, {
        as: admin,
        body: { stripeAccountId: "acct_elsewhere" },
      }),
  ],
  [
    "takes somebody's second factor off",
    () => admin,
    async () => {
      const { id } = await seedSignIn(app, { memberOf: shop });
      return api("DELETE", `/api/admin/users/${id}/second-factor`, { as: admin });
    },
  ],
];
const at = () => `/api/tenant/${shop.slug}`;

describe("a sign-in", () => {
  it.each(ACTS)(
    "of more than five minutes ago %s only after the password was given again",
    async (_, who, act) => {
      expect((await again(who())).status).toBe(200);
      app.clock.advance({ minutes: 5 });
      expect((await act()).status, "at five minutes").toBeLessThan(300);
      app.clock.advance({ seconds: 1 });
      const refused = await act();
      expect(outcome(refused)).toEqual(FRESH);
      expect(refused.body.message).toContain("/api/auth/reauthenticate");
      expect((await again(who())).status).toBe(200);
      expect((await act()).status).toBeLessThan(300);
    },
  );

  it("counts by itself: whoever has just signed in is asked nothing", async () => {
    const fresh = await signIn((await seedSignIn(app, { memberOf: shop })).email);
    expect((await api("GET", `${at()}/export`, { as: fresh })).status).toBe(200);
  });

  it("of any age is enough for small refunds, and for what is no refund by hand", async () => {
    app.clock.advance({ minutes: 6 });
    const orderId = await seedLargeOrder();
    expect((await refundByOwner(orderId, { scope: "amount", amount: 60 })).status).toBe(200);
    expect((await refundByAdmin(orderId, 40)).status).toBe(200);
    const user = newUser("sales-agent");
    expect((await api("POST", "/api/admin/users", { as: admin, body: user })).status).toBe(200);
    const fee = { platformFeePercent: 6 };
    const path = `/api/admin/tenants/${shop.slug}`;
    expect((await api("PATCH", path, { as: admin, body: fee })).status).toBe(200);
    const canceled = await api("PATCH", `${at()}/orders/${orderId}`, {
      as: owner,
      body: { status: "canceled" },
    });
    expect(canceled.status, canceled.text).toBe(200);
  });

  it("must be fresh for the small refund that makes all of them large, and for none that is too much", async () => {
    app.clock.advance({ minutes: 6 });
    const orderId = await seedLargeOrder();
    expect((await refundByOwner(orderId, { scope: "amount", amount: 100 })).status).toBe(200);
    expect(outcome(await refundByOwner(orderId, { scope: "amount", amount: 0.01 }))).toEqual(FRESH);
    expect(outcome(await refundByAdmin(orderId, 0.01))).toEqual(FRESH);
    expect(outcome(await refundByAdmin(orderId, 500))).toEqual([409, "REFUND_EXCEEDS_CAPTURED"]);
    const { body } = await api("GET", `${at()}/orders/${orderId}`, { as: owner });
    expect(body.refundHistory).toHaveLength(1);
  });

  it("must be fresh to refund a large gift card, the share of a bill, or a deposit", async () => {
    const bills = await driveBills(app);
    const { tenantId, slug } = bills.shop;
    const as = await signIn((await seedSignIn(app, { memberOf: { tenantId } })).email);
    const call = (path: string, body: object) => api("POST", `/api/tenant/${slug}${path}`, { as, body });

    const card = (await call("/gift-cards", { amount: 150 })).body.id;
    const { billId } = await bills.openBill(15);
    const share = (await bills.pay(billId, { amount: 150 })).body;
    await pay(api, share.clientSecret);
    await app.db.prisma.reservationPolicy.create({
      data: { tenantId, ...DEFAULT_RESERVATION_POLICY, depositPerGuestMinor: 8000 },
    });
    const booking = (await seedPaidBooking(api, bills.shop)).id;

    const reason = "Asked for it back";
    const refunds = () => [
      call(`/gift-cards/${card}/refund`, { reason }),
      call(`/bills/${billId}/payments/${share.paymentId}/refunds`, { reason }),
      call(`/reservations/${booking}/deposit-refunds`, { reason }),
    ];
    app.clock.advance({ minutes: 6 });
    for (const refused of await Promise.all(refunds())) expect(outcome(refused)).toEqual(FRESH);
    expect((await again(as)).status).toBe(200);
    for (const made of await Promise.all(refunds())) expect(made.status, made.text).toBe(200);
  });
});

describe("giving the password again", () => {
  it("is needed once for five minutes, and answers until when", async () => {
    const as = await signIn((await seedSignIn(app, { memberOf: shop })).email);
    app.clock.advance({ hours: 1 });
    expect(outcome(await check(as))).toEqual(FRESH);
    const { body } = await again(as);
    const until = new Date(app.clock.now().getTime() + 5 * 60_000).toISOString();
    expect(body).toEqual({ freshUntil: until });
    app.clock.advance({ minutes: 5 });
    expect((await check(as)).body).toEqual({ freshUntil: until });
    app.clock.advance({ seconds: 1 });
    expect(outcome(await check(as))).toEqual(FRESH);
  });

  it("belongs to one session, keeps its cookie, and is in the audit log", async () => {
    const { id, email } = await seedSignIn(app, { memberOf: shop });
    const [one, other] = [await signIn(email), await signIn(email)];
    app.clock.advance({ minutes: 6 });
    const { headers, status } = await again(one);
    expect([status, headers.get("set-cookie")]).toEqual([200, null]);
    expect((await check(one)).status).toBe(200);
    expect(outcome(await check(other))).toEqual(FRESH);
    const entries = await app.db.prisma.auditEntry.findMany({
      where: { action: "auth.reauthenticated", actorId: id },
    });
    expect(entries).toMatchObject([{ actorRole: "owner", tenantId: shop.tenantId }]);
  });

  it("needs the code as well where there is a second factor, each once", async () => {
    const as = await signIn((await seedSignIn(app, { memberOf: shop })).email);
    const { secret, recoveryCodes } = await enrol(api, { as, password: PASSWORD, clock: app.clock });
    app.clock.advance({ minutes: 6 });
    expect(outcome(await again(as))).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
    expect(outcome(await again(as, { code: "000000" }))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    expect(outcome(await check(as))).toEqual(FRESH);
    const code = codeOf(secret, app.clock);
    expect((await again(as, { code })).status).toBe(200);
    app.clock.advance({ minutes: 6 });
    expect(outcome(await again(as, { code }))).toEqual([401, "INVALID_SECOND_FACTOR"]);
    expect((await again(as, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  });

  it("is limited as signing in is, and failures are in the audit log", async () => {
    const { id, email } = await seedSignIn(app, { memberOf: shop });
    const as = await signIn(email);
    app.clock.advance({ minutes: 6 });
    const guesses = Array.from({ length: 12 }, () => again(as, { password: "wrong" }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await again(as)).status).toBe(429);
    expect((await login(email)).status, "one limit for both").toBe(429);
    const failures = { action: "auth.sign-in-failed", subjectId: id };
    expect(await app.db.prisma.auditEntry.count({ where: failures })).toBe(10);
  });

  it("opens nothing without a session, or for one that has ended", async () => {
    const as = await signIn((await seedSignIn(app, { memberOf: shop })).email);
    expect(outcome(await again({ cookie: "platform_session=x" }))).toEqual([401, "UNAUTHENTICATED"]);
    await api("POST", "/api/auth/logout", { as });
    expect(outcome(await again(as))).toEqual([401, "UNAUTHENTICATED"]);
  });

  it("is for the super-admin's session of a browser that has both, unless the other is named", async () => {
    const password = "the owner's own password";
    const { email } = await seedSignIn(app, { memberOf: shop, password });
    const opened = await api("POST", "/api/auth/login", { body: { email, password } });
    const both = { cookie: `${sessionOf(opened).cookie}; ${admin.cookie}` };
    app.clock.advance({ minutes: 6 });
    expect((await again(both)).status).toBe(200);
    const asOwner = () => api("GET", `${at()}/export`, { as: both });
    expect(outcome(await asOwner())).toEqual(FRESH);
    expect(outcome(await again(both, {}, { scope: "platform" }))).toEqual([401, "INVALID_CREDENTIALS"]);
    expect((await again(both, { password }, { scope: "platform" })).status).toBe(200);
    expect((await asOwner()).status).toBe(200);
  });
});
