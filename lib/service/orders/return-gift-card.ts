import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postMovement, readEscrowBalance } from "@/lib/payments/ledger/ledger-store";
import { giftCardReturned } from "@/lib/payments/ledger/movement";
import type { Tx } from "@/lib/platform/db/db";
import { returnGiftCardAmount } from "@/lib/service/gift-cards/gift-card-store";
import type { Order } from "./order";

/** Puts the gift card's part of an order back on the card and books it, once. The caller holds the order. */
export async function returnGiftCard(
  tx: Tx,
  input: {
    tenantId: TenantId;
    order: Pick<Order, "id" | "giftCardMinor" | "currency">;
    now: Date;
  },
): Promise<void> {
  const { tenantId, order, now } = input;
  if (order.giftCardMinor === 0) return;
  const ref = { tenantId, orderId: order.id };
  await returnGiftCardAmount(tx, { ...ref, now });
  const escrowMinor = await readEscrowBalance(tx, ref);
  const money = {
    orderId: order.id,
    currency: order.currency,
    amountMinor: order.giftCardMinor,
    escrowMinor,
  };
  await postMovement(tx, { tenantId, movement: giftCardReturned(money), now });
}
