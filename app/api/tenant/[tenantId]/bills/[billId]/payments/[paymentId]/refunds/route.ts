import { tenantAccess } from "@/lib/auth/staff-guards";
import { BillPaymentParams, BillWire, billView, RefundBillPaymentRequest } from "@/lib/bills/bill-contract";
import { refundBillPayment } from "@/lib/bills/refund-bill-payment";
import { endpoint } from "@/lib/http/endpoint";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { reply } from "@/lib/http/reply";

export const POST = endpoint({
  operationId: "refundBillPayment",
  summary: "Refund an online payment of a bill, a part or all of it",
  description:
    "Also after the bill was closed. While it is open, what went back can be paid again once the processor confirms.",
  tag: "Bills",
  guard: tenantAccess,
  audited: true,
  params: BillPaymentParams,
  body: RefundBillPaymentRequest,
  response: BillWire,
  errors: [
    "BILL_NOT_FOUND",
    "BILL_PAYMENT_NOT_FOUND",
    "NOT_REFUNDABLE",
    "REFUND_EXCEEDS_CAPTURED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, body, request }) {
    const { bill, replayed } = await refundBillPayment(app, {
      tenantId: tenant.id,
      billId: params.billId,
      paymentId: params.paymentId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
