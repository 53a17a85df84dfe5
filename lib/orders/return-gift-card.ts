import type { Tx } from "@/lib/db/db";
import { returnGiftCardAmount } from "@/lib/gift-cards/gift-card-store";
import { postMovement, readEscrowBalance } from "@/lib/ledger/ledger-store";
import { giftCardReturned } from "@/lib/ledger/movement";
import type { TenantId } from "@/lib/tenancy/tenant-id";
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
