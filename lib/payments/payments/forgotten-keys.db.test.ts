import { expect } from "vitest";
import { api, app, cardTest, shop } from "@/lib/testing/fixtures";
import { resetEmulator, seedDelivery, seedPaidOrder } from "@/lib/testing/online-payments";
import { refundOrderOf } from "@/lib/testing/refunds";
import { seedAdmin } from "@/lib/testing/seed-shop";
import { releaseDueEscrow } from "./release-escrow";
import { reverseTransfer } from "./reverse-transfer";
import { sendRefund } from "./send-refund";
import { sendTransfer } from "./send-transfer";

const test = cardTest.extend("terms", { escrowDelayHours: 1, platformFeeBps: 0 });

/** The processor does what it is asked next, and its answer is lost, also that of the SDK's repeat. */
function loseAnswer(operation: "transfers.create" | "transfers.reverse" | "refunds.create") {
  const controls = resetEmulator(app);
  controls.faults = [{ operation, kind: "timeout", when: "after", times: 2 }];
  return { timesLeft: () => controls.faults[0]?.times };
}

async function release(orderId: string): Promise<void> {
  await seedDelivery(app, shop, orderId);
  app.clock.advance({ hours: 1 });
  await releaseDueEscrow(app);
  await app.jobs.drain(app);
}

/** The processor forgets a key after 24 hours, and would do what it is asked a second time. */
const forget = () => app.clock.advance({ hours: 25 });

const madeFor = async (kind: string, id: string) =>
  (await app.db.prisma.stripeEmulatorObject.findMany({ where: { kind } })).filter(({ body }) =>
    JSON.stringify(body).includes(id),
  );

test("a transfer whose answer was lost is found again after the processor has forgotten its key", async () => {
  const { orderId } = await seedPaidOrder(api, shop);
  const { timesLeft } = loseAnswer("transfers.create");
  await release(orderId);
  const { tenantId } = shop;
  const { id: transferId } = await app.db.prisma.transfer.findFirstOrThrow({ where: { tenantId, orderId } });
  expect(timesLeft()).toBe(0);
  forget();
  await sendTransfer(app, { tenantId, transferId });
  const [made, ...others] = await madeFor("transfer", transferId);
  expect(others).toEqual([]);
  const known = await app.db.prisma.transfer.findFirstOrThrow({ where: { id: transferId } });
  expect(known).toMatchObject({ status: "succeeded", processorTransferId: made?.id, refusals: 0 });
});

test("a refund whose answer was lost is found again after the processor has forgotten its key", async () => {
  const { orderId } = await seedPaidOrder(api, shop);
  const { timesLeft } = loseAnswer("refunds.create");
  expect((await refundOrderOf(api, shop, orderId, { scope: "amount", amount: 5 })).status).toBe(200);
  const { tenantId } = shop;
  const { id: refundId } = await app.db.prisma.refund.findFirstOrThrow({ where: { tenantId } });
  expect(timesLeft()).toBe(0);
  forget();
  await sendRefund(app, { tenantId, refundId });
  const [made, ...others] = await madeFor("refund", refundId);
  expect(others).toEqual([]);
  const known = await app.db.prisma.refund.findFirstOrThrow({ where: { id: refundId } });
  expect(known.processorRefundId).toBe(made?.id);
});

test("a reversal whose answer was lost is found again after the processor has forgotten its key", async () => {
  const { orderId } = await seedPaidOrder(api, shop);
  await release(orderId);
  const { timesLeft } = loseAnswer("transfers.reverse");
  const as = await seedAdmin(app);
  await api("POST", "/api/admin/escrow/refunds", { as, body: { orderId, amount: 5, reason: "Cold" } });
  await app.jobs.drain(app);
  const { tenantId } = shop;
  const { id: refundId } = await app.db.prisma.refund.findFirstOrThrow({ where: { tenantId } });
  expect(timesLeft()).toBe(0);
  forget();
  await reverseTransfer(app, { tenantId, refundId });
  const [made, ...others] = await madeFor("transfer_reversal", refundId);
  expect(others).toEqual([]);
  const known = await app.db.prisma.refund.findFirstOrThrow({ where: { id: refundId } });
  expect(known.reversalId).toBe(made?.id);
});
