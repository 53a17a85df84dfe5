import { fail } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { newId } from "@/lib/core/ids/ids";
import { formatMoney, parseMajor, toMajor, toMinor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { isTooSmallToCharge, tooSmallMessage } from "@/lib/payments/payments/minimum-charge";
import { paymentMethodsOf } from "@/lib/payments/payments/payment-methods-contract";
import { insertPayment } from "@/lib/payments/payments/payment-store";
import { requestIntent } from "@/lib/payments/payments/request-intent";
import { claimIntent, insertUnclaimedIntent } from "@/lib/payments/payments/unclaimed-intent-store";
import { purchaseSubject } from "@/lib/payments/subject/subject";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { PendingGiftCard, PurchaseGiftCardBody } from "./gift-card-contract";
import { type PurchaseLimits, purchaseLimits } from "./gift-card-limits";
import { insertPurchase } from "./gift-card-purchase-store";

/**
 * Begins to buy a gift card. The card is made when its payment arrives, or when staff confirms it where no card
 * processor is enabled. Throws VALIDATION_FAILED for an amount finer than the currency or beyond `purchaseLimits`,
 * AMOUNT_TOO_SMALL and PROCESSOR_UNAVAILABLE.
 */
export async function purchaseGiftCard(
  app: App,
  { tenant, request, locale }: { tenant: ShopTenant; request: PurchaseGiftCardBody; locale: string },
): Promise<PendingGiftCard> {
  const { amount, ...people } = request;
  const { currency } = tenant;
  const amountMinor =
    parseMajor(amount, currency) ?? refuseField("amount", `must be a valid amount in ${currency}`);
  refuseBeyond(purchaseLimits(currency), amountMinor, currency);
  const { card } = paymentMethodsOf(tenant, await app.processorMethods.current());
  if (card && isTooSmallToCharge(amountMinor, currency))
    fail("AMOUNT_TOO_SMALL", tooSmallMessage(amountMinor, currency));
  const pendingId = newId("gfp");
  const { id: tenantId } = tenant;
  const intent = card ? await makeIntent(app, { tenant, pendingId, amountMinor }) : null;
  const payable = intent ? { clientSecret: intent.clientSecret } : {};
  const answer = { pendingId, amount: toMajor(amountMinor, currency), ...payable };
  const createdAt = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (intent && !(await claimIntent(tx, { tenantId, paymentId: pendingId }))) refuseLate();
    await insertPurchase(tx, {
      ...people,
      tenantId,
      id: pendingId,
      amountMinor,
      currency,
      locale,
      createdAt,
    });
    const payment = {
      tenantId,
      paymentId: pendingId,
      subject: purchaseSubject(pendingId),
      amountMinor,
      currency,
    };
    if (intent)
      await insertPayment(tx, {
        ...payment,
        intentId: intent.id,
        clientSecret: intent.clientSecret,
        createdAt,
      });
    keepAnswer(answer);
  });
  return answer;
}

function refuseBeyond({ least, most }: PurchaseLimits, amountMinor: number, currency: string): void {
  const [leastMinor, mostMinor] = [toMinor(least, currency), toMinor(most, currency)];
  if (amountMinor >= leastMinor && amountMinor <= mostMinor) return;
  const [from, to] = [leastMinor, mostMinor].map((minor) => formatMoney(minor, currency, "en"));
  refuseField("amount", `must be from ${from} to ${to}`);
}

function refuseLate(): never {
  return fail(
    "PROCESSOR_UNAVAILABLE",
    "The payment processor took too long. Nothing was charged; try again.",
  );
}

/** An intent whose purchase is never written is never shown to anybody, so nobody can pay it; it is canceled. */
async function makeIntent(
  app: App,
  { tenant, pendingId, amountMinor }: { tenant: ShopTenant; pendingId: string; amountMinor: number },
): Promise<{ id: string; clientSecret: string }> {
  const asked = { tenantId: tenant.id, paymentId: pendingId, askedAt: app.clock.now(), givenUpAt: null };
  await insertUnclaimedIntent(app.db.prisma, asked);
  const description = `Gift card of ${tenant.name}`;
  const subject = purchaseSubject(pendingId);
  return requestIntent(app, {
    tenant,
    paymentId: pendingId,
    subject,
    method: "stripe",
    amountMinor,
    description,
  });
}
