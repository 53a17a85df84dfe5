import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { appendEvents } from "@/lib/platform/events/event-store";
import { giftCardRedeemedEvent } from "./gift-card-event";

/** Tells that an order was paid with a gift card, if it was. Belongs behind the order's own event, in its transaction. */
export async function recordGiftCardUse(
  client: SqlTx,
  input: {
    tenantId: TenantId;
    order: { id: string; giftCardId: string | null; giftCardMinor: number; currency: string };
    now: Date;
  },
): Promise<void> {
  const { tenantId, order, now } = input;
  const { id: orderId, giftCardId, giftCardMinor: amountMinor, currency } = order;
  if (giftCardId === null) return;
  const event = giftCardRedeemedEvent({ giftCardId, orderId, amountMinor, currency, at: now });
  await appendEvents(client, { tenantId, events: [event], now });
}
