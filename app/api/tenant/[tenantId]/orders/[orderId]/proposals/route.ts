import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { OperatorOrder, OrderParams } from "@/lib/service/orders/order-contract";
import { ProposeOrderChangeBody } from "@/lib/service/orders/proposals/order-proposal-contract";
import { proposeOrderChange } from "@/lib/service/orders/proposals/propose-order-change";

export const POST = endpoint({
  operationId: "proposeOrderChange",
  summary: "Propose to the guest how a new order could be changed",
  description:
    "The guest is notified by email and on the order's page, and takes the change or cancels the order. Without an answer within `minutes` the order stays as it is. It can be accepted or rejected meanwhile, which ends the proposal.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: OrderParams,
  body: ProposeOrderChangeBody,
  response: OperatorOrder,
  errors: ["ORDER_NOT_FOUND", "ORDER_NOT_NEW", "PROPOSAL_OPEN", "INVALID_PROPOSAL"],
  idempotent: true,
  audited: true,
  handle: ({ app, tenant, actor, params, body }) =>
    proposeOrderChange(app, {
      tenantId: tenant.id,
      slug: tenant.slug,
      orderId: params.orderId,
      request: body,
      actor,
    }),
});
