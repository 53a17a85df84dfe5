import { endpoint } from "@/lib/app/endpoint";
import { AccountProfile } from "@/lib/people/accounts/account-contract";
import { profileOf } from "@/lib/people/auth/diner";
import { bazarUser } from "@/lib/people/auth/diner-guards";

export const GET = endpoint({
  operationId: "getBazarUserProfile",
  summary: "Get the marketplace account that is signed in",
  description: "Answers 401 to whoever is signed out, which is how a page finds out.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: AccountProfile,
  errors: [],
  handle: async ({ diner }) => profileOf(diner),
});
