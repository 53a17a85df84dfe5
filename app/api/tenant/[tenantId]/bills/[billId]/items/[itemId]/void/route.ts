import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { BillItemParams, BillWire, billView, VoidItemRequest } from "@/lib/service/bills/bill-contract";
import { voidItem } from "@/lib/service/bills/void-item";

export const POST = endpoint({
  operationId: "voidBillItem",
  summary: "Void an item of a bill, or some of its units",
  description:
    "A voided item stays visible with its reason; if only some units are voided, as a line of its own. Stock is returned unless `restock` is false.",
  tag: "Bill management",
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
