import { AccountProfile } from "@/lib/accounts/account-contract";
import { profileOf } from "@/lib/accounts/diner";
import { customer } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getCustomerProfile",
  summary: "The account that is signed in at a restaurant's storefront",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: AccountProfile,
  errors: ["TENANT_NOT_FOUND"],
  handle: async ({ diner }) => profileOf(diner),
});
