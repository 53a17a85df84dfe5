import type { TenantId } from "@/lib/core/ids/tenant-id";
import { postMovement, readHeld } from "@/lib/payments/ledger/ledger-store";
import { giftCardReturned } from "@/lib/payments/ledger/movement";
import { orderSubject } from "@/lib/payments/payments/subject";
import type { Tx } from "@/lib/platform/db/db";
import { returnGiftCardAmount } from "@/lib/service/gift-cards/gift-card-store";
import type { Order } from "./order";

/** Returns the gift card's part of an order to the card and books it, once. The caller has locked the order. */
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
  const { id: orderId, currency, giftCardMinor: amountMinor } = order;
  const subject = orderSubject(orderId);
  await returnGiftCardAmount(tx, { tenantId, orderId, now });
  const held = await readHeld(tx, { tenantId, subject });
  const movement = giftCardReturned({ subject, currency, amountMinor, held });
  await postMovement(tx, { tenantId, movement, now });
}
