import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { csvOfList, wantsCsv } from "@/lib/platform/http/table-reply";
import { listOrders } from "@/lib/service/orders/views/list-orders";
import { ORDER_TABLE } from "@/lib/service/orders/views/order-csv";
import { OrderList, OrderListQuery } from "@/lib/service/orders/views/order-list-contract";

export const GET = endpoint({
  operationId: "listOrders",
  summary: "List a restaurant's orders, newest first",
  description:
    "As CSV with `Accept: text/csv` or `?format=csv`; where its next page begins is in the header `X-Next-Cursor`, and `all=true` saves every page.",
  tag: "Order management",
  guard: tenantStaffAccess,
  params: TenantParams,
  query: OrderListQuery,
  response: OrderList,
  errors: [],
  handle: ({ app, tenant: { id: tenantId, timeZone }, request, query }) => {
    const read = (page: OrderListQuery) => listOrders(app, { tenantId, timeZone, query: page });
    return wantsCsv(request, query) ? csvOfList(ORDER_TABLE, query, read) : read(query);
  },
});
