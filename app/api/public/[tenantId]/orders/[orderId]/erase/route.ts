import { endpoint } from "@/lib/app/endpoint";
import { eraseGuestOrder } from "@/lib/oversight/privacy/erase-guest-order";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { EraseOrderBody } from "@/lib/service/orders/views/order-search-contract";

export const POST = endpoint({
  operationId: "eraseGuestOrder",
  summary: "Erase the customer's data from a finished order, as its customer",
  description: "What was sold stays in the books, without name, address and contact details.",
  tag: "Orders",
  guard: publicTenant,
  params: OrderParams,
  body: EraseOrderBody,
  response: null,
  errors: ["TENANT_NOT_FOUND", "ORDER_NOT_FOUND", "ERASURE_BLOCKED"],
  handle: ({ app, shop, params, body }) =>
    eraseGuestOrder(app, { shop, orderId: params.orderId, email: body.email }),
});
