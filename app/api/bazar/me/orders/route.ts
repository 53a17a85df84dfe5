import { endpoint } from "@/lib/app/endpoint";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { listOrderHistory } from "@/lib/service/orders/views/list-order-history";
import { OrderHistory, OrderPageQuery } from "@/lib/service/orders/views/order-search-contract";

export const GET = endpoint({
  operationId: "listBazarOrders",
  summary: "List your orders at all restaurants",
  description:
    "Orders placed while signed in and, once the email is confirmed, also those placed as a guest with its address.",
  tag: "Marketplace account",
  guard: bazarUser,
  query: OrderPageQuery,
  response: OrderHistory,
  errors: [],
  handle: ({ app, diner, query }) =>
    listOrderHistory(app, { orderer: historyFilter({ kind: "bazar" }, diner), query }),
});
