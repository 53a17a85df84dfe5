import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { findSignedInDiners } from "@/lib/people/auth/diner-guards";
import { publicTenant } from "@/lib/restaurant/tenancy/public-tenant";
import { chooseOrderLocale } from "@/lib/service/orders/order-locale";
import { bookTable } from "@/lib/service/reservations/book-table";
import { BookedReservation, ReservationRequest } from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "bookTable",
  summary: "Book a table",
  description: "The guest gets an email with the token that cancels the booking.",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  body: ReservationRequest,
  response: BookedReservation,
  errors: ["TENANT_NOT_FOUND", "SLOT_UNAVAILABLE", "RATE_LIMITED"],
  idempotent: true,
  handle: async ({ app, shop, request, body, client }) =>
    bookTable(app, {
      tenantId: shop.tenant.id,
      request: body,
      locale: chooseOrderLocale(shop.tenant.locales, request.headers.get("accept-language")),
      clientAddress: client.address,
      account: await findSignedInDiners({ app, request }, shop.tenant.id),
    }),
});
