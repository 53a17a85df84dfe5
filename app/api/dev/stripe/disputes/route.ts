import { endpoint } from "@/lib/app/endpoint";
import { disputePayment } from "@/lib/payments/stripe-emulator/dispute-payment";
import {
  DisputePaymentAnswer,
  DisputePaymentBody,
} from "@/lib/payments/stripe-emulator/dispute-payment-contract";
import { localDoor } from "@/lib/platform/http/local-door";

export const POST = endpoint({
  operationId: "disputeEmbeddedPayment",
  summary: "Dispute a payment at the embedded payment processor",
  description:
    "Does what a customer's bank does: takes a payment back, or decides about one. In demo mode only, for callers on the same machine; answers 404 to everybody else, and when the real processor is configured.",
  tag: "Local development",
  guard: localDoor,
  body: DisputePaymentBody,
  response: DisputePaymentAnswer,
  errors: ["NOT_FOUND", "PAYMENT_NOT_OPEN"],
  handle: ({ app, body }) => disputePayment(app, body),
});
