import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import { methodTypesOf, type OnlineMethod } from "@/lib/payments/payments/processor";
import { refuseIntent } from "@/lib/payments/payments/refuse-intent";
import { inSqlTransaction } from "@/lib/platform/db/transaction";
import { answerClaim, type IdempotencyClaim } from "@/lib/platform/idempotency/idempotency-store";
import type { ShopTenant } from "@/lib/restaurant/menu/shop";
import { type BillPaymentRef, keepIntent } from "./bill-payment-store";
import { lockBill } from "./bill-store";
import { freePendingPayment } from "./free-pending-payment";

/**
 * Has the processor make the intent of a pending payment, with the payment's id as idempotency key, and stores it with
 * the answer to the request. A processor that does not answer or refuses frees what the payment held. Throws
 * PROCESSOR_UNAVAILABLE, AMOUNT_TOO_SMALL, and PAYMENT_NOT_OPEN when the payment was given up meanwhile.
 */
export async function requestBillIntent(
  app: App,
  input: BillPaymentRef & {
    tenant: ShopTenant;
    method: OnlineMethod;
    amountMinor: number;
    claim: IdempotencyClaim | null;
  },
): Promise<void> {
  const { paymentId, claim } = input;
  const intent = await makeIntent(app, input).catch(async (error: unknown) => {
    await giveUp(app, input);
    throw error;
  });
  const kept = await inSqlTransaction(app.db, async (client) => {
    if (!(await keepIntent(client, { ...input, ...intent }))) return false;
    if (claim && !(await answerClaim(client, claim, { response: paymentId, orderId: paymentId }))) {
      fail("REQUEST_IN_PROGRESS", "Another request with this Idempotency-Key took over. Try again shortly.");
    }
    return true;
  });
  if (kept) return;
  await app.payments.cancelIntent({ intentId: intent.intentId, paymentId });
  fail("PAYMENT_NOT_OPEN", "The payment was canceled meanwhile. Begin a new one.");
}

type Intent = { intentId: string; clientSecret: string };

async function makeIntent(
  app: App,
  input: BillPaymentRef & { tenant: ShopTenant; method: OnlineMethod; amountMinor: number },
): Promise<Intent> {
  const { tenant, method, paymentId, amountMinor } = input;
  const made = await app.payments.createIntent({
    paymentId,
    orderId: paymentId,
    tenantId: tenant.id,
    amountMinor,
    currency: tenant.currency,
    methodTypes: methodTypesOf(method, tenant, tenant.currency),
    description: `Bill at ${tenant.name}`,
  });
  if (made.ok && made.value.clientSecret) {
    return { intentId: made.value.id, clientSecret: made.value.clientSecret };
  }
  return refuseIntent(app, { paymentId, amountMinor, currency: tenant.currency }, made);
}

async function giveUp(app: App, ref: BillPaymentRef): Promise<void> {
  await inSqlTransaction(app.db, async (client) => {
    const run = client;
    await lockBill(run, ref);
    const note = "The payment processor did not take it";
    await freePendingPayment(run, { ...ref, ifBare: true, actorId: null, note, now: app.clock.now() });
  });
}
