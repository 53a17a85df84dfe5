import { endpoint } from "@/lib/app/endpoint";
import { publicAccess } from "@/lib/platform/http/guard";
import { addressCheckLimit } from "@/lib/platform/rate-limit/limits";
import { AddressCheck, AddressCheckQuery } from "@/lib/restaurant/tenancy/address-contract";
import { checkAddress } from "@/lib/restaurant/tenancy/check-address";

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
