import { expect } from "vitest";
import { deliverStripeEvent } from "@/lib/payments/stripe-emulator/deliver-stripe-event";
import type {
  DisputeObject,
  EmulatorObject,
  IntentObject,
  RefundObject,
  ReversalObject,
  TransferObject,
} from "@/lib/payments/stripe-emulator/emulator-object";
import { type ShopUnderTest, sum } from "./shop-under-test";

export type AtProcessor = {
  intents: IntentObject[];
  refunds: RefundObject[];
  disputes: DisputeObject[];
  transfers: TransferObject[];
  reversals: ReversalObject[];
};

/** What the embedded processor has of a shop's payments, the oldest first. */
export async function readAtProcessor({ app, shop: { tenantId } }: ShopUnderTest): Promise<AtProcessor> {
  const rows = await app.db.prisma.$queryRaw<{ body: EmulatorObject }[]>`
    WITH intent AS (
      SELECT intent_id AS id FROM payment WHERE tenant_id = ${tenantId} AND intent_id IS NOT NULL),
    paid_out AS (
      SELECT processor_transfer_id AS id FROM transfer
       WHERE tenant_id = ${tenantId} AND processor_transfer_id IS NOT NULL)
    SELECT body FROM stripe_emulator_object
     WHERE kind <> 'event' AND (id IN (SELECT id FROM intent UNION ALL SELECT id FROM paid_out)
                                OR parent_id IN (SELECT id FROM intent UNION ALL SELECT id FROM paid_out))
     ORDER BY sequence`;
  const ofKind = <K extends EmulatorObject["object"]>(kind: K) =>
    rows.flatMap(({ body }) =>
      body.object === kind ? [body as Extract<EmulatorObject, { object: K }>] : [],
    );
  return {
    intents: ofKind("payment_intent"),
    refunds: ofKind("refund"),
    disputes: ofKind("dispute"),
    transfers: ofKind("transfer"),
    reversals: ofKind("transfer_reversal"),
  };
}

/** Has events that were kept arrive at last, in no particular order. */
export async function deliverHeldEvents({ app }: ShopUnderTest): Promise<void> {
  const rows = await app.db.prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM stripe_emulator_object WHERE kind = 'event' AND delivered_at IS NULL ORDER BY md5(id)`;
  for (const { id } of rows) await deliverStripeEvent(app, { eventId: id });
}

/** Asserts, once everything has come to rest, that the processor did what our rows say, each once. */
export async function compareWithProcessor(real: ShopUnderTest): Promise<void> {
  const { app, shop } = real;
  const where = { tenantId: shop.tenantId };
  const { intents, refunds, disputes, transfers, reversals } = await readAtProcessor(real);
  const [payments, ownRefunds, ownTransfers] = await Promise.all([
    app.db.prisma.payment.findMany({ where, include: { disputes: true } }),
    app.db.prisma.refund.findMany({ where: { ...where, purse: "processor" } }),
    app.db.prisma.transfer.findMany({ where }),
  ]);
  for (const payment of payments) {
    const { id, intentId, capturedMinor, refundedMinor } = payment;
    const intent = intents.find((found) => found.id === intentId);
    expect(intent?.amount_received, `${id}: captured`).toBe(capturedMinor);
    const back = refunds.filter((found) => found.payment_intent === intentId && found.status !== "failed");
    expect(sum(back.map(({ amount }) => amount)), `${id}: refunds`).toBe(refundedMinor);
    const stands = disputes
      .filter((found) => found.payment_intent === intentId)
      .map(({ id: disputeId, status }) => [disputeId, status === "needs_response" ? "open" : status]);
    expect(
      payment.disputes.map(({ processorDisputeId, status }) => [processorDisputeId, status]).sort(),
      `${id}: disputes`,
    ).toEqual(stands.sort());
    const taken = disputes.filter((found) => found.payment_intent === intentId && found.status !== "won");
    expect(
      sum([...back, ...taken].map(({ amount }) => amount)),
      `${id}: back with the customer`,
    ).toBeLessThanOrEqual(capturedMinor);
  }
  expect(
    refunds.map(({ metadata, status }) => [metadata.refund_id, status]).sort(),
    "refunds at the processor",
  ).toEqual(
    ownRefunds
      .filter(({ processorRefundId }) => processorRefundId !== null)
      .map(({ id, status }) => [id, status])
      .sort(),
  );
  expect(
    transfers
      .map(({ metadata, amount, amount_reversed: back }) => [metadata.transfer_id, amount, back])
      .sort(),
    "transfers at the processor",
  ).toEqual(
    ownTransfers.map(({ id, amountMinor, reversedMinor }) => [id, amountMinor, reversedMinor]).sort(),
  );
  const reversed = sum(reversals.map(({ amount }) => amount));
  expect(reversed, "reversals").toBe(sum(ownTransfers.map(({ reversedMinor }) => reversedMinor)));
}
