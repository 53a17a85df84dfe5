import { endpoint } from "@/lib/app/endpoint";
import { GuestParams } from "@/lib/oversight/guests/guest-contract";
import { eraseGuest } from "@/lib/oversight/privacy/erase-guest";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const POST = endpoint({
  operationId: "eraseGuest",
  summary: "Erase a guest who asks for it",
  description:
    "Takes the person out of orders, bookings, gift cards, notes and the storefront's account. The books keep amounts and lines.",
  tag: "Customers",
  guard: tenantAccess,
  params: GuestParams,
  response: null,
  errors: ["GUEST_NOT_FOUND", "ERASURE_BLOCKED"],
  audited: true,
  handle: ({ app, tenant, params }) => eraseGuest(app, { tenant, guestId: params.guestId }),
});
