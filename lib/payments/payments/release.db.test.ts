import { describe, expect } from "vitest";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardIssued } from "@/lib/payments/ledger/movement";
import type { DueRelease } from "@/lib/payments/payments/payment-subject";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import type { Fault } from "@/lib/payments/stripe-emulator/stripe-emulator";
import { inTransaction } from "@/lib/platform/db/transaction";
import { listDueOrders, lockDueOrder } from "@/lib/service/orders/life/order-release-store";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import {
  balances,
  deliver,
  operatorView,
  seedCardShop,
  seedDelivery,
  seedPaidOrder,
  setPayoutAccount,
} from "@/lib/testing/online-payments";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { asTableOwner } from "@/lib/testing/test-database";
import { releaseDueEscrow } from "./release-escrow";

let admin: { cookie: string };

test.beforeEach(async () => {
  admin = await seedAdmin(app);
});

/** A shop whose money is due an hour after delivery. */
const seedPayoutShop = (data: Parameters<typeof seedCardShop>[1] = {}) =>
  seedCardShop(app, { escrowDelayHours: 1, ...data });

/** An order of 17.00 that was paid, delivered and is due for release. */
async function seedDueOrder(shop: SeededShop, changes: Record<string, unknown> = {}): Promise<string> {
  const { orderId } = await seedPaidOrder(api, shop, changes);
  await seedDelivery(app, shop, orderId);
  app.clock.advance({ hours: 1 });
  return orderId;
}

const transfers = ({ tenantId }: SeededShop) => app.db.prisma.transfer.findMany({ where: { tenantId } });
const transfersAtProcessor = async (orderId: string) => {
  const rows = await app.db.prisma.$queryRaw<{ amount: number }[]>`
    SELECT (body->>'amount')::int AS amount FROM stripe_emulator_object
     WHERE kind = 'transfer' AND body->>'transfer_group' = ${orderId}`;
  return rows.map(({ amount }) => amount);
};

describe("an order that was found due", () => {
  const now = () => app.clock.now();
  const found = async (orderId: string) => {
    const due = await listDueOrders(app.db, { scope: null, now: now(), after: null, limit: 100 });
    return due.find(({ id }) => id === orderId) as DueRelease;
  };
  const locked = ({ tenantId, id: orderId }: DueRelease) =>
    inTransaction(app.db, (tx) => lockDueOrder(tx, { tenantId, orderId, now: now() }));

  test.each(["refund", "dispute"])("is not released when a %s came before it was locked", async (what) => {
    const shop = await seedPayoutShop();
    const { orderId, intentId } = await seedPaidOrder(api, shop);
    await seedDelivery(app, shop, orderId);
    app.clock.advance({ hours: 1 });
    const due = await found(orderId);
    expect(await locked(due)).not.toBeNull();
    controls.refunds = "held";
    if (what === "dispute") await app.stripeEmulator?.openDispute(intentId);
    else {
      const part = { orderId, amount: 1, reason: "Cold" };
      expect((await api("POST", "/api/admin/escrow/refunds", { as: admin, body: part })).status).toBe(200);
    }
    await app.jobs.drain(app);
    expect(await locked(due)).toBeNull();
    await releaseDueEscrow(app);
    expect((await operatorView(api, shop, orderId)).escrowStatus).toBe("held");
  });

  test("and cannot be released keeps no other from it", async () => {
    const shop = await seedPayoutShop();
    const [broken, sound] = [await seedDueOrder(shop), await seedDueOrder(shop)];
    await asTableOwner(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$",
    );
    await asTableOwner(`
      CREATE TRIGGER broken BEFORE UPDATE ON orders FOR EACH ROW WHEN (new.id = '${broken}' AND new.released_at IS NOT NULL)
        EXECUTE FUNCTION refuse()`);
    expect(await releaseDueEscrow(app)).toBe(1);
    const status = async (orderId: string) => (await operatorView(api, shop, orderId)).escrowStatus;
    expect([await status(broken), await status(sound)]).toEqual(["held", "released"]);
    await asTableOwner("DROP TRIGGER broken ON orders");
    expect(await releaseDueEscrow(app)).toBe(1);
    expect(await status(broken)).toBe("released");
  });
});

