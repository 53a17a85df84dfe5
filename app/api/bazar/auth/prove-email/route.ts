import { endpoint } from "@/lib/app/endpoint";
import { ProveEmailBody } from "@/lib/people/accounts/account-contract";
import { proveDinerEmail } from "@/lib/people/accounts/prove-diner-email";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { browserOf, KNOWN_BROWSER_COOKIE } from "@/lib/people/auth/browser";
import { findBazarUserId } from "@/lib/people/auth/diner-guards";
import { publicAccess } from "@/lib/platform/http/guard";
import { replyWithCookies } from "@/lib/platform/http/reply";
import { emailedLinkLimit } from "@/lib/platform/rate-limit/limits";

export const POST = endpoint({
  operationId: "proveBazarUserEmail",
  summary: "Confirm the email of a marketplace account with an emailed link",
  description:
    "Orders and bookings made as a guest with this address then belong to the account. Without a session of the account the response is `NEW_PASSWORD_REQUIRED` and the link stays valid: sent again with a new `password`, it ends every session of the account and signs in.",
  tag: "Marketplace account",
  guard: publicAccess,
  body: ProveEmailBody,
  response: OkAnswer,
  errors: ["INVALID_TOKEN", "NEW_PASSWORD_REQUIRED", "RATE_LIMITED", "UNAVAILABLE"],
  limit: emailedLinkLimit,
  setsCookies: ["bazar_user_session", KNOWN_BROWSER_COOKIE],
  async handle({ app, body, request, client }) {
    const dinerId = await findBazarUserId({ app, request });
    const scope = { kind: "bazar" } as const;
    const { token, password } = body;
    const browser = browserOf(request, client);
    const cookies = await proveDinerEmail(app, { scope, token, password, dinerId, browser });
    return replyWithCookies({ ok: true }, cookies);
  },
});
