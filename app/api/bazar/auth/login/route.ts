import { AccountLoginBody, AccountProfile } from "@/lib/accounts/account-contract";
import { signInDiner } from "@/lib/accounts/sign-in-diner";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { reply } from "@/lib/http/reply";

export const POST = endpoint({
  operationId: "signInBazarUser",
  summary: "Sign in to an account on the marketplace",
  description:
    "Sets a fresh `bazar_user_session`. At most 8 attempts per address in 15 minutes, and 300 from all addresses together.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: AccountLoginBody,
  response: AccountProfile,
  errors: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
  setsCookies: ["bazar_user_session"],
  async handle({ app, body, client }) {
    const { profile, cookie } = await signInDiner(app, {
      scope: { kind: "bazar" },
      ...body,
      clientAddress: client.address,
      secure: client.secure,
    });
    return reply(profile, { "set-cookie": cookie });
  },
});
