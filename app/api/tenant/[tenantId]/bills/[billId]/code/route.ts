import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { BillParams, BillWire, billView } from "@/lib/service/bills/bill-contract";
import { renewBillCode } from "@/lib/service/bills/renew-bill-code";

export const POST = endpoint({
  operationId: "renewBillCode",
  summary: "Give a bill another code for its guests",
  description: "The previous code stops working. Guests who have opened the bill keep access to it.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  response: BillWire,
  errors: ["BILL_NOT_FOUND", "BILL_CLOSED", "IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request }) {
    const { bill, replayed } = await renewBillCode(app, {
      tenantId: tenant.id,
      billId: params.billId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
