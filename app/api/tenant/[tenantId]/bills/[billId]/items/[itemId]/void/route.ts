import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { BillItemParams, BillWire, billView, VoidItemRequest } from "@/lib/service/bills/bill-contract";
import { voidItem } from "@/lib/service/bills/void-item";

export const POST = endpoint({
  operationId: "voidBillItem",
  summary: "Take an item, or some of its units, off a bill",
  description:
    "What was voided stays to be seen with its reason, some of the units as a line of their own. Stock goes back unless restock is false.",
  tag: "Bills",
  guard: tenantStaffAccess,
  params: BillItemParams,
  body: VoidItemRequest,
  response: BillWire,
  errors: [
    "BILL_NOT_FOUND",
    "BILL_CLOSED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "BILL_ITEM_NOT_FOUND",
    "BILL_ITEM_SETTLED",
  ],
  idempotent: "in-use-case",
  audited: true,
  async handle({ app, tenant, actor, params, body, request }) {
    const { bill, replayed } = await voidItem(app, {
      tenantId: tenant.id,
      billId: params.billId,
      itemId: params.itemId,
      actorId: actor.userId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
    });
    return reply(billView(bill), replayed ? { "idempotent-replayed": "true" } : {});
  },
});
