import { endpoint } from "@/lib/app/endpoint";
import { confirmPayment } from "@/lib/payments/stripe-emulator/confirm-payment";
import {
  ConfirmPaymentAnswer,
  ConfirmPaymentBody,
} from "@/lib/payments/stripe-emulator/confirm-payment-contract";
import { localDoor } from "@/lib/platform/http/local-door";

export const POST = endpoint({
  operationId: "confirmEmbeddedPayment",
  summary: "Confirm a payment at the embedded payment processor",
  description:
    "Does what the processor's form does in a browser. In demo mode only, for callers on the same machine; answers 404 to everybody else, and when the real processor is configured.",
  tag: "Local development",
  guard: localDoor,
  body: ConfirmPaymentBody,
  response: ConfirmPaymentAnswer,
  errors: ["NOT_FOUND", "PAYMENT_NOT_OPEN", "PROCESSOR_UNAVAILABLE"],
  handle: ({ app, body }) => confirmPayment(app, body),
});
