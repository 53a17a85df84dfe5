import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { answerOffer } from "@/lib/service/waitlist/answer-offer";
import {
  WaitlistOffer,
  WaitlistParams,
  WaitlistTokenRequest,
} from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "acceptOffer",
  summary: "Take the table that was offered, with the token from the email",
  description:
    "Repeating it is harmless. Where a deposit is asked of a party that asked online, `booking.depositDue` is true: the table is held until payDeposit is paid. An unknown party and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: WaitlistParams,
  body: WaitlistTokenRequest,
  response: WaitlistOffer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "OFFER_EXPIRED"],
  handle: ({ app, shop, params, body }) =>
    answerOffer(app, {
      tenantId: shop.tenant.id,
      entryId: params.entryId,
      token: body.token,
      accepts: true,
    }),
});
