import { eraseGuestOrder } from "@/lib/accounts/erase-guest-order";
import { endpoint } from "@/lib/http/endpoint";
import { OrderParams } from "@/lib/orders/order-contract";
import { EraseOrderBody } from "@/lib/orders/order-search-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";

export const POST = endpoint({
  operationId: "eraseGuestOrder",
  summary: "Erase who placed a finished order, as its customer",
  description: "What was sold stays in the books, without name, address and contact.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  body: EraseOrderBody,
  response: null,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND", "ERASURE_BLOCKED"],
  handle: ({ app, shop, params, body }) =>
    eraseGuestOrder(app, { shop, orderId: params.orderId, email: body.email }),
});
