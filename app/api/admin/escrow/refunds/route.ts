import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { refundByHand } from "@/lib/payments/refund-by-hand";
import { ManualRefundAnswer, ManualRefundBody } from "@/lib/payments/refund-contract";

export const POST = endpoint({
  operationId: "refundOrder",
  summary: "Refund a part or all of a paid order",
  description:
    "Never more than was captured and is not on its way back. The ledger moves when the processor confirms.",
  tag: "Platform",
  guard: superAdmin,
  body: ManualRefundBody,
  response: ManualRefundAnswer,
  errors: ["ORDER_NOT_FOUND", "NOT_REFUNDABLE", "REFUND_EXCEEDS_CAPTURED"],
  handle: ({ app, body }) => refundByHand(app, body),
});
