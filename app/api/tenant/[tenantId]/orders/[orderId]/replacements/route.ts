import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { OrderParams } from "@/lib/service/orders/order-contract";
import { listReplacements } from "@/lib/service/orders/proposals/list-replacements";
import { ReplacementList } from "@/lib/service/orders/proposals/replacement-contract";

export const GET = endpoint({
  operationId: "listOrderReplacements",
  summary: "List the dishes that can replace those of an order",
  description:
    "What proposeOrderChange would take: dishes that are available when the order is due, need no options, and are taxed at the same rate. In the order of the menu.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: OrderParams,
  response: ReplacementList,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, tenant, params }) =>
    listReplacements(app, { tenantId: tenant.id, slug: tenant.slug, orderId: params.orderId }),
});
