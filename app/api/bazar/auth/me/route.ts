import { AccountProfile } from "@/lib/accounts/account-contract";
import { profileOf } from "@/lib/accounts/diner";
import { bazarUser } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "getBazarUserProfile",
  summary: "The account that is signed in on the marketplace",
  tag: "Marketplace account",
  guard: bazarUser,
  response: AccountProfile,
  errors: [],
  handle: async ({ diner }) => profileOf(diner),
});
