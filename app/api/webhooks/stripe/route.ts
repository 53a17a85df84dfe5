import { endpoint } from "@/lib/app/endpoint";
import { ProcessorEventTaken } from "@/lib/payments/processor-events/processor-event-contract";
import { receiveProcessorEvent } from "@/lib/payments/processor-events/receive-processor-event";
import { publicAccess } from "@/lib/platform/http/guard";
import { MAX_BODY_BYTES, readBytes } from "@/lib/platform/http/request-body";

export const POST = endpoint({
  operationId: "receiveStripeEvent",
  summary: "Receive an event from the payment processor",
  description:
    "Signed by the processor over the raw body (`Stripe-Signature`), at most 300 seconds old. An event of the other mode (live or test) is acknowledged and has no effect.",
  tag: "Operations",
  guard: publicAccess,
  response: ProcessorEventTaken,
  errors: ["INVALID_SIGNATURE", "VALIDATION_FAILED", "PAYLOAD_TOO_LARGE", "PROCESSOR_UNAVAILABLE"],
  async handle({ app, request }) {
    const rawBody = new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES));
    await receiveProcessorEvent(app, { rawBody, signature: request.headers.get("stripe-signature") });
    return { received: true };
  },
});
