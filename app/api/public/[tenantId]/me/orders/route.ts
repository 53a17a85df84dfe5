import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { customer } from "@/lib/people/auth/diner-guards";
import { listOrderHistory } from "@/lib/service/orders/views/list-order-history";
import { OrderHistory, OrderPageQuery } from "@/lib/service/orders/views/order-search-contract";

export const GET = endpoint({
  operationId: "listCustomerOrders",
  summary: "List your orders at this restaurant",
  description:
    "Orders placed while signed in and, once the email is confirmed, also those placed as a guest with its address.",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  query: OrderPageQuery,
  response: OrderHistory,
  errors: ["TENANT_NOT_FOUND"],
  handle: ({ app, shop, diner, query }) =>
    listOrderHistory(app, {
      orderer: historyFilter({ kind: "customer", tenantId: shop.tenant.id }, diner),
      query,
    }),
});
