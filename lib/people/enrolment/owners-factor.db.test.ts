import { describe, expect } from "vitest";
import { enrol } from "@/lib/testing/authenticator";
import { type CallResult, createApi } from "@/lib/testing/call";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { PASSWORD, seedSignIn, sessionOf } from "@/lib/testing/people";
import { orderBody, refreshSignIn, type SeededShop, seedShop, seedStaff } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { askForSecondFactors } from "./ask-for-second-factors";

const it = appTest.extend(
  "settings",
  { scope: "file" },
  { BAZAR_DEMO: "0", PUBLIC_URL: "http://localhost:3000" },
);

const START = "2026-11-18T11:00:00.000Z";

const outcome = ({ status, body }: CallResult) => [status, body?.error];
const REFUSED = [403, "SECOND_FACTOR_ENROLMENT_REQUIRED"];

/** A restaurant and its owner, who has just signed in. */
async function seedOwner(data: Parameters<typeof seedShop>[1] = {}) {
  const shop = await seedShop(app, data);
  await app.db.prisma.tenantMember.deleteMany({ where: { tenantId: shop.tenantId } });
  const { id, email } = await seedSignIn(app, { memberOf: shop });
  const opened = await api("POST", "/api/auth/login", { body: { email, password: PASSWORD } });
  return { shop, id, email, as: sessionOf(opened) };
}

const at = (shop: SeededShop, path: string) => `/api/tenant/${shop.slug}${path}`;
const pay = (shop: SeededShop, as: { cookie: string }, paymentMethods: object, by = api) =>
  by("PATCH", at(shop, "/settings"), { as, body: { paymentMethods } });
const payout = (shop: SeededShop, as: { cookie: string }) => api("POST", at(shop, "/payout-account"), { as });
const download = (shop: SeededShop, as: { cookie: string }) => api("GET", at(shop, "/export"), { as });
const lettersTo = (to: string) =>
  app.db.prisma.email.findMany({ where: { to, template: "second-factor-due" } });

describe("an owner whose restaurant takes no cards yet", () => {
  it("sets up a second factor before it does, or opens its payout account", async () => {
    const { shop, as } = await seedOwner();
    expect(outcome(await pay(shop, as, { card: true }))).toEqual(REFUSED);
    expect(outcome(await pay(shop, as, { paypal: true, cash: false }))).toEqual(REFUSED);
    expect(outcome(await payout(shop, as))).toEqual(REFUSED);
    expect((await pay(shop, as, { cash: true, card: false })).status).toBe(200);
    expect((await download(shop, as)).status).toBe(200);
    await enrol(api, { as, password: PASSWORD, clock: app.clock });
    expect((await pay(shop, as, { card: true })).status).toBe(200);
    // Outside a demo there is no processor to open an account at.
    expect((await payout(shop, as)).status).not.toBe(403);
  });

  it("needs none in a demo", async () => {
    const demo = await createTestApp();
    const shop = await seedShop(demo);
    const refused = await pay(shop, shop.owner, { card: true }, createApi(demo));
    expect(refused.status).toBe(200);
    expect(await askForSecondFactors(demo)).toBe(0);
    await demo.stop();
  });
});

describe("an owner who takes cards without a second factor", () => {
  it("is told once by when, by email and in the account, however many look", async () => {
    app.clock.set(START);
    await askForSecondFactors(app);
    const { shop, id, email, as } = await seedOwner({ cardEnabled: true, locales: ["it", "en"] });
    const runs = await Promise.all(Array.from({ length: 6 }, () => askForSecondFactors(app)));
    expect(runs.filter((told) => told > 0)).toHaveLength(1);
    expect(await askForSecondFactors(app)).toBe(0);
    const dueAt = "2026-12-18T11:00:00.000Z";
    const [letter, ...more] = await lettersTo(email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ locale: "it", props: { dueAt, url: "http://localhost:3000/security" } });
    const { body } = await api("GET", "/api/auth/second-factor", { as });
    expect(body).toMatchObject({ enabled: false, required: false, dueAt });
    expect((await download(shop, as)).status, "nothing changes until then").toBe(200);
    expect((await pay(shop, as, { paypal: true })).status).toBe(200);
    const { secondFactorDueAt } = await app.db.prisma.user.findUniqueOrThrow({ where: { id } });
    expect(secondFactorDueAt?.toISOString()).toBe(dueAt);
  });

  it("keeps orders after that day, and sets one up for what moves money", async () => {
    app.clock.set(START);
    const { shop, id, as } = await seedOwner({ cardEnabled: true });
    await askForSecondFactors(app);
    // A session of that day, so that only the missing factor is in the way.
    await app.db.prisma.session.updateMany({
      where: { subjectId: id },
      data: { expiresAt: new Date("2027-01-01") },
    });
    await app.db.prisma.user.update({
      where: { id },
      data: { secondFactorDueAt: new Date(app.clock.now().getTime() + 3600_000) },
    });
    app.clock.advance({ minutes: 59 });
    await refreshSignIn(app, { userId: id });
    expect((await download(shop, as)).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect(outcome(await download(shop, as))).toEqual(REFUSED);
    expect(outcome(await payout(shop, as))).toEqual(REFUSED);
    expect(outcome(await pay(shop, as, { klarna: true }))).toEqual(REFUSED);

    const order = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    for (const status of ["accepted", "preparing", "canceled"]) {
      const moved = await api("PATCH", at(shop, `/orders/${order.body.id}`), { as, body: { status } });
      expect(moved.status, moved.text).toBe(200);
    }
    expect((await pay(shop, as, { card: true, cash: false })).status, "what is on stays on").toBe(200);
    expect((await api("PATCH", at(shop, "/settings"), { as, body: { prepMinutes: 40 } })).status).toBe(200);

    await enrol(api, { as, password: PASSWORD, clock: app.clock });
    expect((await download(shop, as)).status).toBe(200);
    expect((await pay(shop, as, { klarna: true })).status).toBe(200);
  });

  it("is nobody else: not co-managers, cash restaurants, drafts, or owners who have one", async () => {
    app.clock.set(START);
    await askForSecondFactors(app);
    const { shop, as } = await seedOwner({ cardEnabled: true });
    await enrol(api, { as, password: PASSWORD, clock: app.clock });
    const coManager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    await seedOwner();
    await seedOwner({ cardEnabled: true, status: "draft" });
    expect(await askForSecondFactors(app)).toBe(0);
    expect((await pay(shop, coManager, { paypal: true })).status).toBe(200);
  });
});
