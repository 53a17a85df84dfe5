import { AccountProfile, RegisterBody } from "@/lib/accounts/account-contract";
import { registerDiner } from "@/lib/accounts/register-diner";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/auth/browser";
import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { replyWithCookies } from "@/lib/http/reply";
import { DEFAULT_LOCALE, LOCALES, negotiateLocale } from "@/lib/i18n/locales";
import { registrationLimit } from "@/lib/rate-limit/limits";

export const POST = endpoint({
  operationId: "registerBazarUser",
  summary: "Make an account on the marketplace and sign in",
  description: "Sets `bazar_user_session` and emails a link that proves the mailbox.",
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
      locale: negotiateLocale(request.headers.get("accept-language"), LOCALES, DEFAULT_LOCALE),
      browser: browserOf(request, client),
    });
    return replyWithCookies(profile, cookies);
  },
});
