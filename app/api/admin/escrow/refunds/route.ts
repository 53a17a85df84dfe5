import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { refundByHand } from "@/lib/service/orders/refund-by-hand";
import { ManualRefundAnswer, ManualRefundBody } from "@/lib/service/orders/refund-contract";

export const POST = endpoint({
  operationId: "refundOrder",
  summary: "Refund a part or all of a paid order",
  description:
    "Never more than was captured and is not on its way back, and once per Idempotency-Key: a repeat tells how that " +
    "refund stands now. The ledger moves when the processor confirms.",
  tag: "Platform",
  guard: superAdmin,
  body: ManualRefundBody,
  response: ManualRefundAnswer,
  errors: [
    "ORDER_NOT_FOUND",
    "NOT_REFUNDABLE",
    "REFUND_EXCEEDS_CAPTURED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
  idempotent: "in-use-case",
  async handle({ app, actor, request, body }) {
    const idempotencyKey = readIdempotencyKey(request);
    const { refund, replayed } = await refundByHand(app, { request: body, actor, idempotencyKey });
    return reply(refund, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
