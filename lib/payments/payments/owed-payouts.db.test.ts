import { expect } from "vitest";
import { findMovement, postMovement } from "@/lib/payments/ledger/ledger-store";
import { undone } from "@/lib/payments/ledger/movement";
import { beginProcessorRun } from "@/lib/payments/processor/processor-run";
import { reconcilePayments } from "@/lib/payments/reconciliation/reconcile-payments";
import { inTransaction } from "@/lib/platform/db/transaction";
import { api, app, cardTest, shop } from "@/lib/testing/fixtures";
import { balances, seedDelivery, seedPaidOrder, setAccountUnheard } from "@/lib/testing/online-payments";
import { seedStaff } from "@/lib/testing/seed-shop";
import { payUnderpaid } from "./pay-underpaid";
import { releaseDueEscrow } from "./release-escrow";

const test = cardTest.extend("terms", { escrowDelayHours: 1, platformFeeBps: 0 });

const transfers = async () =>
  (await app.db.prisma.transfer.findMany({ where: { tenantId: shop.tenantId } })).map((transfer) => [
    transfer.amountMinor,
    transfer.status,
  ]);

/** A card that the restaurant sold itself is its debt: an order of 17.00 that is released pays none of it out. */
async function leaveDebt(): Promise<string> {
  const as = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
  const card = await api("POST", `/api/tenant/${shop.slug}/gift-cards`, { as, body: { amount: 50 } });
  const { orderId } = await seedPaidOrder(api, shop);
  await seedDelivery(app, shop, orderId);
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  expect(await transfers()).toEqual([]);
  return card.body.id;
}

test("what a debt had held back is paid out once the debt is canceled", async () => {
  const cardId = await leaveDebt();
  const as = await seedStaff(app, { tenantId: shop.tenantId, role: "owner" });
  const body = { reason: "Unused" };
  await Promise.all(
    Array.from({ length: 4 }, () =>
      api("POST", `/api/tenant/${shop.slug}/gift-cards/${cardId}/refund`, { as, body }),
    ),
  );
  await app.jobs.drain(app);
  expect(await transfers()).toEqual([[1700, "succeeded"]]);
  expect(await balances(app, shop)).toEqual({});
});

test("what is owed and nothing is under way for is found and paid out, once for many runs", async () => {
  const cardId = await leaveDebt();
  const { tenantId } = shop;
  await inTransaction(app.db, async (tx) => {
    const sale = await findMovement(tx, { tenantId, uniqueKey: `gift-card-issue:${cardId}` });
    if (sale) await postMovement(tx, { tenantId, movement: undone(sale), now: app.clock.now() });
  });
  await Promise.all(Array.from({ length: 4 }, () => payUnderpaid(app, beginProcessorRun(app))));
  await app.jobs.drain(app);
  expect(await transfers()).toEqual([[1700, "succeeded"]]);
});

test("an order that pays off a debt gets the rest of what is owed with it", async () => {
  await leaveDebt();
  for (let count = 0; count < 2; count += 1) {
    const { orderId } = await seedPaidOrder(api, shop);
    await seedDelivery(app, shop, orderId);
  }
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  expect((await transfers()).reduce((sum, [amount]) => sum + Number(amount), 0)).toBe(3 * 1700 - 5000);
  expect((await balances(app, shop)).restaurant).toBeUndefined();
});

test("a transfer that the processor refused is asked for again with another key, and names its charge", async () => {
  const { orderId } = await seedPaidOrder(api, shop);
  await seedDelivery(app, shop, orderId);
  app.clock.advance({ hours: 1 });
  await setAccountUnheard(app, shop, "inactive");
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
  expect(await transfers()).toEqual([[1700, "failed"]]);
  const { failureReason } = await app.db.prisma.transfer.findFirstOrThrow({ where: { orderId } });
  expect(failureReason).toMatch(/^Your destination account needs to have at least one of the following/);
  await setAccountUnheard(app, shop, "active");
  app.clock.advance({ minutes: 2 });
  await reconcilePayments(app);
  expect(await transfers()).toEqual([[1700, "succeeded"]]);
  const sent = await app.db.prisma.$queryRaw<{ source: string }[]>`
    SELECT body->>'source_transaction' AS source FROM stripe_emulator_object
     WHERE kind = 'transfer' AND body->>'transfer_group' = ${orderId}`;
  expect(sent).toEqual([{ source: expect.stringMatching(/^ch_/) }]);
});
