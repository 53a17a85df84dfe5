import { endpoint } from "@/lib/app/endpoint";
import { ProveEmailBody } from "@/lib/people/accounts/account-contract";
import { proveOwnerEmail } from "@/lib/people/accounts/prove-owner-email";
import { OpenedRestaurants } from "@/lib/people/auth/auth-contract";
import { platformUser } from "@/lib/people/auth/portal-guards";

export const POST = endpoint({
  operationId: "proveOwnerEmail",
  summary: "Confirm an owner's email with an emailed link, and open the restaurant to the public",
  description:
    "Needs the session of the account that the link was sent for. Without one, choosing a new password with an emailed link confirms the address as well.",
  tag: "Tenant authentication",
  guard: platformUser,
  body: ProveEmailBody,
  response: OpenedRestaurants,
  errors: ["INVALID_TOKEN"],
  handle: ({ app, actor, body }) => proveOwnerEmail(app, { userId: actor.userId, token: body.token }),
});
