import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { GuestDataLinkBody } from "@/lib/oversight/privacy/guest-data-contract";
import { requestGuestDataLink } from "@/lib/oversight/privacy/request-guest-data-link";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "requestGuestDataLink",
  summary: "Request a link to what a restaurant keeps about a guest",
  description:
    "For guests without an account. The response is the same whether or not the email has ordered, booked or waited for a table here. The link exports and erases the guest's data and works for 24 hours.",
  tag: "Customers",
  guard: publicTenant,
  params: TenantParams,
  body: GuestDataLinkBody,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: emailedLinkLimit,
  handle: ({ app, shop, body, request }) =>
    requestGuestDataLink(app, {
      tenantId: shop.tenant.id,
      email: body.email,
      locale: requestLocale(request, shop.tenant.locales),
    }),
});
