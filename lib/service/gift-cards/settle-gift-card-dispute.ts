import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { postMovement } from "@/lib/payments/ledger/ledger-store";
import { giftCardDisputed, undone } from "@/lib/payments/ledger/movement";
import { type DisputeMoney, followDispute } from "@/lib/payments/payments/follow-dispute";
import type { ProcessorDispute } from "@/lib/payments/payments/processor";
import type { Tx } from "@/lib/platform/db/db";
import { followCardDisputes, lockGiftCard } from "./gift-card-life-store";
import { findCardByIntent } from "./gift-card-purchase-store";

/**
 * What a dispute means when it is about the payment of a gift card: the card is disabled until the dispute is won, and the
 * money that the processor took or gave back is booked once each way, in the transaction that records the event. Null when
 * the dispute is about something else.
 */
export async function settleGiftCardDispute(
  app: App,
  { dispute: atProcessor, money }: { dispute: ProcessorDispute; money: DisputeMoney },
): Promise<{ tenantId: TenantId; apply(tx: Tx): Promise<void> } | null> {
  const { intentId } = atProcessor;
  const key = intentId === null ? null : await findCardByIntent(app.db, intentId);
  if (!key) return null;
  const { tenantId, giftCardId } = key;
  return {
    tenantId,
    async apply(tx) {
      await lockGiftCard(tx, key);
      const now = app.clock.now();
      const told = { tenantId, subject: { giftCardId }, atProcessor, money, now };
      const { dispute } = await followDispute(tx, told);
      await followCardDisputes(tx, key);
      if (dispute.withdrawnAt === null) return;
      const withdrawn = giftCardDisputed(dispute.id, dispute);
      await postMovement(tx, { tenantId, movement: withdrawn, now });
      if (dispute.reinstatedAt !== null)
        await postMovement(tx, { tenantId, movement: undone(withdrawn), now });
    },
  };
}
