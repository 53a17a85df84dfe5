import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import { requestIntent } from "@/lib/payments/payments/request-intent";
import { insertUnclaimedIntent } from "@/lib/payments/payments/unclaimed-intent-store";
import { depositSubject } from "@/lib/payments/subject/subject";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { DepositIntent } from "./deposit-intent";

/**
 * Has the processor make the intent of a deposit. One that no booking takes into use is shown to nobody, so nobody can
 * pay it, and is canceled. Throws PAYMENT_METHOD_UNAVAILABLE where the restaurant takes no cards online,
 * AMOUNT_TOO_SMALL and PROCESSOR_UNAVAILABLE.
 */
export async function makeDepositIntent(
  app: App,
  { tenant, reservationId, amountMinor }: { tenant: ShopTenant; reservationId: string; amountMinor: number },
): Promise<DepositIntent> {
  const { card } = paymentMethodsOf(tenant, await app.processorMethods.current());
  if (!card) {
    fail(
      "PAYMENT_METHOD_UNAVAILABLE",
      `${tenant.name} asks for a deposit, which cannot be paid online right now. Call the restaurant.`,
      { reason: "NOT_TAKEN" },
    );
  }
  const paymentId = newId("pay");
  const asked = { tenantId: tenant.id, paymentId, askedAt: app.clock.now(), givenUpAt: null };
  await insertUnclaimedIntent(app.db.prisma, asked);
  const { id: intentId, clientSecret } = await requestIntent(app, {
    tenant,
    paymentId,
    subject: depositSubject(reservationId),
    method: "stripe",
    amountMinor,
    description: `Deposit for a table at ${tenant.name}`,
  });
  return { paymentId, intentId, clientSecret, amountMinor, currency: tenant.currency };
}
