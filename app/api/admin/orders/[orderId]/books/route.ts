import { endpoint } from "@/lib/app/endpoint";
import { getOrderBooks } from "@/lib/oversight/books/get-order-books";
import { OrderBooks, OrderBooksParams } from "@/lib/oversight/books/order-books-contract";
import { superAdmin } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getOrderBooks",
  summary: "Get all money of an order, down to each entry of the ledger",
  description: "Rows and ledger are read at one moment; `comparison` sets one against the other.",
  tag: "Admin books",
  guard: superAdmin,
  params: OrderBooksParams,
  response: OrderBooks,
  errors: ["ORDER_NOT_FOUND"],
  handle: ({ app, params }) => getOrderBooks(app, params),
});