describe("a release", () => {
  test("keeps the fee and transfers the rest, once, however many workers release", async () => {
    const shop = await seedPayoutShop();
    const orderIds = [await seedDueOrder(shop), await seedDueOrder(shop)];
    await Promise.all(Array.from({ length: 4 }, () => releaseDueEscrow(app)));
    await Promise.all([app.jobs.drain(app), app.jobs.drain(app)]);
    for (const orderId of orderIds) {
      expect(await transfersAtProcessor(orderId)).toEqual([1615]);
      expect((await operatorView(api, shop, orderId)).escrowStatus).toBe("released");
    }
    expect(await balances(app, shop)).toEqual({ processor: 170, platform_fees: -170 });
  });

  test("to an account that no longer takes money leaves it owed, until it does", async () => {
    const shop = await seedPayoutShop();
    const orderId = await seedDueOrder(shop);
    await setPayoutAccount(app, shop, "inactive");
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect(await transfers(shop)).toMatchObject([{ status: "owed", amountMinor: 1615 }]);
    expect(await balances(app, shop)).toEqual({ processor: 1700, platform_fees: -85, restaurant: -1615 });
    await setPayoutAccount(app, shop, "active");
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect(await transfersAtProcessor(orderId)).toEqual([1615]);
    expect(await transfers(shop)).toMatchObject([{ status: "succeeded" }]);
  });

  test("waits while the order is flagged, and while a refund is not settled", async () => {
    const shop = await seedPayoutShop();
    controls.refunds = "held";
    const orderId = await seedDueOrder(shop);
    const body = { orderId, amount: 5, reason: "Late" };
    await api("POST", "/api/admin/escrow/refunds", { as: admin, body });
    await releaseDueEscrow(app);
    expect(await transfers(shop)).toEqual([]);
    const refund = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId } });
    await app.stripeEmulator?.settleRefund(refund.processorRefundId ?? "", "succeeded");
    await app.jobs.drain(app);
    const flag = (flaggedAt: Date | null) =>
      app.db.prisma.order.updateMany({ where: { id: orderId }, data: { flaggedAt } });
    await flag(app.clock.now());
    await releaseDueEscrow(app);
    expect(await transfers(shop)).toEqual([]);
    await flag(null);
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect(await transfersAtProcessor(orderId)).toEqual([1140]);
    expect((await operatorView(api, shop, orderId)).escrowStatus).toBe("partial_refund");
  });

  test("of cash books nothing", async () => {
    const shop = await seedPayoutShop();
    const { body } = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
    await deliver(app, api, shop, body.id);
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
    expect((await operatorView(api, shop, body.id)).escrowStatus).toBe("released");
    expect(await balances(app, shop)).toEqual({});
  });

  test("does not pay out gift-card money that the restaurant took itself", async () => {
    const shop = await seedPayoutShop();
    const giftCardCode = await seedGiftCard(app, shop, 1700);
    const card = await app.db.prisma.giftCard.findFirstOrThrow({ where: { tenantId: shop.tenantId } });
    const sold = { giftCardId: card.id, amountMinor: 1700, currency: "EUR" };
    await inTransaction(app.db, (tx) =>
      postMovement(tx, {
        tenantId: shop.tenantId,
        movement: giftCardIssued({ ...sold, subject: null }),
        now: app.clock.now(),
      }),
    );
    const { body } = await api("POST", `/api/public/${shop.slug}/orders`, {
      body: orderBody(shop, { paymentMethod: "stripe", giftCardCode }),
    });
    await deliver(app, api, shop, body.id);
    app.clock.advance({ hours: 1 });
    await releaseDueEscrow(app);
    expect(await transfers(shop)).toEqual([]);
    expect(await balances(app, shop)).toEqual({});
  });
});

describe("a processor that fails while a transfer is made", () => {
  const faults: Omit<Fault, "operation" | "times">[] = [
    { kind: "error", when: "before" },
    { kind: "error", when: "after" },
    { kind: "timeout", when: "before" },
    { kind: "timeout", when: "after" },
  ];

  test.each(faults)("%j: the transfer is made once", async (fault) => {
    const shop = await seedPayoutShop();
    const orderId = await seedDueOrder(shop);
    controls.faults = [{ operation: "transfers.create", times: 2, ...fault }];
    await releaseDueEscrow(app);
    await app.jobs.drain(app);
    expect(await transfers(shop)).toMatchObject([{ status: "pending" }]);
    app.clock.advance({ minutes: 2 });
    await reconcilePayments(app);
    expect(await transfersAtProcessor(orderId)).toEqual([1615]);
    expect(await balances(app, shop)).toEqual({ processor: 85, platform_fees: -85 });
  });
});

test("a refund after the release comes out of the restaurant's transfer", async () => {
  const shop = await seedPayoutShop();
  const orderId = await seedDueOrder(shop);
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  await seedPaidOrder(api, shop);
  await api("POST", "/api/admin/escrow/refunds", { as: admin, body: { orderId, amount: 7, reason: "Late" } });
  await app.jobs.drain(app);
  await app.jobs.drain(app);
  expect(await transfers(shop)).toMatchObject([{ amountMinor: 1615, reversedMinor: 700 }]);
  expect(await balances(app, shop)).toEqual({
    processor: 1785,
    escrow: -1700,
    platform_fees: -85,
  });
});
