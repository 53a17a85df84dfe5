import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { FoundOrders, OrderSearchQuery } from "@/lib/service/orders/views/order-search-contract";
import { searchAllOrders } from "@/lib/service/orders/views/search-all-orders";

export const GET = endpoint({
  operationId: "searchAllOrders",
  summary: "Search the orders of all restaurants, newest first",
  tag: "Admin money",
  guard: superAdmin,
  query: OrderSearchQuery,
  response: FoundOrders,
  errors: [],
  handle: ({ app, query }) => searchAllOrders(app, query),
});
