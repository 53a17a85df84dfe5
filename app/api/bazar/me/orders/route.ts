import { historyFilter } from "@/lib/accounts/diner-history";
import { bazarUser } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { listOrderHistory } from "@/lib/orders/list-order-history";
import { OrderHistory, OrderPageQuery } from "@/lib/orders/order-search-contract";

export const GET = endpoint({
  operationId: "listBazarOrders",
  summary: "Your orders across restaurants",
  description:
    "Orders placed while signed in; with a proven mailbox also those placed as a guest with its address.",
  tag: "Marketplace account",
  guard: bazarUser,
  query: OrderPageQuery,
  response: OrderHistory,
  errors: [],
  handle: ({ app, diner, query }) =>
    listOrderHistory(app, { orderer: historyFilter({ kind: "bazar" }, diner), query }),
});
