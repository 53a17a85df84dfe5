import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { giftCardReturned } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/subject/subject";
import type { Tx } from "@/lib/platform/db/db";
import { returnGiftCardAmount, returnGiftCardPart } from "@/lib/service/gift-cards/gift-card-store";
import type { Order } from "@/lib/service/orders/order";

/**
 * Returns what a gift card paid for an order to the card and books it, once: a part of it by a refund, or else all that is
 * not back yet, which is `amountMinor`. The caller has locked the order.
 */
export async function returnGiftCard(
  tx: Tx,
  input: {
    tenantId: TenantId;
    order: Pick<Order, "id" | "currency">;
    amountMinor: number;
    refundId?: string;
    now: Date;
  },
): Promise<void> {
  const { tenantId, order, amountMinor, refundId, now } = input;
  if (amountMinor === 0) return;
  const { id: orderId, currency } = order;
  const subject = orderSubject(orderId);
  if (refundId === undefined) await returnGiftCardAmount(tx, { tenantId, orderId, now });
  else if (!(await returnGiftCardPart(tx, { tenantId, orderId, refundId, amountMinor, now })))
    throw new Error(`The gift card's part of order ${orderId} does not add up`);
  const held = await readHeld(tx, { tenantId, subject });
  const movement = giftCardReturned({ subject, currency, amountMinor, held, refundId });
  await postMovement(tx, { tenantId, movement, now });
}
