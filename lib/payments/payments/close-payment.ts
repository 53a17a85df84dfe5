import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { closeIntent } from "./close-intent";
import { findPayment } from "./payment-store";
import { settleIntent } from "./settle-intent";
import { orderSubject } from "./subject";

/**
 * The job behind the end of an order that was not paid: cancels the intent, or refunds the payment that was faster. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function closePayment(
  app: App,
  { tenantId, orderId }: { tenantId: TenantId; orderId: string },
): Promise<void> {
  const ref = { tenantId, subject: orderSubject(orderId) };
  const intent = await closeIntent(app, ref);
  const payment = intent && (await findPayment(app.db.prisma, ref));
  if (!intent || !payment) return;
  await inTransaction(app.db, (tx) => settleIntent(app, tx, payment, intent));
  app.live.announce(tenantId);
}
