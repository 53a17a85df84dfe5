import { expect } from "vitest";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { orderSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { api, app, shop, cardTest as test } from "@/lib/testing/fixtures";
import { seedPaidOrder } from "@/lib/testing/online-payments";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { findPayment } from "./payment-store";

const paymentOf = async (orderId: string) => {
  const payment = await findPayment(app.db.prisma, {
    tenantId: shop.tenantId,
    subject: orderSubject(orderId),
  });
  if (!payment) throw new Error("There is no payment");
  return payment;
};
const byHand = async (orderId: string) =>
  api("POST", "/api/admin/escrow/refunds", {
    as: await seedAdmin(app),
    body: { orderId, amount: 1, reason: "Cold" },
  });

test("a refund by hand is refused once the method's time is over, with the day", async () => {
  const { orderId } = await seedPaidOrder(api, shop, { paymentMethod: "paypal" });
  expect((await paymentOf(orderId)).methodType).toBe("paypal");
  app.clock.advance({ days: 180 });
  expect((await byHand(orderId)).status).toBe(200);
  app.clock.advance({ days: 1 });
  const refused = await byHand(orderId);
  expect([refused.status, refused.body.error]).toEqual([409, "NOT_REFUNDABLE"]);
  expect(refused.body.message).toMatch(/paypal payment only until \d{4}-\d\d-\d\d/);
  expect(await app.db.prisma.refund.count({ where: { orderId } })).toBe(1);
});

test("a card's payment can be refunded after years", async () => {
  const { orderId } = await seedPaidOrder(api, shop);
  app.clock.advance({ days: 800 });
  expect((await byHand(orderId)).status).toBe(200);
});

test("a refund without a person is recorded as failed then, reserves nothing and is never sent", async () => {
  const { orderId } = await seedPaidOrder(api, shop, { paymentMethod: "satispay" });
  app.clock.advance({ days: 366 });
  const payment = await paymentOf(orderId);
  const input = { ...payment, amountMinor: 700, reason: "The dispute was won", actor: "system" as const };
  const refundId = await inTransaction(app.db, (tx) =>
    recordRefund(app, tx, { ...input, now: app.clock.now() }),
  );
  await app.jobs.drain(app);
  expect(await app.db.prisma.refund.findFirstOrThrow({ where: { orderId } })).toMatchObject({
    id: refundId,
    status: "failed",
    failureReason: expect.stringContaining("satispay"),
    processorRefundId: null,
  });
  expect((await paymentOf(orderId)).refundedMinor).toBe(0);
  const events = await app.db.prisma.event.findMany({
    where: { tenantId: shop.tenantId, orderId, type: { startsWith: "refund." } },
    orderBy: { sequence: "asc" },
  });
  expect(events.map(({ type }) => type)).toEqual(["refund.created", "refund.failed"]);
});
