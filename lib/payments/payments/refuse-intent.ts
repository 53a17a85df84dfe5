import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { Answer, ProcessorIntent } from "@/lib/payments/processor/processor";
import { TOO_SMALL_AT_PROCESSOR, tooSmallMessage } from "./minimum-charge";

/**
 * Ends a request whose payment intent the processor refused. Throws AMOUNT_TOO_SMALL where the processor says so, else
 * PROCESSOR_UNAVAILABLE.
 */
export function refuseIntent(
  app: App,
  payment: { paymentId: string; amountMinor: number; currency: string },
  made: Answer<ProcessorIntent>,
): never {
  const { paymentId, amountMinor, currency } = payment;
  const refusal = made.ok ? "no client secret" : made.code;
  app.log.error({ paymentId, refusal }, "the processor did not create an intent");
  if (refusal === TOO_SMALL_AT_PROCESSOR) fail("AMOUNT_TOO_SMALL", tooSmallMessage(amountMinor, currency));
  return fail(
    "PROCESSOR_UNAVAILABLE",
    "The payment processor refused this payment. Nothing was charged; try again or choose another method.",
  );
}
