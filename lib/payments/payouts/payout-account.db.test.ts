import { describe, expect } from "vitest";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { inTransaction } from "@/lib/platform/db/transaction";
import { api, app, controls, processorTest as it } from "@/lib/testing/fixtures";
import {
  balances,
  deliver,
  pay,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
  setAccountUnheard,
  setPayoutAccount,
} from "@/lib/testing/online-payments";
import { type SeededShop, seedAdmin, seedStaff, seedVisitor } from "@/lib/testing/seed-shop";
import { readPayoutAccounts } from "./read-payout-accounts";
import { settlePayoutAccount } from "./settle-payout-account";

let shop: SeededShop;
it.beforeEach(async () => {
  shop = await seedCardShop(app, { stripeAccountId: null, escrowDelayHours: 1, platformFeeBps: 0 });
});

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
  onlinePayments: "account_missing",
  takesCash: true,
};
const ALL = {
  connected: true,
  detailsSubmitted: true,
  payoutsEnabled: true,
  transfersEnabled: true,
  onlinePayments: "open",
};
const accountId = async () =>
  (await app.db.prisma.payoutAccount.findFirstOrThrow({ where: { tenantId: shop.tenantId } })).accountId;
const emailsToOwner = async () => {
  const emails = await app.db.prisma.email.findMany({
    where: { template: "online-payments", to: { startsWith: shop.owner.userId } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return emails.map(({ props }) => ({ isOpen: (props as { isOpen: boolean }).isOpen }));
};
const destination = async () =>
  (await app.db.prisma.tenant.findFirstOrThrow({ where: { id: shop.tenantId } })).stripeAccountId;

describe("a restaurant's own account", () => {
  it("is opened on the processor's page, and cards open with it once it is verified", async () => {
    expect(await read()).toEqual(NOTHING);
    controls.onboarding = "held";
    const link = await open();
    expect(link.status).toBe(200);
    expect(link.body).toEqual({
      url: expect.stringContaining(`/t/${shop.slug}/settings/payments`),
      expiresAt: new Date(app.clock.now().getTime() + 300_000).toISOString(),
    });
    expect(await read()).toMatchObject({
      connected: true,
      transfersEnabled: false,
      requirementsDue: ["business_type", "external_account", "tos_acceptance.date"],
      onlinePayments: "account_incomplete",
    });
    expect((await placeByCard(api, shop)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
    const atProcessor = await app.db.prisma.stripeEmulatorObject.findUniqueOrThrow({
      where: { id: await accountId() },
    });
    expect(atProcessor.body).toMatchObject({
      country: "IT",
      capabilities: { card_payments: "inactive", transfers: "inactive" },
    });
    await app.stripeEmulator?.setAccount(await accountId(), "active");
    await app.jobs.drain(app);
    expect(await destination()).toBe(await accountId());
    expect((await placeByCard(api, shop)).status).toBe(200);
    expect(await read()).toMatchObject(ALL);
    expect(await emailsToOwner()).toEqual([{ isOpen: true }]);
  });

  it("that no longer takes money closes cards, and honours what was begun and paid", async () => {
    await open();
    await app.jobs.drain(app);
    const begun = await placeByCard(api, shop);
    const { orderId } = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 2 });
    await app.stripeEmulator?.setAccount(await accountId(), "inactive");
    await app.jobs.drain(app);
    const refused = await placeByCard(api, shop);
    expect([refused.status, refused.body.error]).toEqual([400, "PAYMENT_METHOD_UNAVAILABLE"]);
    expect(await read()).toMatchObject({ transfersEnabled: false, onlinePayments: "account_incomplete" });
    expect(await emailsToOwner()).toEqual([{ isOpen: true }, { isOpen: false }]);

    expect((await pay(api, begun.body.clientSecret)).body).toEqual({ status: "succeeded", error: null });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect((await balances(app, shop)).restaurant).toBe(-1700);
    await app.stripeEmulator?.setAccount(await accountId(), "active");
    await app.jobs.drain(app);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect((await balances(app, shop)).restaurant).toBeUndefined();
    expect((await placeByCard(api, shop)).status).toBe(200);
  });

  it("whose card payments are closed keeps its money and takes no more", async () => {
    await open();
    await app.jobs.drain(app);
    await app.stripeEmulator?.setAccount(await accountId(), "inactive", ["card_payments"]);
    await app.jobs.drain(app);
    expect(await read()).toMatchObject({ transfersEnabled: true, onlinePayments: "account_incomplete" });
    expect(await destination()).toBe(await accountId());
    expect((await placeByCard(api, shop)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  });

  it("is what its newest reading says, in whatever order readings end", async () => {
    await open();
    await app.jobs.drain(app);
    const slow = await settlePayoutAccount(app, await accountId());
    app.clock.advance({ seconds: 1 });
    await setPayoutAccount(app, shop, "inactive");
    await inTransaction(app.db, async (tx) => slow?.apply(tx));
    expect(await destination()).toBeNull();
  });

  it("whose events were lost is read again within a day, and within an hour while it is being checked", async () => {
    controls.onboarding = "held";
    await open();
    await setPayoutAccount(app, shop, "inactive");
    await setAccountUnheard(app, shop, "active");
    await readPayoutAccounts(app);
    expect(await destination()).toBeNull();
    app.clock.advance({ minutes: 61 });
    await readPayoutAccounts(app);
    expect(await destination()).toBe(await accountId());

    await setAccountUnheard(app, shop, "inactive");
    app.clock.advance({ hours: 23 });
    await readPayoutAccounts(app);
    expect(await destination()).toBe(await accountId());
    app.clock.advance({ hours: 2 });
    await readPayoutAccounts(app);
    expect(await destination()).toBeNull();
    expect((await placeByCard(api, shop)).body.error).toBe("PAYMENT_METHOD_UNAVAILABLE");
  });

  it("that was removed at the processor closes cards too", async () => {
    await open();
    await app.jobs.drain(app);
    await app.db.prisma.stripeEmulatorObject.delete({ where: { id: await accountId() } });
    app.clock.advance({ hours: 25 });
    await readPayoutAccounts(app);
    expect(await destination()).toBeNull();
    const { body } = await api("GET", path(), { as: await seedAdmin(app) });
    expect(body).toMatchObject({ disabledReason: "account_removed", onlinePayments: "account_closed" });
  });

  it.each([
    ["JP", "JPY", "country"],
    ["IT", "CHF", "currency"],
  ] as const)("is not opened in %s with %s, where the platform's %s keeps it from paying", async (...of) => {
    const [country, currency, obstacle] = of;
    shop = await seedCardShop(app, { stripeAccountId: null, country, currency });
    expect(await read()).toEqual({ ...NOTHING, onlinePayments: obstacle });
    const refused = await open();
    expect([refused.status, refused.body.error]).toEqual([409, "PAYOUT_ACCOUNT_REFUSED"]);
    expect(refused.body.message).toContain(obstacle === "country" ? country : currency);
  });

  it("is opened across a border, in dollars", async () => {
    shop = await seedCardShop(app, {
      stripeAccountId: null,
      country: "US",
      currency: "USD",
      platformFeeBps: 0,
    });
    await open();
    await app.jobs.drain(app);
    expect(await read()).toMatchObject(ALL);
    const { orderId } = await seedPaidOrder(api, shop);
    await deliver(app, api, shop, orderId);
    app.clock.advance({ hours: 25 });
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect(await balances(app, shop)).toEqual({});
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

  it("is nobody's business but the managers'", async () => {
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
