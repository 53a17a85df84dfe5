import { expect } from "vitest";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { returnGiftCardAmount } from "@/lib/service/gift-cards/gift-card-store";
import { markReleased } from "@/lib/service/orders/life/order-release-store";
import { api, app, appTest } from "@/lib/testing/fixtures";
import { placeByCard, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { cardWithCode, seedGiftCard } from "@/lib/testing/seed-codes";
import { orderBody, type SeededShop } from "@/lib/testing/seed-shop";
import { findPayment, markCaptured, recordProcessorEvent } from "./payment-store";
import { insertRefund, moveRefund, reserveRefund } from "./refund-store";

/** Every step of the money is its own guard as well: each of these holds without the locks and checks around it. */
const test = appTest.extend("settings", { scope: "file" }, { DATABASE_POOL_SIZE: "20" });

/** How many of twenty transactions at once say that they were the one. */
async function winners(step: (tx: Tx) => Promise<boolean>): Promise<number> {
  const results = await Promise.all(Array.from({ length: 20 }, () => inTransaction(app.db, step)));
  return results.filter(Boolean).length;
}

async function unpaidOrder(shop: SeededShop) {
  const { body } = await placeByCard(api, shop);
  return { tenantId: shop.tenantId, orderId: String(body.id), now: app.clock.now() };
}

async function paymentOf({ tenantId, orderId }: { tenantId: TenantId; orderId: string }) {
  const payment = await findPayment(app.db.prisma, { tenantId, subject: orderSubject(orderId) });
  return payment ?? expect.fail("The order has no payment");
}

test("an event of the processor is recorded once", async () => {
  const event = { id: "evt_rivals", type: "payment_intent.succeeded", now: app.clock.now() };
  expect(await winners((tx) => recordProcessorEvent(tx, event))).toBe(1);
});

test("a capture is written down once", async () => {
  const { now, ...order } = await unpaidOrder(await seedCardShop(app));
  const ref = { ...(await paymentOf(order)), now, state: "succeeded", receivedMinor: 1700 } as const;
  expect(await winners((tx) => markCaptured(tx, ref))).toBe(1);
});

test("a capture is booked once", async () => {
  const { tenantId, orderId, now } = await unpaidOrder(await seedCardShop(app));
  const movement = captured("pi_rivals", {
    subject: orderSubject(orderId),
    currency: "EUR",
    amountMinor: 1700,
  });
  expect(await winners((tx) => postMovement(tx, { tenantId, movement, now }))).toBe(1);
});

test("refunds are set aside up to what was captured", async () => {
  const shop = await seedCardShop(app);
  const { tenantId } = shop;
  const { orderId } = await seedPaidOrder(api, shop);
  const payment = await paymentOf({ tenantId, orderId });
  expect(await winners((tx) => reserveRefund(tx, { ...payment, amountMinor: 500 }))).toBe(3);
});

test("a refund is settled once", async () => {
  const shop = await seedCardShop(app);
  const { tenantId } = shop;
  const { orderId } = await seedPaidOrder(api, shop);
  const now = app.clock.now();
  const [id, amountMinor] = [newId("ref"), 500];
  const { paymentId } = await paymentOf({ tenantId, orderId });
  const row = { tenantId, id, orderId, paymentId, purse: "processor", amountMinor, reason: "Cold" } as const;
  await inTransaction(app.db, (tx) => insertRefund(tx, { ...row, actor: "platform" }));
  const move = { from: "pending", to: "succeeded", failureReason: null, now } as const;
  const settled = { tenantId, refundId: id, ...move };
  expect(await winners((tx) => moveRefund(tx, settled))).toBe(1);
});

test("what a gift card paid comes back to it once", async () => {
  const shop = await seedCardShop(app);
  const { tenantId } = shop;
  const giftCardCode = await seedGiftCard(app, shop, 1000);
  const path = `/api/public/${shop.slug}/orders`;
  const { body } = await api("POST", path, { body: orderBody(shop, { giftCardCode }) });
  const back = { tenantId, orderId: String(body.id), now: app.clock.now() };
  await winners(async (tx) => {
    await returnGiftCardAmount(tx, back);
    return true;
  });
  const card = await cardWithCode(app, shop, giftCardCode);
  expect([card.balanceMinor, card.entries.length]).toEqual([1000, 3]);
});

test("a release is marked once", async () => {
  const { tenantId, orderId, now } = await unpaidOrder(await seedCardShop(app));
  const release = { tenantId, orderId, now, escrowStatus: "released" as const };
  expect(await winners((tx) => markReleased(tx, release))).toBe(1);
});
