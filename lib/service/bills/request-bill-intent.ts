import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { OnlineMethod } from "@/lib/payments/payments/payment-method";
import { insertPayment } from "@/lib/payments/payments/payment-store";
import { requestIntent } from "@/lib/payments/payments/request-intent";
import { billShareSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import { keepClaim } from "@/lib/platform/idempotency/write-once";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { type BillPaymentRef, holdPendingPayment } from "./bill-payment-store";
import { lockBill } from "./bill-store";
import { freePendingPayment } from "./free-pending-payment";

/**
 * Has the processor make the intent of a pending payment and stores it with the answer to the request. A processor that
 * does not answer or refuses frees what the payment held. Throws PROCESSOR_UNAVAILABLE, AMOUNT_TOO_SMALL, and
 * PAYMENT_NOT_OPEN when the payment was given up meanwhile.
 */
export async function requestBillIntent(
  app: App,
  input: BillPaymentRef & {
    tenant: ShopTenant;
    method: OnlineMethod;
    /** With the tip. */
    amountMinor: number;
    tipMinor: number;
    claim: IdempotencyClaim | null;
  },
): Promise<void> {
  const { tenantId, paymentId, tenant, amountMinor, tipMinor, claim } = input;
  const subject = billShareSubject(paymentId);
  const description = `Bill at ${tenant.name}`;
  const intent = await requestIntent(app, { ...input, subject, description }).catch(
    async (error: unknown) => {
      await giveUp(app, input);
      throw error;
    },
  );
  const { id: intentId, clientSecret } = intent;
  const kept = await inTransaction(app.db, async (tx) => {
    if (!(await holdPendingPayment(tx, input))) return false;
    const payment = { tenantId, paymentId, subject, amountMinor, tipMinor, currency: tenant.currency };
    await insertPayment(tx, { ...payment, intentId, clientSecret, createdAt: app.clock.now() });
    await keepClaim(tx, claim, { response: paymentId, madeId: paymentId });
    return true;
  });
  if (kept) return;
  await app.payments.cancelIntent(intentId);
  fail("PAYMENT_NOT_OPEN", "The payment was canceled in the meantime. Start a new one.");
}

async function giveUp(app: App, ref: BillPaymentRef): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockBill(tx, ref);
    const note = "The payment processor did not take it";
    await freePendingPayment(tx, { ...ref, ifBare: true, actorId: null, note, now: app.clock.now() });
  });
}
