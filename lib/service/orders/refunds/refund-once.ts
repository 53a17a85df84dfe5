import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { writeOnce } from "@/lib/platform/idempotency/write-once";
import type { OrderRef } from "@/lib/service/orders/order";

/**
 * Writes refunds of an order in one transaction, once per Idempotency-Key: a repeat gets the text that the first call of
 * `write` returned. Throws what `write` throws, IDEMPOTENCY_KEY_REUSED and REQUEST_IN_PROGRESS.
 */
export async function refundOnce(
  app: App,
  { ref, idempotencyKey, body }: { ref: OrderRef; idempotencyKey: string | null; body: object },
  write: (tx: Tx) => Promise<string>,
): Promise<{ text: string; replayed: boolean }> {
  const { tenantId, orderId } = ref;
  // A blank cannot be in a key that a client sends, so these keys never meet those of orders.
  const key = idempotencyKey === null ? null : `refund ${idempotencyKey}`;
  return writeOnce(app, { tenantId, key, body, madeId: orderId }, write);
}
