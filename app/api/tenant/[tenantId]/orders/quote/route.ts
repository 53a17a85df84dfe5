import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { STAFF_ORDER_ERRORS } from "@/lib/service/orders/placement/place-order-errors";
import { quoteStaffOrder } from "@/lib/service/orders/placement/quote-staff-order";
import { readNamedOrder } from "@/lib/service/orders/placement/read-named-order";
import { OrderQuote, StaffOrderRequest } from "@/lib/service/orders/placement/staff-order-contract";

export const POST = endpoint({
  operationId: "quoteStaffOrder",
  summary: "Price an order before it is taken",
  description: "What placeStaffOrder would charge and warn of now. Nothing is kept or reserved.",
  tag: "Counter",
  guard: tenantStaffAccess,
  params: TenantParams,
  body: StaffOrderRequest,
  response: OrderQuote,
  errors: STAFF_ORDER_ERRORS,
  async handle({ app, tenant, actor, request, body }) {
    const named = await readNamedOrder(app, { tenant, body });
    return quoteStaffOrder(app, { ...named, actor, locale: requestLocale(request, tenant.locales) });
  },
});
