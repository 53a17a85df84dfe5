import { endpoint } from "@/lib/app/endpoint";
import { AccountProfile } from "@/lib/people/accounts/account-contract";
import { profileOf } from "@/lib/people/accounts/diner";
import { bazarUser } from "@/lib/people/auth/diner-guards";

export const GET = endpoint({
  operationId: "getBazarUserProfile",
  summary: "The account that is signed in on the marketplace",
  tag: "Marketplace account",
  guard: bazarUser,
  response: AccountProfile,
  errors: [],
  handle: async ({ diner }) => profileOf(diner),
});
