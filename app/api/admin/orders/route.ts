import { superAdmin } from "@/lib/auth/staff-guards";
import { endpoint } from "@/lib/http/endpoint";
import { FoundOrders, OrderSearchQuery } from "@/lib/orders/order-search-contract";
import { searchAllOrders } from "@/lib/orders/search-all-orders";

export const GET = endpoint({
  operationId: "searchAllOrders",
  summary: "Orders of all restaurants, newest first",
  tag: "Platform",
  guard: superAdmin,
  query: OrderSearchQuery,
  response: FoundOrders,
  errors: [],
  handle: ({ app, query }) => searchAllOrders(app, query),
});
