import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { askForTable } from "@/lib/service/waitlist/ask-for-table";
import { AskedForTable, AskForTableRequest } from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "askForTable",
  summary: "Ask to be notified when a table becomes free on a fully booked day",
  description:
    "The guest gets an email with the link of the request. When a table becomes free, it is held for the first guest whom it suits, who gets an email with the link that takes it. An address has one open request for a day: for another one the first link is sent again, with the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  body: AskForTableRequest,
  response: AskedForTable,
  errors: ["TENANT_NOT_FOUND", "SLOT_UNAVAILABLE", "TABLE_AVAILABLE", "WAITLIST_CLOSED", "RATE_LIMITED"],
  idempotent: true,
  handle: ({ app, shop, request, body, client }) =>
    askForTable(app, {
      tenant: shop.tenant,
      request: body,
      locale: requestLocale(request, shop.tenant.locales),
      clientAddress: client.address,
    }),
});
