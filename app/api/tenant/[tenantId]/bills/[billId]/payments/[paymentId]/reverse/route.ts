import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import {
  BillPaymentParams,
  BillWire,
  billView,
  ReverseBillPaymentRequest,
} from "@/lib/service/bills/bill-contract";
import { reverseBillPayment } from "@/lib/service/bills/reverse-bill-payment";

export const POST = endpoint({
  operationId: "reverseBillPayment",
  summary: "Reverse a payment in cash or by an external method that was entered by mistake",
  description:
    "On an open bill, once and as a whole. The payment stays visible, with who reversed it and why. A payment online is refunded instead.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillPaymentParams,
  body: ReverseBillPaymentRequest,
  response: BillWire,
  errors: [
    "BILL_NOT_FOUND",
    "BILL_CLOSED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "BILL_PAYMENT_NOT_FOUND",
    "BILL_PAYMENT_SETTLED",
  ],
  idempotent: "in-use-case",
  audited: true,
  async handle({ app, tenant, actor, params, body, request }) {
    const { bill, replayed } = await reverseBillPayment(app, {
      tenantId: tenant.id,
      billId: params.billId,
      paymentId: params.paymentId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      reason: body.reason,
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
