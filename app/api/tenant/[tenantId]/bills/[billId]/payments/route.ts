import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { BillParams, BillPaymentAnswer, billView, PayBillRequest } from "@/lib/service/bills/bill-contract";
import { payBill } from "@/lib/service/bills/pay-bill";

export const POST = endpoint({
  operationId: "payBill",
  summary: "Take a payment for a bill",
  description:
    "Pay an amount, one of several equal shares, or chosen items: exactly one of the three. Never more than is open and not being paid. Cash and `external` methods are paid at once; the others return a clientSecret and hold their amount for 3 minutes, and for 30 once the form is sent. A repeat with the same Idempotency-Key pays nothing and answers with the bill as it is now.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  body: PayBillRequest,
  response: BillPaymentAnswer,
  errors: [
    "BILL_NOT_FOUND",
    "BILL_CLOSED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "PAYMENT_METHOD_UNAVAILABLE",
    "BILL_ITEM_NOT_FOUND",
    "BILL_ITEM_SETTLED",
    "BILL_SHARE_PAID",
    "PAYMENT_EXCEEDS_OPEN",
    "INVALID_TIP",
    "AMOUNT_TOO_SMALL",
    "PAYMENT_NOT_OPEN",
    "TENANT_NOT_FOUND",
    "PROCESSOR_UNAVAILABLE",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, body, request }) {
    const { bill, paymentId, clientSecret, replayed } = await payBill(app, {
      tenantId: tenant.id,
      billId: params.billId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    const answer = { ...billView(bill), paymentId, clientSecret };
    return reply(answer, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
