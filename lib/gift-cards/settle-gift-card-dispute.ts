import type { App } from "@/lib/app/app";
import type { Tx } from "@/lib/db/db";
import { postMovement } from "@/lib/ledger/ledger-store";
import { giftCardDisputed, undone } from "@/lib/ledger/movement";
import type { ProcessorDispute } from "@/lib/payments/processor";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { disableCard } from "./gift-card-life-store";
import { findCardByIntent } from "./gift-card-purchase-store";

/**
 * What a dispute means when it is about the payment of a gift card: the card is disabled and stays so, and the money that
 * the processor took or gave back is booked once each way, in the transaction that records the event. Null when the
 * dispute is about something else.
 */
export async function settleGiftCardDispute(
  app: App,
  { dispute, money }: { dispute: ProcessorDispute; money: "withdrawn" | "reinstated" | null },
): Promise<{ tenantId: TenantId; apply(tx: Tx): Promise<void> } | null> {
  const { id, intentId, state } = dispute;
  const key = intentId === null ? null : await findCardByIntent(app.db, intentId);
  if (!key) return null;
  const { tenantId } = key;
  return {
    tenantId,
    async apply(tx) {
      if (state !== "won") await disableCard(tx, key);
      if (money === null) return;
      const now = app.clock.now();
      const withdrawn = giftCardDisputed(id, dispute);
      await postMovement(tx, { tenantId, movement: withdrawn, now });
      if (money === "reinstated") await postMovement(tx, { tenantId, movement: undone(withdrawn), now });
    },
  };
}
