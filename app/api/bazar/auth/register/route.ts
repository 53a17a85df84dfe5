import { endpoint } from "@/lib/app/endpoint";
import { AccountProfile, RegisterBody } from "@/lib/people/accounts/account-contract";
import { registerDiner } from "@/lib/people/accounts/register-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { registrationLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "registerBazarUser",
  summary: "Create a marketplace account and sign in",
  description: "Sets `bazar_user_session` and emails a link that confirms the address.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: RegisterBody,
  response: AccountProfile,
  errors: ["EMAIL_TAKEN", "RATE_LIMITED", "UNAVAILABLE"],
  limit: registrationLimit,
  setsCookies: ["bazar_user_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, body, request, client }) {
    const { email, password, name } = body;
    const { profile, cookies } = await registerDiner(app, {
      scope: { kind: "bazar" },
      email,
      password,
      name,
      locale: requestLocale(request),
      browser: browserOf(request, client),
    });
    return replyWithCookies(profile, cookies);
  },
});
