import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { editOrder } from "@/lib/service/orders/edits/edit-order";
import { EDIT_ORDER_ERRORS } from "@/lib/service/orders/edits/edit-order-errors";
import { EditedOrder, OrderEditBody } from "@/lib/service/orders/edits/order-edit-contract";
import { OrderParams } from "@/lib/service/orders/order-contract";

export const POST = endpoint({
  operationId: "editOrder",
  summary: "Change the lines of an order that staff took",
  description:
    "Until it is prepared. Lines that stay keep their price. The kitchen gets a ticket that says so; what was paid too much is given back by the way it came, and what is missing is left to take. Guests' own orders are changed by a proposal.",
  tag: "Counter",
  guard: tenantStaffAccess,
  params: OrderParams,
  body: OrderEditBody,
  response: EditedOrder,
  errors: [...EDIT_ORDER_ERRORS, "IDEMPOTENCY_KEY_REUSED", "REQUEST_IN_PROGRESS"],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, params, request, body }) {
    const { orderId } = params;
    const idempotencyKey = readIdempotencyKey(request);
    const { answer, replayed } = await editOrder(app, { tenant, orderId, body, actor, idempotencyKey });
    return reply(answer, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
