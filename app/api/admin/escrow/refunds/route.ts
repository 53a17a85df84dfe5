import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { refundByHand } from "@/lib/service/orders/refunds/refund-by-hand";
import { ManualRefundAnswer, ManualRefundBody } from "@/lib/service/orders/refunds/refund-contract";

export const POST = endpoint({
  operationId: "refundOrder",
  summary: "Refund a paid order, in part or in full",
  description:
    "Never more than was captured less refunds made or in progress. A repeat with the same Idempotency-Key answers with the current state of that refund. The ledger changes when the processor confirms.",
  tag: "Admin money",
  guard: superAdmin,
  body: ManualRefundBody,
  response: ManualRefundAnswer,
  errors: [
    "ORDER_NOT_FOUND",
    "NOT_REFUNDABLE",
    "REFUND_EXCEEDS_CAPTURED",
    "FRESH_SIGN_IN_REQUIRED",
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
