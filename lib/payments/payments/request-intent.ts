import type { App } from "@/lib/payments/app";
import type { ProcessorIntent } from "@/lib/payments/processor/processor";
import { statementSuffix } from "@/lib/payments/processor/statement-suffix";
import type { Subject } from "@/lib/payments/subject/subject";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { methodTypesOf, type OnlineMethod } from "./payment-method";
import { refuseIntent } from "./refuse-intent";

/**
 * Has the processor make the intent of a payment, with the payment's id as idempotency key. Throws AMOUNT_TOO_SMALL where
 * the processor says so, and PROCESSOR_UNAVAILABLE.
 */
export async function requestIntent(
  app: App,
  input: {
    tenant: ShopTenant;
    paymentId: string;
    subject: Subject;
    method: OnlineMethod;
    amountMinor: number;
    description: string;
  },
): Promise<ProcessorIntent & { clientSecret: string }> {
  const { tenant, paymentId, subject, method, amountMinor, description } = input;
  const { currency } = tenant;
  const made = await app.payments.createIntent({
    paymentId,
    subject,
    tenantId: tenant.id,
    amountMinor,
    currency,
    methodTypes: methodTypesOf(method, tenant, amountMinor),
    description,
    statementSuffix: statementSuffix(tenant, await app.processorMethods.statementPrefix()),
  });
  if (made.ok && made.value.clientSecret) return { ...made.value, clientSecret: made.value.clientSecret };
  return refuseIntent(app, { paymentId, amountMinor, currency }, made);
}
