import { randomUUID } from "node:crypto";
import { fail, isAppError } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { ConfirmPaymentBody } from "./confirm-payment-contract";
import { deliverStripeEvent } from "./deliver-stripe-event";
import type { ApiError, IntentObject } from "./emulator-object";
import { findNewestEvent } from "./emulator-store";

const ATTEMPTS = 10;

const TEST_METHODS = {
  succeeded: "pm_card_visa",
  declined: "pm_card_chargeDeclined",
  insufficient_funds: "pm_card_visa_chargeDeclinedInsufficientFunds",
  lost_card: "pm_card_visa_chargeDeclinedLostCard",
  expired_card: "pm_card_chargeDeclinedExpiredCard",
  incorrect_cvc: "pm_card_chargeDeclinedIncorrectCvc",
  requires_action: "pm_card_authenticationRequired",
  not_authenticated: "pm_card_authenticationRefused",
} as const;

/**
 * Does what the processor's form does in a browser, at the embedded processor. The event about it is delivered before
 * this returns where possible, else by its job. Throws NOT_FOUND while the real processor is configured or for an
 * unknown secret, PAYMENT_NOT_OPEN when the payment is settled or canceled, and PROCESSOR_UNAVAILABLE.
 */
export async function confirmPayment(app: App, { clientSecret, outcome }: ConfirmPaymentBody) {
  const emulator = app.stripeEmulator;
  const intentId = clientSecret.split("_secret_", 1)[0] ?? "";
  const intent = emulator && /^pi_\w+$/.test(intentId) ? await callEmulator(emulator.fetch, intentId) : null;
  if (!emulator || intent?.body.client_secret !== clientSecret) {
    return fail("NOT_FOUND", "There is no such payment at the embedded processor.");
  }
  const { status, body } = await callEmulator(emulator.fetch, `${intentId}/confirm`, TEST_METHODS[outcome]);
  if (status === 400) return fail("PAYMENT_NOT_OPEN", body.error?.message ?? "The payment is not open.");
  const eventId = await findNewestEvent(app.db, intentId);
  if (eventId && Math.random() >= emulator.controls.rates.reorderEvents) {
    await deliverStripeEvent(app, { eventId }).catch((error: unknown) =>
      app.log.warn({ err: error }, "an event of the embedded processor waits for its job"),
    );
  }
  return {
    status: body.error ? "requires_payment_method" : body.status,
    error: body.error ? { code: body.error.code ?? "card_declined", message: body.error.message } : null,
  };
}

/** Asks as the processor's form does: again, with the same key, when there is no answer. */
async function callEmulator(
  fetchEmulator: typeof fetch,
  path: string,
  paymentMethod?: string,
): Promise<{ status: number; body: Partial<IntentObject> & { error?: ApiError } }> {
  const init =
    paymentMethod === undefined
      ? {}
      : {
          method: "POST",
          headers: { "idempotency-key": randomUUID() },
          body: new URLSearchParams({ payment_method: paymentMethod }),
        };
  for (let attempt = 1; ; attempt++) {
    const response = await fetchEmulator(`https://api.stripe.com/v1/payment_intents/${path}`, init).catch(
      (error: unknown) => {
        if (isAppError(error)) throw error;
        return null;
      },
    );
    if (response && response.status < 500) return { status: response.status, body: await response.json() };
    if (attempt === ATTEMPTS)
      fail("PROCESSOR_UNAVAILABLE", "The payment processor does not answer. Try again.");
  }
}
