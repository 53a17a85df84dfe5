import { mintTenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { transferred } from "@/lib/payments/ledger/movement";
import { mayBeForgotten } from "@/lib/payments/processor/processor-key";
import { transferSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tellAtCommit } from "@/lib/platform/events/event-store";
import { findPayment } from "./payment-store";
import { payoutEvent } from "./payout-event";
import type { Transfer } from "./transfer-store";
import {
  beginTransfer,
  findPayoutSettings,
  findTransfer,
  lockPayable,
  markTransferFailed,
  markTransferred,
  shrinkOwedTransfer,
  type TransferRef,
} from "./transfer-store";

/**
 * Pays a recorded transfer to the restaurant's account, exactly once: its id is the processor's idempotency key, followed
 * by the number of definite refusals, because the processor would repeat their answer. The money of a payment that settled
 * in another currency is sent in that one; the books keep what the restaurant was owed. Without an account it stays owed.
 * Throws PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function sendTransfer(app: App, ref: TransferRef): Promise<void> {
  const { stripeAccountId } = await findPayoutSettings(app.db.prisma, ref);
  if (stripeAccountId === null) return;
  const owed = await findTransfer(app.db.prisma, ref);
  if (owed) await inTransaction(app.db, (tx) => beginOwed(tx, { ...ref, currency: owed.currency }));
  const transfer = await findTransfer(app.db.prisma, ref);
  if (!transfer || transfer.status === "succeeded") return;
  const { amountMinor, currency, refusals } = transfer;
  const subject = transferSubject(transfer);
  const sourceIntentId = await findSource(app, transfer);
  const made = await app.payments.createTransfer({
    transferId: transfer.id,
    subject,
    amountMinor,
    currency,
    accountId: stripeAccountId,
    sourceIntentId,
    refusals,
    mayBeForgotten: mayBeForgotten(transfer.createdAt, app.clock.now()),
  });
  const now = app.clock.now();
  const told = { tenantId: ref.tenantId, now };
  const payout = { payoutId: transfer.id, subject, amountMinor, currency, at: now };
  if (!made.ok) {
    app.log.warn({ transferId: transfer.id, code: made.code }, "the processor refused a transfer");
    await inTransaction(app.db, async (tx) => {
      const failureReason = made.message;
      if (!(await markTransferFailed(tx, { ...ref, refusals, failureReason }))) return;
      tellAtCommit(tx, { ...told, events: [payoutEvent({ ...payout, status: "failed", failureReason })] });
    });
    return app.live.announce(ref.tenantId);
  }
  if (made.value.sent)
    app.log.warn(
      { transferId: transfer.id, ...made.value.sent },
      "a payment had settled in another currency, and so its transfer was sent",
    );
  await inTransaction(app.db, async (tx) => {
    const { id: processorTransferId, sent } = made.value;
    const first = await markTransferred(tx, { ...ref, processorTransferId, sent, now });
    if (!first) return;
    const movement = transferred(transfer.id, { subject, currency, amountMinor });
    await postMovement(tx, { tenantId: ref.tenantId, movement, now });
    tellAtCommit(tx, { ...told, events: [payoutEvent({ ...payout, status: "succeeded" })] });
  });
  app.live.announce(ref.tenantId);
}

/**
 * The intent whose charge pays a transfer, so that it need not wait until the money is available. None for what is paid
 * again, for what a gift card paid in part, and for money that was owed since earlier: a charge passes on no more than
 * itself.
 */
async function findSource(app: App, transfer: Transfer): Promise<string | undefined> {
  const { amountMinor, returnOf } = transfer;
  const subject = transferSubject(transfer);
  if (subject === null || returnOf !== "") return undefined;
  const tenantId = mintTenantId(transfer.tenantId);
  const payment = await findPayment(app.db.prisma, { tenantId, subject });
  return payment && amountMinor <= payment.capturedMinor ? (payment.intentId ?? undefined) : undefined;
}

/** Money that was owed for a while: what the restaurant came to owe meanwhile is kept from it. */
async function beginOwed(tx: Tx, ref: TransferRef & { currency: string }): Promise<void> {
  const debtMinor = 0 - (await lockPayable(tx, ref));
  if (debtMinor > 0) await shrinkOwedTransfer(tx, { ...ref, byMinor: debtMinor });
  await beginTransfer(tx, ref);
}
