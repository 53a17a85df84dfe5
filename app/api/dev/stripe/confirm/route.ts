import { endpoint } from "@/lib/app/endpoint";
import { confirmPayment } from "@/lib/payments/stripe-emulator/confirm-payment";
import {
  ConfirmPaymentAnswer,
  ConfirmPaymentBody,
} from "@/lib/payments/stripe-emulator/confirm-payment-contract";
import { localDoor } from "@/lib/platform/http/local-door";

export const POST = endpoint({
  operationId: "confirmEmbeddedPayment",
  summary: "Pay at the embedded payment processor",
  description:
    "What the processor's form does in a browser. On a demo, to callers on the same machine; answers 404 to everybody else, and while the real processor is configured.",
  tag: "Development",
  guard: localDoor,
  body: ConfirmPaymentBody,
  response: ConfirmPaymentAnswer,
  errors: ["NOT_FOUND", "PAYMENT_NOT_OPEN", "PROCESSOR_UNAVAILABLE"],
  handle: ({ app, body }) => confirmPayment(app, body),
});
