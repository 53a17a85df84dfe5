import { endpoint } from "@/lib/app/endpoint";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import {
  BillPaymentParams,
  BillWire,
  billView,
  RefundBillPaymentRequest,
} from "@/lib/service/bills/bill-contract";
import { refundBillPayment } from "@/lib/service/bills/refund-bill-payment";

export const POST = endpoint({
  operationId: "refundBillPayment",
  summary: "Refund a payment of a bill, in part or in full",
  description:
    "Also after the bill is closed. Money paid online is back once the processor confirms it, and can then be paid again on a bill that is open; what the restaurant took itself is back at once, the way it came. More than 100 euros of one payment, or as much in its currency, need a fresh sign-in.",
  tag: "Bill management",
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
    "FRESH_SIGN_IN_REQUIRED",
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
      signIn: actor.signIn,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
