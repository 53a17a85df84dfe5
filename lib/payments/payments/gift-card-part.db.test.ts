import { expect } from "vitest";
import { readHeld } from "@/lib/payments/ledger/ledger-store";
import { orderSubject } from "@/lib/payments/subject/subject";
import { api, app, processorTest as test } from "@/lib/testing/fixtures";
import { deliver, operatorView, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { seedGiftCard } from "@/lib/testing/seed-codes";
import { type SeededShop, seedAdmin } from "@/lib/testing/seed-shop";
import { releaseDueEscrow } from "./release-escrow";

const escrowOf = async (shop: SeededShop, orderId: string) =>
  (await api("GET", `/api/tenant/${shop.slug}/orders/${orderId}/escrow`, { as: shop.owner })).body;

/** An order of 17.00, 5.00 of it paid by a gift card, whose 12.00 at the processor were refunded after delivery. */
async function refundedOrder(shop: SeededShop): Promise<string> {
  const giftCardCode = await seedGiftCard(app, shop, 500);
  const { orderId } = await seedPaidOrder(api, shop, { giftCardCode });
  await deliver(app, api, shop, orderId);
  const as = await seedAdmin(app);
  const body = { orderId, amount: 12, reason: "Cold" };
  expect((await api("POST", "/api/admin/escrow/refunds", { as, body })).status).toBe(200);
  await app.jobs.drain(app);
  return orderId;
}

test("what a gift card paid is still held when the processor's part went back, and is released", async () => {
  const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 0 });
  const orderId = await refundedOrder(shop);
  expect(await operatorView(api, shop, orderId)).toMatchObject({
    paymentStatus: "paid",
    escrowStatus: "partial_refund",
  });
  expect(await escrowOf(shop, orderId)).toMatchObject({ captured: 12, giftCard: 5, refunded: 12, held: 5 });
  const ref = { tenantId: shop.tenantId, subject: orderSubject(orderId) };
  expect((await readHeld(app.db.prisma, ref)).escrowMinor).toBe(500);
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  expect(await escrowOf(shop, orderId)).toMatchObject({ released: 5, held: 0 });
  expect((await readHeld(app.db.prisma, ref)).escrowMinor).toBe(0);
  expect(await app.db.prisma.transfer.findMany({ where: { orderId } })).toMatchObject([{ amountMinor: 500 }]);
});

test("and goes back to the card when the restaurant cancels the order", async () => {
  const shop = await seedCardShop(app);
  const orderId = await refundedOrder(shop);
  const as = shop.owner;
  await api("PATCH", `/api/tenant/${shop.slug}/orders/${orderId}`, { as, body: { status: "canceled" } });
  await app.jobs.drain(app);
  expect(await escrowOf(shop, orderId)).toMatchObject({ refunded: 12, giftCardReturned: 5, held: 0 });
  expect(await operatorView(api, shop, orderId)).toMatchObject({
    paymentStatus: "refunded",
    escrowStatus: "refunded",
  });
  expect(
    (await app.db.prisma.giftCard.findFirstOrThrow({ where: { tenantId: shop.tenantId } })).balanceMinor,
  ).toBe(500);
});
