import { tenantAccess } from "@/lib/auth/staff-guards";
import { EscrowState } from "@/lib/escrow/escrow-contract";
import { readEscrow } from "@/lib/escrow/read-escrow";
import { endpoint } from "@/lib/http/endpoint";
import { OrderParams } from "@/lib/orders/order-contract";

export const GET = endpoint({
  operationId: "getOrderEscrow",
  summary: "Where the money of an order is",
  tag: "Orders",
  guard: tenantAccess,
  params: OrderParams,
  response: EscrowState,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, tenant, params }) => readEscrow(app, { tenantId: tenant.id, orderId: params.orderId }),
});
