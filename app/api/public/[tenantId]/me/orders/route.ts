import { historyFilter } from "@/lib/accounts/diner-history";
import { customer } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listOrderHistory } from "@/lib/orders/list-order-history";
import { OrderHistory, OrderPageQuery } from "@/lib/orders/order-search-contract";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listCustomerOrders",
  summary: "Your orders at this restaurant",
  description:
    "Orders placed while signed in; with a proven mailbox also those placed as a guest with its address.",
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
