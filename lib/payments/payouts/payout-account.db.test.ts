import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/escrow/release-escrow";
import { reconcilePayments } from "@/lib/payments/payments/reconcile-payments";
import type { EmulatorControls } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { type Api, createApi } from "@/lib/testing/call";
import { balances, deliver, resetEmulator, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { refreshSignIn, type SeededShop, seedShop, seedStaff, seedVisitor } from "@/lib/testing/seed-shop";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";

let app: TestApp;
let api: Api;
let shop: SeededShop;
let controls: EmulatorControls;

beforeAll(async () => {
  app = await createTestApp();
  api = createApi(app);
});
beforeEach(async () => {
  controls = resetEmulator(app);
  shop = await seedCardShop(app, { stripeAccountId: null, escrowDelayHours: 1, platformFeeBps: 0 });
});
afterAll(() => app.stop());

const path = () => `/api/tenant/${shop.slug}/payout-account`;
const open = () => api("POST", path(), { as: shop.owner });
const read = async () => (await api("GET", path(), { as: shop.owner })).body;
const NOTHING = {
  connected: false,
  detailsSubmitted: false,
  payoutsEnabled: false,
  transfersEnabled: false,
  requirementsDue: [],
  disabledReason: null,
};
const ALL = { connected: true, detailsSubmitted: true, payoutsEnabled: true, transfersEnabled: true };
const accountId = async () =>
  (await app.db.prisma.payoutAccount.findFirstOrThrow({ where: { tenantId: shop.tenantId } })).accountId;
const destination = async () =>
  (await app.db.prisma.tenant.findFirstOrThrow({ where: { id: shop.tenantId } })).stripeAccountId;

describe("a restaurant's own account", () => {
  it("is opened on the processor's page, and gets what was owed once it takes money", async () => {
    expect(await read()).toEqual(NOTHING);
    controls.onboarding = "held";
    const { orderId } = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 2 });
    await releaseDueEscrow(app);
    await refreshSignIn(app, shop.owner);
    const link = await open();
    expect(link.status).toBe(200);
    expect(link.body).toEqual({
      url: expect.stringContaining(`/t/${shop.slug}`),
      expiresAt: new Date(app.clock.now().getTime() + 300_000).toISOString(),
    });
    expect(await read()).toMatchObject({
      connected: true,
      transfersEnabled: false,
      requirementsDue: ["business_type", "external_account", "tos_acceptance.date"],
    });
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect(await balances(app, shop)).toEqual({ processor: 1700, restaurant: -1700 });
    await app.stripeEmulator?.setAccount(await accountId(), "active");
    await app.jobs.drain(app);
    expect(await destination()).toBe(await accountId());
    await reconcilePayments(app);
    expect(await balances(app, shop)).toEqual({});
    expect(await read()).toMatchObject(ALL);
  });

  it("is one, however many ask for it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, open));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const created = await app.db.prisma.stripeEmulatorObject.count({
      where: { kind: "account", body: { path: ["metadata", "tenant_id"], equals: shop.tenantId } },
    });
    expect(created).toBe(1);
    expect(await read()).toEqual({ ...NOTHING, ...ALL });
    expect(await destination()).toBe(await accountId());
  });

  it("that was refused can be opened with another email at once, however many had asked", async () => {
    const setEmail = (email: string) =>
      app.db.prisma.tenant.update({ where: { id: shop.tenantId }, data: { email } });
    await setEmail("owner@nowhere");
    const refused = await Promise.all(Array.from({ length: 4 }, open));
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
      Array(4).fill([409, "PAYOUT_ACCOUNT_REFUSED"]),
    );
    await setEmail("owner@roma.example");
    const answers = await Promise.all(Array.from({ length: 4 }, open));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    const created = await app.db.prisma.stripeEmulatorObject.count({
      where: { kind: "account", body: { path: ["metadata", "tenant_id"], equals: shop.tenantId } },
    });
    expect(created).toBe(1);
  });

  it("that the processor closes to transfers gets none until it is open again", async () => {
    await open();
    await app.jobs.drain(app);
    await app.stripeEmulator?.setAccount(await accountId(), "inactive");
    await app.jobs.drain(app);
    expect(await destination()).toBeNull();
    expect(await read()).toMatchObject({
      transfersEnabled: false,
      disabledReason: "requirements.past_due",
      requirementsDue: ["individual.verification.document"],
    });
    await app.stripeEmulator?.setAccount(await accountId(), "active");
    expect(await read()).toMatchObject(ALL);
    expect(await destination()).toBe(await accountId());
  });

  it("is shown as it was when the processor does not answer, and cannot be opened then", async () => {
    controls.onboarding = "held";
    await open();
    controls.faults = [{ operation: "accounts.retrieve", kind: "error", when: "before", times: 2 }];
    expect(await read()).toMatchObject({ connected: true, transfersEnabled: false });
    controls.faults = [{ operation: "account_links.create", kind: "error", when: "before", times: 2 }];
    const refused = await open();
    expect([refused.status, refused.body.error]).toEqual([502, "PROCESSOR_UNAVAILABLE"]);
    expect((await open()).status).toBe(200);
  });

  it("is shown as the platform entered it, though the processor may not know it, and is nobody's business but the managers'", async () => {
    shop = await seedShop(app, { stripeAccountId: "acct_by_hand" });
    expect(await read()).toEqual({ ...NOTHING, ...ALL });
    const refused = await open();
    expect([refused.status, refused.body.error]).toEqual([409, "PAYOUT_ACCOUNT_REFUSED"]);
    const limited = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
    expect((await api("GET", path(), { as: limited })).status).toBe(403);
  });

  it("is opened by the owner or the platform; a co-manager sees how far it is", async () => {
    const coManager = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    const refused = await api("POST", path(), { as: coManager });
    expect([refused.status, refused.body.error]).toEqual([403, "FORBIDDEN"]);
    expect((await api("GET", path(), { as: coManager })).body).toEqual(NOTHING);
    expect((await api("POST", path(), { as: await seedVisitor(app, shop) })).status).toBe(200);
  });
});
