import type { App } from "@/lib/payments/app";
import { findMovement, postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardTakenBack, undone } from "@/lib/payments/ledger/movement";
import type {
  PaymentSubject,
  RefundChange,
  SubjectChange,
  SubjectRow,
} from "@/lib/payments/payments/payment-subject";
import { purchaseSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { confirmGiftCardPurchase } from "./confirm-gift-card-purchase";
import type { GiftCardRow } from "./gift-card-issue-store";
import { followCardDisputes, lockGiftCard } from "./gift-card-life-store";
import { lockPurchase } from "./gift-card-purchase-store";
import { restoreCard, takeUnusedCard } from "./gift-card-refund-store";
import { gatherPurchaseEvidence } from "./purchase-evidence";

/**
 * What the purchase of a gift card does when its money moves: the payment makes the card, a refund that fails makes it
 * valid again, and a dispute disables it until it is won. What was paid is in the card, so nothing is held for it.
 */
export const purchasePayments: PaymentSubject<App> = {
  lock: async (tx, { tenantId, id }) => (await lockPurchase(tx, { tenantId, pendingId: id })) !== null,
  async onCaptured(app, tx, { tenantId, id: pendingId }) {
    const purchase = await lockPurchase(tx, { tenantId, pendingId });
    if (purchase?.card) return "the gift card was paid otherwise";
    await confirmGiftCardPurchase(app, tx, { tenantId, pendingId, paidThrough: "processor" });
    return null;
  },
  findTipIn: async () => 0,
  describe: async (_app, { ids }) =>
    ids.map((id) => ({ id, reference: null, orderId: null, billId: null, lines: [] })),
  gatherEvidence: gatherPurchaseEvidence,
  // The purchase goes on waiting for its money, and staff sees what arrived instead: `wrongPayment` of the purchase.
  async onMismatched() {},
  async onClosed() {},
  async onRefund(_app, tx, { refund, ...change }) {
    if (refund.status === "pending" && refund.isForeign) await takeCard(tx, change, refund);
    if (refund.status === "failed") await giveCardBack(tx, change, refund);
  },
  async onDisputed(_app, tx, { tenantId, id }) {
    const card = await lockCard(tx, { tenantId, id });
    if (card) await followCardDisputes(tx, { tenantId, giftCardId: card.id });
  },
  async onReturned() {},
  findEnd: async () => null,
  isReleased: async () => true,
};

async function lockCard(tx: Tx, { tenantId, id: pendingId }: SubjectRow): Promise<GiftCardRow | null> {
  const purchase = await lockPurchase(tx, { tenantId, pendingId });
  return purchase?.card ? lockGiftCard(tx, { tenantId, giftCardId: purchase.card.id }) : null;
}

/** A purchase that was refunded at the processor itself takes its card back; one that was used is the restaurant's loss. */
async function takeCard(
  tx: Tx,
  { tenantId, id, now }: SubjectChange,
  { refundId, amountMinor, currency }: RefundChange,
): Promise<void> {
  const card = await lockCard(tx, { tenantId, id });
  if (card?.initialMinor !== amountMinor) return;
  if (!(await takeUnusedCard(tx, { tenantId, giftCardId: card.id, now }))) return;
  const movement = giftCardTakenBack({ refundId, amountMinor, currency, subject: purchaseSubject(id) });
  await postMovement(tx, { tenantId, movement, now });
}

async function giveCardBack(
  tx: Tx,
  { tenantId, id, now }: SubjectChange,
  { refundId, amountMinor }: RefundChange,
): Promise<void> {
  const taken = await findMovement(tx, { tenantId, uniqueKey: `gift-card-refund:${refundId}` });
  const card = taken && (await lockCard(tx, { tenantId, id }));
  if (!card) return;
  if (!(await postMovement(tx, { tenantId, movement: undone(taken), now }))) return;
  await restoreCard(tx, { tenantId, giftCardId: card.id, amountMinor, now });
}
