import type { App } from "@/lib/payments/app";
import { findMovement, postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardRefunded, undone } from "@/lib/payments/ledger/movement";
import type { ProcessorRefund } from "@/lib/payments/payments/processor";
import type { Tx } from "@/lib/platform/db/db";
import {
  changeLockedRefund,
  type GiftCardRefundRef,
  lockGiftCardRefund,
  restoreCard,
} from "./gift-card-refund-store";

/**
 * Brings the refund of a gift card up to date with the processor, in the caller's transaction. Failed is final, also
 * after the processor had confirmed: banks return refunds days later. Told any number of times and in any order.
 */
export async function settleGiftCardRefund(
  app: App,
  tx: Tx,
  ref: GiftCardRefundRef,
  { id: processorRefundId, state, failureReason }: ProcessorRefund,
): Promise<void> {
  const refund = await lockGiftCardRefund(tx, ref);
  if (!refund) return;
  if (refund.processorRefundId === null) await changeLockedRefund(tx, ref, { processorRefundId });
  if (state === "failed") return failGiftCardRefund(app, tx, { ...ref, failureReason });
  if (state === "pending" || refund.status !== "pending") return;
  const { amountMinor, currency } = refund;
  const now = app.clock.now();
  const movement = giftCardRefunded({ refundId: ref.refundId, amountMinor, currency });
  await postMovement(tx, { tenantId: ref.tenantId, movement, now });
  await changeLockedRefund(tx, ref, { status: "succeeded", settledAt: now });
}

/** Ends a refund without effect, once: what was booked of it is undone, and the card is valid again. */
export async function failGiftCardRefund(
  app: App,
  tx: Tx,
  { failureReason, ...ref }: GiftCardRefundRef & { failureReason: string | null },
): Promise<void> {
  const refund = await lockGiftCardRefund(tx, ref);
  if (!refund || refund.status === "failed") return;
  const { tenantId, refundId } = ref;
  const { giftCardId, amountMinor } = refund;
  const now = app.clock.now();
  for (const uniqueKey of [`refund:${refundId}`, `gift-card-refund:${refundId}`]) {
    const booked = await findMovement(tx, { tenantId, uniqueKey });
    if (booked) await postMovement(tx, { tenantId, movement: undone(booked), now });
  }
  await restoreCard(tx, { tenantId, giftCardId, amountMinor, now });
  await changeLockedRefund(tx, ref, { status: "failed", failureReason, settledAt: now });
}
