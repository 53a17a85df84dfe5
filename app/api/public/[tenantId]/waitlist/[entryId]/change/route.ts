import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { changeRequest } from "@/lib/service/waitlist/change-request";
import { ChangeTableRequest, WaitlistOffer, WaitlistParams } from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "changeTableRequest",
  summary: "Change which times suit on a fully booked day, with the token from the email",
  description:
    "The place in the line stays. Repeating it changes nothing. An unknown request and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: WaitlistParams,
  body: ChangeTableRequest,
  response: WaitlistOffer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "NOT_CHANGEABLE", "TABLE_AVAILABLE", "SLOT_UNAVAILABLE"],
  handle: ({ app, shop, params, body }) =>
    changeRequest(app, { tenantId: shop.tenant.id, entryId: params.entryId, ...body }),
});
