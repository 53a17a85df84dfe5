import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { EDIT_ORDER_ERRORS } from "@/lib/service/orders/edits/edit-order-errors";
import { OrderEditBody, OrderEditQuote } from "@/lib/service/orders/edits/order-edit-contract";
import { quoteOrderEdit } from "@/lib/service/orders/edits/quote-order-edit";
import { OrderParams } from "@/lib/service/orders/order-contract";

export const POST = endpoint({
  operationId: "quoteOrderEdit",
  summary: "Price a change of an order's lines before it is made",
  description: "What editOrder would make of the total. Nothing is kept or reserved.",
  tag: "Counter",
  guard: tenantStaffAccess,
  params: OrderParams,
  body: OrderEditBody,
  response: OrderEditQuote,
  errors: EDIT_ORDER_ERRORS,
  handle: ({ app, tenant, actor, params, body }) =>
    quoteOrderEdit(app, { tenant, orderId: params.orderId, body, actor }),
});
