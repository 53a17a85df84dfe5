import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { recordReturned } from "@/lib/payments/payments/record-returned";
import { settleReturned } from "@/lib/payments/payments/settle-returned";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { returnGiftCard } from "@/lib/service/orders/life/return-gift-card";
import { type OrderActor, type OrderRef, saleIdOf } from "@/lib/service/orders/order";
import { giveBackAtCounter } from "@/lib/service/printers/give-back-at-counter";
import { correctReceipt } from "@/lib/service/receipts/correct-receipt";
import type { DecidedRefund } from "./decide-refund";
import { insertRefundLines, type TakenLine, takeRefundLines } from "./refund-line-store";
import { type PlannedPart, unitsToRestock } from "./refund-plan";
import { restockRefund } from "./restock-refund";

/** A refund that was decided on the order as it stands under its lock. */
type RefundToWrite = Pick<DecidedRefund, "order" | "payment" | "plan">;

/**
 * Writes everything that a refund moves, in the caller's transaction and under the order's lock. The processor is asked
 * after the commit. Throws LINE_ALREADY_REFUNDED and REFUND_EXCEEDS_CAPTURED when a rival was faster.
 */
export async function writeRefund(
  app: App,
  tx: Tx,
  input: {
    ref: OrderRef;
    decided: RefundToWrite;
    /** Units go back into stock. */
    restocks: boolean;
    reason: string;
    actor: OrderActor;
    now: Date;
  },
): Promise<{ refundIds: string[]; restocked: number }> {
  const { ref, decided, restocks, reason, actor, now } = input;
  const { order, plan } = decided;
  const { tenantId } = ref;
  const taken = plan.lines.map((line): TakenLine => {
    const item = order.items[line.position];
    return { ...line, restockedQuantity: item && restocks ? unitsToRestock(item, line.quantity) : 0 };
  });
  const restocked = new Map(taken.map((line) => [line.position, line.restockedQuantity]));
  const parts = plan.parts.map((part) => ({
    ...part,
    refundId: newId("ref"),
    lines: part.lines.map((line) => ({
      ...line,
      restockedQuantity: line.quantity > 0 ? (restocked.get(line.position) ?? 0) : 0,
    })),
  }));
  // In the order of docs/decisions/006: the card, ingredients and products, the order's lines, and events last.
  for (const { purse, amountMinor, refundId } of parts)
    if (purse === "gift_card") await returnGiftCard(tx, { tenantId, order, amountMinor, refundId, now });
  await restockRefund(tx, { ref, saleId: saleIdOf(order), items: order.items, parts, now });
  if (!(await takeRefundLines(tx, { ...ref, lines: taken })))
    fail("LINE_ALREADY_REFUNDED", "One of the lines was refunded at the same moment. Load the order again.");
  for (const part of parts) {
    await writePart(app, tx, { ...part, ref, decided, reason, actor, now });
    await insertRefundLines(tx, { ...ref, refundId: part.refundId, lines: part.lines });
    if (part.purse !== "processor") await correctReceipt(tx, { ...ref, refundId: part.refundId, now });
  }
  await settleAtOnce(app, tx, { ref, decided, parts, now });
  const restockedUnits = taken.reduce((sum, { restockedQuantity }) => sum + restockedQuantity, 0);
  return { refundIds: parts.map(({ refundId }) => refundId), restocked: restockedUnits };
}

async function writePart(
  app: App,
  tx: Tx,
  input: Pick<PlannedPart, "purse" | "amountMinor" | "tipMinor"> & {
    refundId: string;
    ref: OrderRef;
    decided: RefundToWrite;
    reason: string;
    actor: OrderActor;
    now: Date;
  },
): Promise<void> {
  const { purse, amountMinor, tipMinor, refundId, ref, decided, reason, actor, now } = input;
  const { tenantId, orderId } = ref;
  const by = { reason, actor: actor.kind, createdBy: actor.userId, now };
  if (purse !== "processor") {
    const { currency } = decided.order;
    const returned = { tenantId, refundId, of: { orderId }, purse, amountMinor, tipMinor, currency };
    await recordReturned(tx, { ...returned, ...by });
    if (purse === "cash")
      await giveBackAtCounter(tx, {
        ...{ tenantId: ref.tenantId, subject: orderSubject(ref.orderId), currency: decided.order.currency },
        ...{ amountMinor, tipMinor, refundId, actorId: actor.userId, now },
      });
    return;
  }
  const { payment } = decided;
  const refund = { refundId, amountMinor, tipBackMinor: tipMinor, ...by };
  if (!payment || (await recordRefund(app, tx, { ...payment, ...refund })) === null)
    fail("REFUND_EXCEEDS_CAPTURED", "The payment changed at the same moment. Load the order again.");
}

/** What went back to the gift card or in cash is back now, so the order's payment and escrow status follow now. */
async function settleAtOnce(
  app: App,
  tx: Tx,
  input: { ref: OrderRef; decided: RefundToWrite; parts: readonly PlannedPart[]; now: Date },
): Promise<void> {
  const { ref, decided, parts, now } = input;
  const { payment } = decided;
  if (parts.every(({ purse }) => purse === "processor")) return;
  if (payment?.state === "succeeded") return settleReturned(app, tx, payment);
  await app.subjects.order.onReturned(app, tx, {
    tenantId: ref.tenantId,
    id: ref.orderId,
    now,
    capturedMinor: 0,
    returnedMinor: 0,
  });
}
