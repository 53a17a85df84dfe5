import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { ProvableProfile } from "@/lib/people/accounts/account-contract";
import { provableProfileOf } from "@/lib/people/auth/diner";
import { customer } from "@/lib/people/auth/diner-guards";

export const GET = endpoint({
  operationId: "getCustomerProfile",
  summary: "Get the storefront account that is signed in",
  description: "Answers 401 to whoever is signed out.",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: ProvableProfile,
  errors: ["TENANT_NOT_FOUND"],
  handle: async ({ diner }) => provableProfileOf(diner),
});
