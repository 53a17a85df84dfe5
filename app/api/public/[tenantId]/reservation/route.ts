import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { findSignedInDiners } from "@/lib/people/auth/diner-guards";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { bookTable } from "@/lib/service/reservations/book-table";
import { BookedReservation, ReservationRequest } from "@/lib/service/reservations/reservation-contract";

export const POST = endpoint({
  operationId: "bookTable",
  summary: "Book a table",
  description:
    "The guest gets an email with the token that cancels the booking. Where the restaurant asks for a deposit, the table is held until `deposit.payUntil`: pay `deposit.clientSecret` by then, and the booking is made and the email sent; else the table is free again.",
  tag: "Reservations",
  guard: publicTenant,
  params: TenantParams,
  body: ReservationRequest,
  response: BookedReservation,
  errors: [
    "TENANT_NOT_FOUND",
    "SLOT_UNAVAILABLE",
    "RATE_LIMITED",
    "PAYMENT_METHOD_UNAVAILABLE",
    "AMOUNT_TOO_SMALL",
    "PROCESSOR_UNAVAILABLE",
  ],
  idempotent: true,
  handle: async ({ app, shop, request, body, client }) =>
    bookTable(app, {
      tenant: shop.tenant,
      request: body,
      locale: requestLocale(request, shop.tenant.locales),
      clientAddress: client.address,
      account: await findSignedInDiners({ app, request }, shop.tenant.id),
    }),
});
