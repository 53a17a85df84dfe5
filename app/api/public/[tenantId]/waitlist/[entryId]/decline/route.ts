import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { answerOffer } from "@/lib/service/waitlist/answer-offer";
import {
  WaitlistOffer,
  WaitlistParams,
  WaitlistTokenRequest,
} from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "declineOffer",
  summary: "Give up the table that was offered, or stop waiting, with the token from the email",
  description:
    "Repeating it is harmless. A table that was taken is a booking, which is canceled with its own token. An unknown party and a wrong token get the same answer.",
  tag: "Reservations",
  guard: publicTenant,
  params: WaitlistParams,
  body: WaitlistTokenRequest,
  response: WaitlistOffer,
  errors: ["TENANT_NOT_FOUND", "INVALID_TOKEN", "OFFER_TAKEN"],
  handle: ({ app, shop, params, body }) =>
    answerOffer(app, {
      tenantId: shop.tenant.id,
      entryId: params.entryId,
      token: body.token,
      accepts: false,
    }),
});
