import { endpoint } from "@/lib/app/endpoint";
import { EscrowState } from "@/lib/payments/escrow/escrow-contract";
import { impersonal, tenantAccess } from "@/lib/people/auth/staff-guards";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { readEscrow } from "@/lib/service/orders/views/read-escrow";

export const GET = endpoint({
  operationId: "getOrderEscrow",
  summary: "Get the escrow of an order",
  description: "What is held of its payment, and when it is released.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: OrderParams,
  response: EscrowState,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, tenant, params }) => readEscrow(app, { tenantId: tenant.id, orderId: params.orderId }),
});
