import { expect } from "vitest";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { api, app, appTest as test } from "@/lib/testing/fixtures";
import { balances, deliver, seedCardShop, seedPaidOrder } from "@/lib/testing/online-payments";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { releaseDueEscrow } from "./release-escrow";

const setReversed = (tenantId: string, amount: number) =>
  app.db.prisma.$executeRaw`
    UPDATE stripe_emulator_object o SET body = jsonb_set(o.body, '{amount_reversed}', to_jsonb(${amount}::int))
      FROM transfer t WHERE t.tenant_id = ${tenantId} AND o.kind = 'transfer' AND o.id = t.processor_transfer_id`;

test("a reversal that the processor refused is asked for again under another key, and booked once", async () => {
  const shop = await seedCardShop(app, { escrowDelayHours: 1, platformFeeBps: 0 });
  const { tenantId } = shop;
  const { orderId } = await seedPaidOrder(api, shop);
  await deliver(app, api, shop, orderId);
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  await setReversed(tenantId, 1700);
  const body = { orderId, amount: 5, reason: "Cold" };
  const as = await seedAdmin(app);
  expect((await api("POST", "/api/admin/escrow/refunds", { as, body })).status).toBe(200);
  await app.jobs.drain(app);
  const refund = () => app.db.prisma.refund.findFirstOrThrow({ where: { tenantId, orderId } });
  const refused = await refund();
  expect(refused).toMatchObject({ status: "succeeded", reversedMinor: 500, reversalId: null });
  expect(refused.reversalRefusals).toBeGreaterThan(0);
  await setReversed(tenantId, 0);
  app.clock.advance({ minutes: 2 });
  await reconcilePayments(app);
  expect((await refund()).reversalId).toMatch(/^trr_/);
  await reconcilePayments(app);
  expect(await balances(app, shop)).toEqual({});
});
