import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { createApi } from "./call";
import { deliver, pay, placeByCard, seedPaidOrder } from "./online-payments";
import { refundOrderOf } from "./refunds";
import { orderBody, type SeededShop, seedAdmin } from "./seed-shop";
import { seedTax } from "./seed-tax";
import { type BillDriver, driveBills } from "./table-bills";
import type { TestApp } from "./test-app";

/**
 * A restaurant that something of every kind has happened to, and what it was: an order that was paid out and refunded in
 * part, one paid in part by gift card, one canceled with its gift card, a dispute, bills, a gift card sold online and one
 * by hand, a day of a cash drawer, ingredients, and a commission that was paid. Everything by the product's own ways.
 */
export async function liveOnce(app: TestApp) {
  const room = await driveBills(app, { platformFeeBps: 1000, escrowDelayHours: 1, tipsOnOrders: true });
  const { shop, api } = room;
  await seedTax(app, shop);
  await refer(app, shop);
  const flour = { name: "Flour", unit: "kg", stock: 4 };
  const { body: ingredient } = await room.asOwner("POST", "/ingredients", flour);

  const paidOut = await seedPaidOrder(api, shop, { tip: 2 });
  await deliver(app, api, shop, paidOut.orderId);
  app.clock.advance({ hours: 2 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  await refundOrderOf(api, shop, paidOut.orderId, { scope: "amount", amount: 5 });

  // What the restaurant sells itself is its debt, and would be kept from the payout above.
  const { body: card } = await room.asOwner("POST", "/gift-cards", { amount: 50 });
  const shared = await placeByCard(api, shop, { giftCardCode: card.code, items: manyOf(shop) });
  await pay(api, shared.body.clientSecret);
  const { body: returned } = await room.asOwner("POST", "/gift-cards", { amount: 10 });
  const canceled = await placeByCard(api, shop, { giftCardCode: returned.code });
  await room.asOwner("PATCH", `/orders/${canceled.body.id}`, { status: "rejected" });
  const disputed = await seedPaidOrder(api, shop);
  await app.stripeEmulator?.openDispute(disputed.intentId);

  const { billId, itemIds } = await room.openBill();
  const share = await room.pay(billId, { itemIds });
  await pay(api, share.body.clientSecret);
  await app.jobs.drain(app);
  await room.send("POST", `/bills/${billId}/close`);
  const open = await room.openBill(2);
  await room.pay(open.billId, { amount: 10 });

  await closeDrawer(room);

  const purchase = { amount: 25, purchaserEmail: "ada@diner.example" };
  const bought = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, { body: purchase });
  await pay(api, bought.body.clientSecret);
  await app.jobs.drain(app);
  app.clock.advance({ days: 31 });
  await payCommission(app);
  return {
    shop,
    orderId: paidOut.orderId,
    intentId: paidOut.intentId,
    cardId: String(returned.id),
    billId,
    ingredientId: String(ingredient.id),
  };
}

/** From float to Z report, with an order in cash of which a part went back. */
async function closeDrawer({ shop, asOwner }: BillDriver): Promise<void> {
  const { body: day } = await asOwner("POST", "/drawers/main/open", { float: 100 });
  const body = { ...orderBody(shop), channel: "counter", paymentMethod: "external", customerEmail: null };
  const { order } = (await asOwner("POST", "/orders", body)).body;
  await asOwner("POST", `/orders/${order.id}/payments`, { method: "cash", tip: 1 });
  await asOwner("POST", `/orders/${order.id}/refunds`, { scope: "amount", amount: 2, reason: "Cold" });
  const out = { direction: "out", amount: 5, reason: "Milk" };
  await asOwner("POST", `/drawers/${day.drawerId}/movements`, out);
  await asOwner("POST", `/drawers/${day.drawerId}/close`, { dayId: day.id, counted: 100 });
}

const manyOf = ({ margherita }: SeededShop) => [{ productId: margherita, quantity: 9, price: 8.5 }];

/** By an agent who gets a fifth of the platform's fees. */
async function refer(app: TestApp, { tenantId }: SeededShop): Promise<void> {
  const createdAt = app.clock.now();
  const user = { id: "usr_agent", email: "pat@agent.example", name: "Pat", passwordHash: "not a hash" };
  await app.db.prisma.user.create({ data: { ...user, role: "sales_agent" } });
  await app.db.prisma.salesAgent.create({ data: { userId: user.id, code: "PAT", createdAt } });
  await app.db.prisma.referral.create({
    data: { tenantId, agentId: user.id, commissionBps: 2000, createdAt },
  });
}

async function payCommission(app: TestApp): Promise<void> {
  const body = { agentId: "usr_agent", upTo: "2026-11" };
  await createApi(app)("POST", "/api/admin/commissions/payouts", { as: await seedAdmin(app), body });
}
