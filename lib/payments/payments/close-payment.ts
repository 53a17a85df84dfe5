import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { depositSubject, orderSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { closeIntent } from "./close-intent";
import { findPayment } from "./payment-store";
import { settleIntent } from "./settle-intent";

type Unpaid = { tenantId: TenantId; orderId: string } | { tenantId: TenantId; reservationId: string };

/**
 * The job behind the end of an order or a deposit that was not paid: cancels the intent, or refunds the payment that was faster. Throws
 * PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function closePayment(app: App, unpaid: Unpaid): Promise<void> {
  const { tenantId } = unpaid;
  const subject = "orderId" in unpaid ? orderSubject(unpaid.orderId) : depositSubject(unpaid.reservationId);
  const ref = { tenantId, subject };
  const intent = await closeIntent(app, ref);
  const payment = intent && (await findPayment(app.db.prisma, ref));
  if (!intent || !payment) return;
  await inTransaction(app.db, (tx) => settleIntent(app, tx, payment, intent));
  app.live.announce(tenantId);
}
