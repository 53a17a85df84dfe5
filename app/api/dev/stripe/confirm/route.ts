import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { confirmPayment } from "@/lib/stripe-emulator/confirm-payment";
import { ConfirmPaymentAnswer, ConfirmPaymentBody } from "@/lib/stripe-emulator/confirm-payment-contract";

export const POST = endpoint({
  operationId: "confirmEmbeddedPayment",
  summary: "Pay at the embedded payment processor",
  description:
    "What the processor's form does in a browser. Not there while the real processor is configured.",
  tag: "Development",
  guard: publicAccess,
  body: ConfirmPaymentBody,
  response: ConfirmPaymentAnswer,
  errors: ["NOT_FOUND", "PAYMENT_NOT_OPEN"],
  handle: ({ app, body }) => confirmPayment(app, body),
});
