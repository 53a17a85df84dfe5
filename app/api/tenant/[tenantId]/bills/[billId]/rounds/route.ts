import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { addRound } from "@/lib/service/bills/add-round";
import { BillParams, BillWire, billView } from "@/lib/service/bills/bill-contract";
import { AddRoundRequest } from "@/lib/service/bills/round-contract";

export const POST = endpoint({
  operationId: "addRound",
  summary: "Add a round of items to a bill",
  description:
    "Prices come from the menu; counted stock is taken. A repeat with the same Idempotency-Key adds nothing and answers with the bill as it is now.",
  tag: "Bill management",
  guard: tenantStaffAccess,
  params: BillParams,
  body: AddRoundRequest,
  response: BillWire,
  errors: [
    "BILL_NOT_FOUND",
    "BILL_CLOSED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "TENANT_NOT_FOUND",
    "INVALID_ITEM",
    "OUT_OF_STOCK",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, body, request }) {
    const { bill, replayed } = await addRound(app, {
      tenantId: tenant.id,
      billId: params.billId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
