import { findSignedInDiners } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { bookTable } from "@/lib/reservations/book-table";
import { BookedReservation, ReservationRequest } from "@/lib/reservations/reservation-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

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
