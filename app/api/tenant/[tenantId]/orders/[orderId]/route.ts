import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { changeOrderStatus } from "@/lib/service/orders/life/change-order-status";
import { ChangeOrderStatusBody } from "@/lib/service/orders/life/order-change-contract";
import { OperatorOrder, OrderParams } from "@/lib/service/orders/order-contract";
import { getOperatorOrder } from "@/lib/service/orders/views/read-operator-order";

export const GET = endpoint({
  operationId: "getTenantOrder",
  summary: "Get an order as staff",
  description: "With its timeline, its payment and refunds, and the statuses that it can move to.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: OrderParams,
  response: OperatorOrder,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    getOperatorOrder(app, { tenantId: tenant.id, orderId: params.orderId }),
});

export const PATCH = endpoint({
  operationId: "changeOrderStatus",
  summary: "Move an order to its next status, cancel or reject it",
  description:
    "Everybody on the restaurant's team can cancel a delivered order for 24 hours; after that, only its owner can. An order that is `ready` sooner after `preparing` than food can be made, within 60 seconds unless the platform sets another time, is `flagged`: money of it that the platform holds is released once a super-admin has looked. Orders in cash, or paid with the restaurant itself, wait for nobody, flagged or not.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: OrderParams,
  body: ChangeOrderStatusBody,
  response: OperatorOrder,
  errors: ["ORDER_NOT_FOUND", "INVALID_TRANSITION"],
  // A board that was offline sends its moves again and has to learn what became of them.
  idempotent: true,
  audited: ({ status }) => status === "canceled" || status === "rejected",
  handle: ({ app, tenant, actor, params, body }) =>
    changeOrderStatus(app, {
      tenantId: tenant.id,
      orderId: params.orderId,
      change: body,
      actor,
    }),
});
