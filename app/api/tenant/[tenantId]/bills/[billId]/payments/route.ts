import { tenantStaffAccess } from "@/lib/auth/staff-guards";
import { BillParams, BillWire, billView, PayBillRequest } from "@/lib/bills/bill-contract";
import { payBill } from "@/lib/bills/pay-bill";
import { endpoint } from "@/lib/http/endpoint";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { reply } from "@/lib/http/reply";

export const POST = endpoint({
  operationId: "payBill",
  summary: "Take a payment for a bill",
  description:
    "An amount, one of several equal shares, or chosen items. Never more than is open. A repeat with the same Idempotency-Key pays nothing and answers with the bill as it stands.",
  tag: "Bills",
  guard: tenantStaffAccess,
  params: BillParams,
  body: PayBillRequest,
  response: BillWire,
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
  ],
  idempotent: true,
  async handle({ app, tenant, actor, params, body, request }) {
    const { bill, replayed } = await payBill(app, {
      tenantId: tenant.id,
      billId: params.billId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
