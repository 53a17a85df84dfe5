import { expect } from "vitest";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { captured } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { abandonStaleCheckouts } from "@/lib/service/orders/placement/abandon-stale-checkouts";
import { api, app, controls, processorTest as test } from "@/lib/testing/fixtures";
import {
  balances,
  operatorView,
  placeByCard,
  seedCardShop,
  seedPaidOrder,
} from "@/lib/testing/online-payments";
import { seedAdmin, seedProduct } from "@/lib/testing/seed-shop";
import { readYoungIntents } from "./read-young-intents";
import { reconcilePayments } from "./reconcile-payments";
import { reportReconciliation } from "./report-reconciliation";

const confirm = (intentId: string) =>
  app.stripeEmulator?.fetch(`https://api.stripe.com/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    body: new URLSearchParams({ payment_method: "pm_card_visa" }),
  });

test("lost events are repaired: a payment, and its refund", async () => {
  const shop = await seedCardShop(app);
  controls.holdEvents = true;
  controls.refunds = "held";
  const { body } = await placeByCard(api, shop);
  await confirm(body.clientSecret.split("_secret_")[0]);
  await reconcilePayments(app);
  expect((await operatorView(api, shop, body.id)).paymentStatus).toBe("pending");
  app.clock.advance({ seconds: 61 });
  await reconcilePayments(app);
  expect((await operatorView(api, shop, body.id)).paymentStatus).toBe("paid");

  const path = `/api/tenant/${shop.tenantId}/orders/${body.id}`;
  await api("PATCH", path, { as: shop.owner, body: { status: "rejected" } });
  await app.jobs.drain(app);
  const refund = await app.db.prisma.refund.findFirstOrThrow({ where: { orderId: body.id } });
  await app.stripeEmulator?.settleRefund(refund.processorRefundId ?? "", "succeeded");
  app.clock.advance({ seconds: 61 });
  await reconcilePayments(app);
  expect((await operatorView(api, shop, body.id)).paymentStatus).toBe("refunded");
  expect(await balances(app, shop)).toEqual({});
});

test("a payment whose event was lost is known within 90 seconds, by the job of every minute", async () => {
  const shop = await seedCardShop(app);
  controls.holdEvents = true;
  const { body } = await placeByCard(api, shop);
  const card = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
    body: { amount: 25, purchaserEmail: "ada@diner.example" },
  });
  for (const { clientSecret } of [body, card.body]) await confirm(clientSecret.split("_secret_")[0]);
  app.clock.advance({ seconds: 29 });
  await readYoungIntents(app);
  expect((await operatorView(api, shop, body.id)).paymentStatus).toBe("paid");
  expect(await balances(app, shop)).toEqual({ processor: 4200, escrow: -1700, gift_cards: -2500 });
});

test("the lost event of a gift card's payment is repaired, and the books agree on it", async () => {
  const shop = await seedCardShop(app);
  controls.holdEvents = true;
  const { body } = await api("POST", `/api/public/${shop.slug}/gift-cards/purchase`, {
    body: { amount: 25, purchaserEmail: "ada@diner.example" },
  });
  await confirm(body.clientSecret.split("_secret_")[0]);
  app.clock.advance({ minutes: 2 });
  await Promise.all([reconcilePayments(app), reconcilePayments(app)]);
  expect(await balances(app, shop)).toEqual({ processor: 2500, gift_cards: -2500 });
});

test("a checkout whose process died gives back what it took", async () => {
  const shop = await seedCardShop(app);
  const productId = await seedProduct(app, shop, { stock: 3 });
  const { tenantId } = shop;
  const orderId = "ord_dead";
  const order = { id: orderId, giftCardMinor: 0, currency: "EUR", createdAt: app.clock.now() };
  await app.db.prisma.checkout.create({
    data: {
      tenantId,
      orderId,
      paymentId: "pay_dead",
      order: JSON.parse(JSON.stringify(order)),
      stockNeeds: [{ productId, quantity: 2 }],
      createdAt: app.clock.now(),
    },
  });
  app.clock.advance({ seconds: 24 });
  await abandonStaleCheckouts(app);
  expect(await app.db.prisma.checkout.count({ where: { tenantId } })).toBe(1);
  app.clock.advance({ seconds: 2 });
  await Promise.all([abandonStaleCheckouts(app), abandonStaleCheckouts(app)]);
  expect(await app.db.prisma.checkout.count({ where: { tenantId } })).toBe(0);
  expect(await app.db.prisma.product.findFirst({ where: { id: productId } })).toMatchObject({ stock: 5 });
});

test("the daily report finds nothing in good books, and every difference in bad ones", async () => {
  const admin = await seedAdmin(app);
  const shop = await seedCardShop(app);
  await seedPaidOrder(api, shop);
  const report = async () => {
    await reportReconciliation(app);
    const { body } = await api("GET", "/api/admin/reconciliation", { as: admin });
    return body.reports[0];
  };
  app.clock.advance({ hours: 2 });
  const good = await report();
  expect(good.findings).toEqual([]);
  expect(good.compared).toBeGreaterThan(0);

  controls.holdEvents = true;
  const lost = await placeByCard(api, shop);
  const intentId = lost.body.clientSecret.split("_secret_")[0];
  await confirm(intentId);
  const invented = captured("pi_invented", {
    subject: orderSubject(lost.body.id),
    currency: "EUR",
    amountMinor: 100,
  });
  await inTransaction(app.db, (tx) =>
    postMovement(tx, { tenantId: shop.tenantId, movement: invented, now: app.clock.now() }),
  );
  app.clock.advance({ hours: 2 });
  const order = { currency: "EUR", orderId: lost.body.id, repaired: false };
  expect((await report()).findings).toMatchObject([
    {
      ...order,
      key: `capture:${intentId}`,
      problem: "missing_in_ledger",
      ledgerMinor: null,
      processorMinor: 1700,
    },
    {
      ...order,
      key: "capture:pi_invented",
      problem: "missing_at_processor",
      ledgerMinor: 100,
      processorMinor: null,
    },
  ]);
  expect((await api("GET", "/api/admin/reconciliation", { as: shop.owner })).status).toBe(403);
});
