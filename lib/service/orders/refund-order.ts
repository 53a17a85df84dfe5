import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { recordRefund } from "@/lib/payments/payments/record-refund";
import { recordReturned } from "@/lib/payments/payments/record-returned";
import { settleReturned } from "@/lib/payments/payments/settle-returned";
import { trySendRefund } from "@/lib/payments/payments/try-send-refund";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import type { Tx } from "@/lib/platform/db/db";
import { correctReceipt } from "@/lib/service/receipts/correct-receipt";
import { type DecidedRefund, decideRefund } from "./decide-refund";
import type { OrderRef } from "./order";
import { orderActorOf } from "./order-actor";
import { lockOrder } from "./order-move-store";
import { isCancellable } from "./order-status";
import { findOrder } from "./order-store";
import { refundWire } from "./order-view";
import type { OrderRefundBody } from "./refund-contract";
import { insertRefundLines, type TakenLine, takeRefundLines } from "./refund-line-store";
import { refundOnce } from "./refund-once";
import { type PlannedPart, unitsToRestock } from "./refund-plan";
import { paidInCash, returnedTo } from "./refund-purses";
import { restockRefund } from "./restock-refund";
import { returnGiftCard } from "./return-gift-card";

/**
 * Refunds the whole of an order, some of its lines or an amount by the restaurant's decision (docs/decisions/044). Never
 * more of a line than was ordered and never more than was paid, however many requests there are at once, and once per
 * Idempotency-Key: a repeat returns the present state of the first. Gift-card money and cash are back at once; the
 * processor confirms later. Throws as decideRefund, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function refundOrder(
  app: App,
  input: {
    tenantId: TenantId;
    orderId: string;
    request: OrderRefundBody;
    actor: StaffActor;
    idempotencyKey: string | null;
  },
) {
  const { tenantId, orderId, request, actor, idempotencyKey } = input;
  const ref = { tenantId, orderId };
  const work = { ref, idempotencyKey, body: { operation: "refund order", orderId, ...request } };
  const { text, replayed } = await refundOnce(app, work, async (tx) =>
    JSON.stringify(await writeRefunds(app, tx, { ref, request, actor })),
  );
  const refundIds = JSON.parse(text) as string[];
  if (!replayed) {
    for (const refundId of refundIds) await trySendRefund(app, { tenantId, refundId });
    app.live.announce(tenantId);
  }
  return { refund: await readRefunds(app, ref, refundIds), replayed };
}

/** Takes the order's lock and writes everything that the refund moves, with its entry in the audit log. */
async function writeRefunds(
  app: App,
  tx: Tx,
  { ref, request, actor }: { ref: OrderRef; request: OrderRefundBody; actor: StaffActor },
): Promise<string[]> {
  const { tenantId, orderId } = ref;
  if (!(await lockOrder(tx, ref))) return fail("ORDER_NOT_FOUND", "There is no such order.");
  const now = app.clock.now();
  const decided = await decideRefund(tx, ref, request, now);
  const { order, plan } = decided;
  const restocks = request.restock === true && isCancellable(order.status);
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
  await restockRefund(tx, { ref, items: order.items, parts, now });
  if (!(await takeRefundLines(tx, { ...ref, lines: taken })))
    fail("LINE_ALREADY_REFUNDED", "One of the lines was refunded at the same moment. Load the order again.");
  for (const part of parts) {
    await writePart(app, tx, { ...part, ref, decided, reason: request.reason, actor, now });
    await insertRefundLines(tx, { ...ref, refundId: part.refundId, lines: part.lines });
    if (part.purse !== "processor") await correctReceipt(tx, { ...ref, refundId: part.refundId, now });
  }
  await settleAtOnce(app, tx, { ref, decided, parts, now });
  await recordAct(tx, {
    at: now,
    actor,
    action: "order.refunded",
    tenantId,
    subjectId: orderId,
    data: {
      refundIds: parts.map(({ refundId }) => refundId),
      scope: request.scope,
      amount: toMajor(plan.amountMinor, order.currency),
      currency: order.currency,
      restocked: taken.reduce((sum, { restockedQuantity }) => sum + restockedQuantity, 0),
    },
  });
  return parts.map(({ refundId }) => refundId);
}

async function writePart(
  app: App,
  tx: Tx,
  input: Pick<PlannedPart, "purse" | "amountMinor" | "tipMinor"> & {
    refundId: string;
    ref: OrderRef;
    decided: DecidedRefund;
    reason: string;
    actor: StaffActor;
    now: Date;
  },
): Promise<void> {
  const { purse, amountMinor, tipMinor, refundId, ref, decided, reason, actor, now } = input;
  const { tenantId, orderId } = ref;
  const by = { reason, actor: orderActorOf(actor).kind, createdBy: actor.userId, now };
  if (purse !== "processor") {
    const { currency } = decided.order;
    const returned = { tenantId, refundId, of: { orderId }, purse, amountMinor, tipMinor, currency };
    await recordReturned(tx, { ...returned, ...by });
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
  input: { ref: OrderRef; decided: DecidedRefund; parts: readonly PlannedPart[]; now: Date },
): Promise<void> {
  const { ref, decided, parts, now } = input;
  const { order, payment } = decided;
  if (parts.every(({ purse }) => purse === "processor")) return;
  if (payment?.state === "succeeded") return settleReturned(app, tx, payment);
  const inCash = parts.find(({ purse }) => purse === "cash")?.amountMinor ?? 0;
  await app.subjects.order.onReturned(app, tx, {
    tenantId: ref.tenantId,
    id: ref.orderId,
    now,
    capturedMinor: paidInCash(order),
    returnedMinor: returnedTo("cash", order) + inCash,
  });
}

async function readRefunds(app: App, ref: OrderRef, refundIds: readonly string[]) {
  const order = await findOrder(app.db.prisma, ref);
  const refunds = order?.refunds.filter(({ id }) => refundIds.includes(id)) ?? [];
  if (!order || refunds.length !== refundIds.length)
    throw new Error(`Refunds of order ${ref.orderId} vanished`);
  const amountMinor = refunds.reduce((sum, refund) => sum + refund.amountMinor, 0);
  return {
    orderId: ref.orderId,
    amount: toMajor(amountMinor, order.currency),
    currency: order.currency,
    paymentStatus: order.paymentStatus,
    escrowStatus: order.escrowStatus,
    refunds: refunds.map((refund) => refundWire(refund, order.currency)),
  };
}
