import { endpoint } from "@/lib/app/endpoint";
import { AccountLoginBody, AccountProfile } from "@/lib/people/accounts/account-contract";
import { signInDiner } from "@/lib/people/accounts/sign-in-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";

export const POST = endpoint({
  operationId: "signInBazarUser",
  summary: "Sign in to a marketplace account",
  description:
    "Sets a new `bazar_user_session`. At most 8 attempts per IP address in 15 minutes, and 300 from all addresses together. After 10 failures for one email in 15 minutes, only a browser that has signed in to the account before can continue, with up to 10 failures of its own; the `known_browser` cookie identifies it.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: AccountLoginBody,
  response: AccountProfile,
  errors: ["INVALID_CREDENTIALS", "RATE_LIMITED", "UNAVAILABLE"],
  setsCookies: ["bazar_user_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, body, request, client }) {
    const { profile, cookies } = await signInDiner(app, {
      scope: { kind: "bazar" },
      ...body,
      browser: browserOf(request, client),
    });
    return replyWithCookies(profile, cookies);
  },
});
