import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { settleAct } from "@/lib/platform/audit/act-in-progress";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { answerClaim } from "@/lib/platform/idempotency/idempotency-store";
import { runOnce } from "@/lib/platform/idempotency/run-once";
import type { OrderRef } from "./order";

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
  const written = await runOnce(app, { tenantId, key, body }, (claim) =>
    inTransaction(app.db, async (tx) => {
      const text = await write(tx);
      if (claim && !(await answerClaim(tx, claim, { response: text, madeId: orderId })))
        fail(
          "REQUEST_IN_PROGRESS",
          "Another request with this Idempotency-Key took over. Try again shortly.",
        );
      return text;
    }),
  );
  if (written.replayed) settleAct();
  return written;
}
