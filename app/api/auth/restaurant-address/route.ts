import { endpoint } from "@/lib/app/endpoint";
import { checkAddress } from "@/lib/people/accounts/check-address";
import { AddressCheck, AddressCheckQuery } from "@/lib/people/accounts/new-restaurant-contract";
import { publicAccess } from "@/lib/platform/http/guard";
import { addressCheckLimit } from "@/lib/platform/rate-limit/limits";

export const GET = endpoint({
  operationId: "checkRestaurantAddress",
  summary: "Check whether a new restaurant can have an address",
  description: "Reserves nothing: registering can still answer SLUG_TAKEN.",
  tag: "Tenant authentication",
  guard: publicAccess,
  query: AddressCheckQuery,
  response: AddressCheck,
  errors: ["RATE_LIMITED"],
  limit: addressCheckLimit,
  handle: ({ app, query }) => checkAddress(app, query),
});
