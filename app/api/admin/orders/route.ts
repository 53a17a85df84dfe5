import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { FoundOrders, OrderSearchQuery } from "@/lib/service/orders/views/order-search-contract";
import { searchAllOrders } from "@/lib/service/orders/views/search-all-orders";

export const GET = endpoint({
  operationId: "searchAllOrders",
  summary: "Search the orders of all restaurants, newest first",
  description:
    "By number, whole email or id. What an order says of its guest is left out, unless a support visit is under way there.",
  tag: "Admin money",
  guard: superAdmin,
  query: OrderSearchQuery,
  response: FoundOrders,
  errors: [],
  handle: ({ app, query }) => searchAllOrders(app, query),
});
