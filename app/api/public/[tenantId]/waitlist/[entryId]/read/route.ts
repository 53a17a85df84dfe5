import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { readOffer } from "@/lib/service/waitlist/read-offer";
import {
  WaitlistOffer,
  WaitlistParams,
  WaitlistTokenRequest,
} from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "readOffer",
  summary: "Get what a party waits for, was offered or has booked, with the token from its email",
  description: "An unknown party and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: WaitlistParams,
  body: WaitlistTokenRequest,
  response: WaitlistOffer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN"],
  handle: ({ app, shop, params, body }) =>
    readOffer(app, {
      tenantId: shop.tenant.id,
      timeZone: shop.tenant.timeZone,
      entryId: params.entryId,
      token: body.token,
    }),
});
