import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { csvOfList, wantsCsv } from "@/lib/platform/http/table-reply";
import { STAFF_ORDER_ERRORS } from "@/lib/service/orders/placement/place-order-errors";
import { placeStaffOrder } from "@/lib/service/orders/placement/place-staff-order";
import { readNamedOrder } from "@/lib/service/orders/placement/read-named-order";
import { StaffOrder, StaffOrderRequest } from "@/lib/service/orders/placement/staff-order-contract";
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

export const POST = endpoint({
  operationId: "placeStaffOrder",
  summary: "Take an order at the counter or on the phone",
  description:
    "By the rules of guests' orders, without their limit. Where a guest would be refused for a time, an address or a minimum, the answer has a warning. It is accepted at once unless it has to be paid online, with the link in `paymentUrl`. A repeat with the same Idempotency-Key answers with the order's current state.",
  tag: "Counter",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: StaffOrderRequest,
  response: StaffOrder,
  errors: [
    ...STAFF_ORDER_ERRORS,
    "INVALID_TRANSITION",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "PROCESSOR_UNAVAILABLE",
  ],
  idempotent: "in-use-case",
  async handle({ app, tenant, actor, request, body, sentBody, client }) {
    const { answer, replayed } = await placeStaffOrder(app, {
      ...(await readNamedOrder(app, { tenant, body })),
      ...{ sentBody, actor, locale: requestLocale(request, tenant.locales) },
      idempotencyKey: readIdempotencyKey(request),
      clientAddress: client.address,
    });
    return reply(answer, replayed ? { "idempotent-replayed": "true" } : {});
  },
});
